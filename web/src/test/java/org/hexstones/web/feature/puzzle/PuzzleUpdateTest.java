package org.hexstones.web.feature.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.Moves;
import org.hexstones.hex.Board;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.junit.jupiter.api.Test;

final class PuzzleUpdateTest {
  private static final int TODAY = 20_000;

  private static PageOnJvm page(Object number) {
    PageOnJvm page = PageOnJvm.at("#puzzle=" + number);
    assertTrue(page.effects().contains(new PuzzleEffect.FetchPuzzles()));
    String list = GuideFilesForTest.read("puzzles");
    page.happens(new PuzzleEvent.Came(list, TODAY, ""));
    return page;
  }

  private static PuzzleSession puzzling(PageOnJvm page) {
    PuzzleSession puzzling = page.model().session().screens().find(PuzzleSession.class);
    assertNotNull(puzzling);
    return puzzling;
  }

  private static Puzzle puzzle(PageOnJvm page) {
    Puzzle puzzle = puzzling(page).puzzle();
    assertNotNull(puzzle);
    return puzzle;
  }

  private static void solve(PageOnJvm page) {
    Board board = puzzle(page).record().setup().board();
    for (int move : puzzle(page).answer()) {
      assertEquals(PuzzleSession.State.OPEN, puzzling(page).state());
      page.press(board.name(Moves.cell(move)));
    }
  }

  @Test
  void everyPuzzleIsSolvedByItsAnswer() {
    PageOnJvm page = page(1);
    int all = puzzling(page).lines().size();
    for (int number = 1; number <= all; number += 37) {
      page.happens(new Route.Puzzle(number));
      solve(page);
      assertEquals(PuzzleSession.State.SOLVED, puzzling(page).state());
      assertTrue(page.model().puzzles().solved().has(number));
    }
    page.happens(new Route.Puzzle(all));
    page.act("next-puzzle");
    assertEquals(1, puzzling(page).number(), "after the last comes the first");
    page.act("leave-puzzle");
    assertNull(page.model().session().screens().find(PuzzleSession.class));
  }

  @Test
  void aNumberThatNoPuzzleHasLeadsToTheDaysAndIsTold() {
    for (String number : new String[] {"9999", "-3", "abc", "2147483648", ""}) {
      PageOnJvm page = page(number);
      assertEquals(
          PuzzleUpdate.daily(puzzling(page).lines().size(), TODAY), puzzling(page).number());
      assertEquals(Notice.of(Notice.Kind.NO_PUZZLE), page.model().session().notice());
    }
    assertNull(page(520).model().session().notice());
    assertNull(page(0).model().session().notice());
  }

  @Test
  void anotherCellIsAMissAndCanBeTakenBack() {
    PageOnJvm page = page(1);
    Board board = puzzle(page).record().setup().board();
    int right = Moves.cell(puzzle(page).answer().get(0));
    for (int cell = 0; puzzling(page).made().isEmpty(); cell++) {
      if (cell != right) {
        page.press(board.name(cell));
      }
    }
    assertEquals(PuzzleSession.State.MISSED, puzzling(page).state());
    page.act("again-puzzle");
    solve(page);
    assertEquals(PuzzleSession.State.SOLVED, puzzling(page).state());
  }

  @Test
  void hintsTellMoreEachTime() {
    PageOnJvm page = page(1);
    page.act("hint");
    page.act("hint");
    Board board = puzzle(page).record().setup().board();
    String first = board.name(Moves.cell(puzzle(page).answer().get(0)));
    assertTrue(PageOnJvm.text(page.find("p", "data-said", "")).contains(first));
  }

  @Test
  void theStreakGrowsDayByDayAndEndsWithADayLeftOut() {
    PageOnJvm page = page(0);
    assertEquals(PuzzleUpdate.daily(puzzling(page).lines().size(), TODAY), puzzling(page).number());
    solve(page);
    assertEquals(1, page.model().puzzles().solved().streakOn(TODAY));
    SolvedPuzzles later = page.model().puzzles().solved().with(3, true, TODAY + 1);
    assertEquals(2, later.streakOn(TODAY + 1));
    assertEquals(later, later.with(3, true, TODAY + 1));
    assertEquals(0, later.streakOn(TODAY + 3));
    assertEquals(1, later.with(5, true, TODAY + 3).streak());
    assertEquals(later, SolvedPuzzles.read(later.text()));
    assertEquals(SolvedPuzzles.NONE, SolvedPuzzles.read("2 3 x"));
    assertFalse(later.has(4));
  }

  @Test
  void aListThatCannotBeHadIsTold() {
    PageOnJvm page = PageOnJvm.at("#puzzle=3");
    page.happens(new PuzzleEvent.Came(null, TODAY, ""));
    assertTrue(puzzling(page).failed());
    page.effects();
    page.act("fetch-again");
    assertTrue(page.effects().contains(new PuzzleEffect.FetchPuzzles()));
    page.happens(new PuzzleEvent.Came("win 1 nonsense", TODAY, ""));
    assertTrue(puzzling(page).failed());
  }
}
