package org.hexstones.web.feature.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.notation.link.Links;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.notation.puzzle.PuzzleLink;
import org.hexstones.notation.puzzle.PuzzlePosition;
import org.hexstones.registry.Games;
import org.hexstones.search.endgame.Answers;
import org.hexstones.web.app.DraftCodec;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.worker.WorkerOnJvm;
import org.junit.jupiter.api.Test;

/** Why a try fails, how the solution goes on, and what a person has made. */
final class PuzzleProofTest {
  private static final int TODAY = 20_785;
  private static final int MILLIS = 10_000_000;

  private static PageOnJvm page(int number) {
    PageOnJvm page = PageOnJvm.at("#puzzle=" + number);
    page.happens(new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), TODAY, ""));
    return page;
  }

  /** The worker answers all that it was asked. */
  private static void prove(PageOnJvm page) {
    for (Effect effect : page.effects()) {
      if (effect instanceof PuzzleEffect.Prove prove) {
        ProofAnswer answer =
            WorkerOnJvm.proof(
                new ProofQuestion(
                    prove.question(), PlayedGame.of(prove.record()), prove.plies(), 2, MILLIS));
        page.happens(new PuzzleEvent.Proved(answer));
      }
    }
  }

  private static String coach(PageOnJvm page) {
    return PageOnJvm.text(page.find("div", "class", "coach"));
  }

  @Test
  void missedTryIsRefutedByTheOther() {
    int refuted = 0;
    PageOnJvm page = page(1);
    for (int number = 1; number <= 60; number++) {
      page.happens(new Route.Puzzle(number));
      Puzzle puzzle = Objects.requireNonNull(PracticeTest.puzzling(page).puzzle());
      if (puzzle.kind() == PuzzleKind.SCORE) {
        continue;
      }
      PracticeTest.answer(page, false);
      prove(page);
      PuzzleSession missed = PracticeTest.puzzling(page);
      Play play =
          puzzle
              .record()
              .withRoot(Objects.requireNonNull(missed.match()).record().root())
              .replay()
              .orThrow();
      if (play.isOver()) {
        continue;
      }
      assertEquals(1 - puzzle.play().mover(), missed.proof().winner(), "puzzle " + number);
      if (play.mover() == missed.proof().winner()) {
        assertTrue(coach(page).contains("answers"), coach(page));
        refuted++;
      }
      int all = missed.proof().line().size();
      for (int i = 0; i < all; i++) {
        page.act("line-on");
      }
      assertEquals(all, PracticeTest.puzzling(page).proof().shown());
      page.act("line-back");
      assertEquals(all - 1, PracticeTest.puzzling(page).proof().shown());
      page.act("again-puzzle");
      assertTrue(PracticeTest.puzzling(page).proof().line().isEmpty());
    }
    assertTrue(refuted >= 10, "refuted " + refuted);
  }

  /** Whoever is asked for the most points reads how many a try gets. */
  @Test
  void missedScoreIsSaid() {
    PageOnJvm page = page(1);
    int said = 0;
    for (int number = 1; number <= 40; number++) {
      page.happens(new Route.Puzzle(number));
      Puzzle puzzle = Objects.requireNonNull(PracticeTest.puzzling(page).puzzle());
      if (puzzle.kind() == PuzzleKind.SCORE) {
        PracticeTest.answer(page, false);
        prove(page);
        String read = coach(page);
        if (read.contains("With best play")) {
          said++;
          int mover = puzzle.play().mover();
          int lead = PracticeTest.puzzling(page).proof().leads().get(mover);
          assertTrue(read.contains(lead < 0 ? "behind" : "ahead"), read);
          assertEquals(
              List.of(puzzle.answer()),
              Objects.requireNonNull(Answers.bestScore(puzzle.play(), 9, 1e7)));
        }
      }
    }
    assertTrue(said >= 10, "said " + said);
  }

  @Test
  void solutionIsPlayedThrough() {
    PageOnJvm page = page(2);
    PracticeTest.answer(page, true);
    prove(page);
    PuzzleSession solved = PracticeTest.puzzling(page);
    assertTrue(!solved.proof().line().isEmpty());
    int stones = Objects.requireNonNull(solved.shown()).record().mainLine().size();
    page.act("line-on");
    PuzzleSession on = PracticeTest.puzzling(page);
    assertEquals(stones + 1, Objects.requireNonNull(on.shown()).record().mainLine().size());
    assertEquals(PuzzleSession.State.SOLVED, on.state());
    int move = on.proof().line().get(0);
    String cell =
        Objects.requireNonNull(on.puzzle()).record().setup().board().name(Moves.cell(move));
    assertTrue(page.stone(cell) != null);
  }

  @Test
  void keysStepThroughTheLine() {
    PageOnJvm page = page(2);
    page.anyKey("ArrowRight", false);
    assertEquals(0, PracticeTest.puzzling(page).proof().shown(), "there is no line yet");
    PracticeTest.answer(page, true);
    prove(page);
    int all = PracticeTest.puzzling(page).proof().line().size();
    List<String> keys =
        List.of("ArrowRight", "ArrowLeft", "ArrowLeft", "End", "ArrowRight", "Home");
    List<Integer> places = List.of(1, 0, 0, all, all, 0);
    for (int i = 0; i < keys.size(); i++) {
      page.anyKey(keys.get(i), false);
      assertEquals(places.get(i), PracticeTest.puzzling(page).proof().shown(), keys.get(i));
    }
    page.happens(new Route.Open(Dialog.SETTINGS));
    page.anyKey("End", false);
    assertEquals(0, PracticeTest.puzzling(page).proof().shown(), "a dialog lies over it");
  }

  /** The answers of another question and of a failed worker change nothing. */
  @Test
  void strangeAnswersAreIgnored() {
    PageOnJvm page = page(2);
    PracticeTest.answer(page, false);
    PuzzleSession before = PracticeTest.puzzling(page);
    int asked = before.proof().question();
    page.happens(
        new PuzzleEvent.Proved(new ProofAnswer(asked + 1, true, 0, true, 0, List.of(), List.of())));
    page.happens(
        new PuzzleEvent.Proved(new ProofAnswer(asked, false, 0, true, 0, List.of(), List.of())));
    assertEquals(before, PracticeTest.puzzling(page));
    page.happens(
        new PuzzleEvent.Proved(
            new ProofAnswer(
                asked, true, 0, true, 1, List.of(List.of(5, 5, 1_000_000)), List.of(-7))));
    page.draw();
    page.happens(new PuzzleEvent.ShowLine(99));
    page.draw();
  }

  /** A puzzle with another answer than the solver's. */
  private static String wrong(Puzzle puzzle) {
    Play asked = puzzle.play();
    int[] legal = new int[asked.position().maxLegalMoves()];
    int count = asked.position().legalMoves(legal);
    for (int i = 0; i < count; i++) {
      if (!puzzle.answer().contains(legal[i])) {
        return PuzzleLink.write(
            PuzzlePosition.puzzle(PuzzleKind.CELL, Puzzle.UNGRADED, asked, List.of(legal[i])));
      }
    }
    throw new AssertionError("one move only");
  }

  @Test
  void madePuzzleThatIsNoneIsSaidToBeNone() {
    Puzzle puzzle = Objects.requireNonNull(PracticeTest.puzzling(page(1)).puzzle());
    PageOnJvm page = PageOnJvm.at("#puzzle=" + wrong(puzzle));
    prove(page);
    assertEquals(PuzzleProof.Check.FAILS, PracticeTest.puzzling(page).proof().check());
    assertTrue(coach(page).contains("has a mistake"), coach(page));
    PracticeTest.answer(page, true);
    assertTrue(coach(page).contains("had in mind"), coach(page));
    assertTrue(page.model().puzzles().solved().numbers().isEmpty());
    page.act("copy-puzzle");
    String draft = DraftCodec.write(page.model().session().screens());
    assertTrue(draft.contains(wrong(puzzle)), draft);
  }

  @Test
  void damagedPuzzlesAreRefused() {
    Puzzle puzzle = Objects.requireNonNull(PracticeTest.puzzling(page(6)).puzzle());
    assertEquals(PuzzleKind.WIN, puzzle.kind());
    String link = PuzzleLink.write(puzzle).substring(4);
    GameRecord record = puzzle.record();
    String twoTurns =
        Links.write(GameRecord.of(record.setup(), record.start(), firstMoves(puzzle, 6)));
    for (String text :
        List.of(
            "win-" + link.substring(1),
            "win-" + link.substring(0, 12) + "…",
            "score-" + link,
            "lose-" + link,
            "win-" + twoTurns,
            "win-" + Links.write(GameRecord.of(record.setup())),
            "cell-"
                + Links.write(
                    GameRecord.of(Games.ALL.setup("omega hexhex:3 players=3").orThrow())))) {
      PageOnJvm page = PageOnJvm.at("#puzzle=" + text);
      assertEquals("bad-link", page.value("data-notice"), text);
      assertNull(page.model().session().screens().find(PuzzleSession.class));
    }
    assertInstanceOf(Route.BadAddress.class, Address.read("#puzzle=lose" + link));
    assertEquals(
        new Route.MadePuzzle("win-" + link), Address.read("#puzzle=WIN%2D" + link + ". Try it!"));
  }

  private static List<Integer> firstMoves(Puzzle puzzle, int count) {
    Play play = puzzle.play();
    int[] legal = new int[play.position().maxLegalMoves()];
    while (play.size() < count && play.position().legalMoves(legal) > 0) {
      play.play(legal[0]);
    }
    return play.moves();
  }

  @Test
  void resultOfADailyPuzzleGivesNothingAway() {
    PageOnJvm page = page(0);
    PracticeTest.answer(page, false);
    page.act("again-puzzle");
    page.act("hint");
    PracticeTest.answer(page, true);
    page.effects();
    page.act("send-result");
    PuzzleEffect.Send sent =
        (PuzzleEffect.Send)
            page.effects().stream()
                .filter(PuzzleEffect.Send.class::isInstance)
                .findFirst()
                .orElseThrow();
    assertTrue(sent.text().startsWith("Hexstones · Daily puzzle 2026-11-28 · "), sent.text());
    assertTrue(sent.text().contains("\n⚫🔵⚪ solved\n"), sent.text());
    int number = PracticeTest.puzzling(page).number();
    assertTrue(sent.text().endsWith("#puzzle=" + number), sent.text());
    assertEquals("1970-01-01", DailyResult.date(0));
    assertEquals("2024-02-29", DailyResult.date(19_782));
    page.happens(new ShellEvent.TextCopied(true));
    assertEquals("text-copied", page.value("data-notice"));
  }
}
