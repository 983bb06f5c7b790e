package org.hexstones.web.feature.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.vdom.Element;
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
  void unknownNumbersAreRefused() {
    PageOnJvm unknown = page("9999");
    assertNull(unknown.model().session().screens().find(PuzzleSession.class));
    assertEquals("no-puzzle", unknown.value("data-notice"));
    PageOnJvm solving = page(17);
    solving.happens(new Route.Puzzle(9999));
    assertEquals(17, puzzling(solving).number(), "a refused address changes nothing");
    assertEquals(Notice.of(Notice.Kind.NO_PUZZLE), solving.model().session().notice());
    for (String noNumber : new String[] {"-3", "abc", "2147483648", ""}) {
      PageOnJvm page = PageOnJvm.at("#puzzle=" + noNumber);
      assertEquals("bad-address", page.value("data-notice"), noNumber);
    }
    assertNull(page(520).model().session().notice());
    assertNull(page(0).model().session().notice());
  }

  /** Places the stones of a turn on the first free cells that are not those of the answer. */
  private static void miss(PageOnJvm page) {
    Puzzle puzzle = puzzle(page);
    Board board = puzzle.record().setup().board();
    List<Integer> right = puzzle.answer().stream().map(Moves::cell).toList();
    for (int cell = 0; puzzling(page).state() == PuzzleSession.State.OPEN; cell++) {
      if (!right.contains(cell)) {
        page.press(board.name(cell));
      }
    }
    assertEquals(PuzzleSession.State.MISSED, puzzling(page).state());
  }

  private static String coach(PageOnJvm page) {
    return PageOnJvm.text(page.find("div", "class", "coach"));
  }

  /** The number of the first puzzle of that kind with a game whose set-up begins with a word. */
  private static int number(PageOnJvm page, PuzzleKind kind, String game, Colour mover) {
    List<String> lines = puzzling(page).lines();
    for (int number = 1; number <= lines.size(); number++) {
      Puzzle puzzle = PuzzleText.read(lines.get(number - 1), Games.ALL::setup).orThrow();
      Position asked = puzzle.play().position();
      if (puzzle.kind() == kind
          && puzzle.record().setup().text().startsWith(game)
          && asked.colourOf(asked.mover()) == mover.index()) {
        return number;
      }
    }
    throw new AssertionError("no such puzzle");
  }

  @Test
  void theTaskTellsWhoMovesWhichStonesAndForWhat() {
    PageOnJvm page = page(1);
    page.happens(new Route.Puzzle(number(page, PuzzleKind.WIN, "omega", Colour.WHITE)));
    assertTrue(
        coach(page)
            .startsWith(
                "White to play and win (equal scores are not enough): place white, then black"),
        coach(page));
    assertTrue(coach(page).contains("OMEGA · Difficulty"), coach(page));
    page.happens(new Route.Puzzle(number(page, PuzzleKind.WIN, "omega", Colour.BLACK)));
    assertTrue(
        coach(page)
            .startsWith("Black to play and win (equal scores are enough): place white, then black"),
        coach(page));
    page.happens(new Route.Puzzle(number(page, PuzzleKind.WIN, "omny", Colour.BLACK)));
    assertTrue(coach(page).startsWith("Black to play and win: place black"), coach(page));
    assertTrue(coach(page).contains("Sunder · "), coach(page));
    assertTrue(coach(page).contains("half of all cells"), coach(page));
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    assertTrue(
        coach(page).startsWith("Le toca a Negro: coloca una ficha negra y gana"), coach(page));
    page.happens(new SettingsEvent.SetLanguage(Language.JAPANESE));
    assertTrue(coach(page).startsWith("黒の手番：黒の石を置いて勝つ"), coach(page));
  }

  @Test
  void aTryIsAWholeTurnAndAStoneOfItCanBeTakenBack() {
    PageOnJvm page = page(2);
    Puzzle puzzle = puzzle(page);
    Board board = puzzle.record().setup().board();
    assertEquals(2, puzzle.answer().size());
    int wrong = 0;
    while (puzzle.play().position().stoneAt(wrong) != Position.NONE
        || puzzle.answer().stream().map(Moves::cell).toList().contains(wrong)) {
      wrong++;
    }
    page.press(board.name(wrong));
    assertEquals(PuzzleSession.State.OPEN, puzzling(page).state());
    page.act("undo");
    assertNull(page.stone(board.name(wrong)));
    page.press(board.name(wrong));
    page.control("z");
    assertTrue(puzzling(page).made().isEmpty());
    solve(page);
    assertEquals(PuzzleSession.State.SOLVED, puzzling(page).state());
    page.happens(new MatchEvent.Undo());
    assertEquals(PuzzleSession.State.SOLVED, puzzling(page).state());
  }

  @Test
  void missedPuzzlesOfferFourWaysOn() {
    PageOnJvm page = page(2);
    miss(page);
    page.act("again-puzzle");
    miss(page);
    page.act("hint");
    assertEquals(PuzzleSession.State.OPEN, puzzling(page).state());
    assertEquals(1, puzzling(page).hints());
    miss(page);
    page.act("solution");
    Board board = puzzle(page).record().setup().board();
    for (int move : puzzle(page).answer()) {
      assertNotNull(page.stone(board.name(Moves.cell(move))));
      assertTrue(coach(page).contains(board.name(Moves.cell(move)) + ": "), coach(page));
    }
    assertEquals(PuzzleSession.State.SHOWN, puzzling(page).state());
    assertFalse(page.model().puzzles().solved().has(2));
    page.act("again-puzzle");
    assertTrue(puzzling(page).revealed(), "what was shown stays known");
    miss(page);
    page.act("next-puzzle");
    assertEquals(3, puzzling(page).number());
    assertEquals(0, puzzling(page).hints());
  }

  @Test
  void aDayCountsOnlyWithoutTheLastHint() {
    PageOnJvm page = page(0);
    while (!puzzling(page).revealed()) {
      page.act("hint");
    }
    solve(page);
    assertEquals(0, page.model().puzzles().solved().streakOn(TODAY, 0));
    page.happens(new Route.Puzzle(0));
    page.act("hint");
    solve(page);
    assertEquals(1, page.model().puzzles().solved().streakOn(TODAY, 0));
  }

  @Test
  void hintsTellMoreEachTime() {
    PageOnJvm page = page(2);
    page.act("hint");
    page.act("hint");
    Board board = puzzle(page).record().setup().board();
    String first = board.name(Moves.cell(puzzle(page).answer().get(0)));
    assertTrue(PageOnJvm.text(page.find("p", "data-said", "")).contains(first));
    assertTrue(css(page, first).contains(" hinted"), "a hint is marked on the board");
    assertEquals(1, reported(page));
    page.act("hint");
    assertEquals(puzzle(page).answer().size(), reported(page));
    page.happens(new Route.Puzzle(2));
    assertEquals(0, reported(page));
    page.act("hint");
    assertTrue(reported(page) > 1 && css(page, first).contains(" hinted"), "the line");
  }

  private static String css(PageOnJvm page, String cell) {
    return String.valueOf(page.find("g", "data-cell", cell).attribute("class"));
  }

  private static int reported(PageOnJvm page) {
    List<Element> cells = new ArrayList<>();
    PageOnJvm.all(
        page.draw(), cells, e -> String.valueOf(e.attribute("class")).endsWith(" hinted"));
    return cells.size();
  }

  @Test
  void theStreakGrowsDayByDayAndEndsWithADayLeftOut() {
    PageOnJvm page = page(0);
    assertEquals(DailyPuzzle.number(puzzling(page).lines(), TODAY), puzzling(page).number());
    solve(page);
    assertEquals(1, page.model().puzzles().solved().streakOn(TODAY, 0));
    SolvedPuzzles later = page.model().puzzles().solved().with(3, true, TODAY + 1, 0);
    assertEquals(2, later.streakOn(TODAY + 1, 0));
    assertEquals(later, later.with(3, true, TODAY + 1, 0));
    assertEquals(0, later.streakOn(TODAY + 3, 0));
    assertEquals(1, later.with(5, true, TODAY + 3, 0).streakOn(TODAY + 3, 0));
    assertEquals(later, SolvedPuzzles.read(later.text()));
    assertEquals(SolvedPuzzles.NONE, SolvedPuzzles.read("2 3 x"));
    assertFalse(later.has(4));
  }

  @Test
  void settingsAreOpenedOverAPuzzle() {
    PageOnJvm page = page(17);
    page.act("settings");
    assertEquals(Dialog.SETTINGS, page.model().session().dialog());
    page.happens(new Route.Open(Dialog.NONE));
    assertEquals(17, puzzling(page).number());
  }

  @Test
  void missingListIsNoticed() {
    PageOnJvm page = PageOnJvm.at("#puzzle=1");
    page.happens(new PuzzleEvent.Came(null, TODAY, ""));
    assertTrue(puzzling(page).failed());
    page.effects();
    page.act("fetch-again");
    assertTrue(page.effects().contains(new PuzzleEffect.FetchPuzzles()));
    page.happens(new PuzzleEvent.Came("win 1 nonsense", TODAY, ""));
    assertTrue(puzzling(page).failed());
  }
}
