package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.notation.link.Links;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Puzzles are fetched when they are asked for, and solved without a mouse. */
final class PuzzleIT {
  private static Puzzle puzzle(int number) throws Exception {
    String list = Files.readString(Site.puzzles());
    String line = PuzzleText.lines(list).orThrow().get(number - 1);
    return PuzzleText.read(line, Games.ALL::setup).orThrow();
  }

  private static String focused(GamePage page) {
    return String.valueOf(page.driver().switchTo().activeElement().getDomAttribute("data-cell"));
  }

  /** Presses a key, and waits a little for the keyboard to be on another cell: it may not be. */
  private static boolean moves(GamePage page, CharSequence key) throws InterruptedException {
    String before = focused(page);
    page.driver().switchTo().activeElement().sendKeys(key);
    for (int looks = 0; looks < 20; looks++) {
      if (!focused(page).equals(before)) {
        return true;
      }
      Thread.sleep(30);
    }
    return false;
  }

  /** Walks over the board with the arrow keys, row by row, until the cell is reached. */
  private static void placeByKeyboard(GamePage page, String name) throws InterruptedException {
    page.driver().executeScript("document.querySelector('[data-cell][tabindex=\"0\"]').focus()");
    moves(page, Keys.chord(Keys.CONTROL, Keys.HOME));
    boolean right = true;
    while (!focused(page).equals(name)) {
      if (!moves(page, right ? Keys.ARROW_RIGHT : Keys.ARROW_LEFT)) {
        right = !right;
        assertTrue(moves(page, Keys.ARROW_DOWN), name + " was not reached");
      }
    }
    page.driver().switchTo().activeElement().sendKeys(Keys.ENTER);
  }

  @Test
  void aPuzzleIsSolvedByTheKeyboardAndStaysSolved() throws Exception {
    Puzzle puzzle = puzzle(7);
    try (GamePage page = GamePage.open("#puzzle=7")) {
      page.wait(() -> page.has("[data-puzzle='7'][data-state=open]"));
      for (int move : puzzle.answer()) {
        placeByKeyboard(page, puzzle.record().setup().board().name(Moves.cell(move)));
      }
      page.wait(() -> page.has("[data-puzzle='7'][data-state=solved]"));
      page.press("[data-action=daily-puzzle]");
      page.press("[data-action=hint]");
      page.wait(() -> page.has("[data-said]"));
      page.press("[data-action=leave-puzzle]");
      page.wait(() -> page.has("[data-action=friend]"));
      page.press("[data-action=puzzles]");
      page.wait(() -> page.has("[data-screen=puzzle][data-state=open]"));
      page.go("#puzzle=7");
      page.wait(() -> page.has("[data-puzzle='7']"));
      assertTrue(page.has("[data-solved]"));
      assertEquals(List.of(), page.errors());
    }
  }

  /** The worker of the analysis board proves the answer, and that of the page proves it again. */
  @Test
  void puzzleThatIsMadeIsCheckedWhereItIsOpened() throws Exception {
    Puzzle puzzle = puzzle(6);
    String position =
        Links.write(
            GameRecord.of(puzzle.record().setup(), puzzle.record().start(), puzzle.given()));
    try (GamePage page = GamePage.open("#study=" + position)) {
      page.wait(() -> page.has("[data-screen=study]"));
      page.press("[data-action=make-puzzle]");
      page.wait(() -> page.has("[data-composer=one]"));
      page.press("[data-action=try-puzzle]");
      page.wait(() -> page.has("[data-screen=puzzle] [data-check=holds]"));
      page.press("[data-action=leave-puzzle]");
      page.wait(() -> page.has("[data-action=friend]"));
      assertEquals(List.of(), page.errors());
    }
  }
}
