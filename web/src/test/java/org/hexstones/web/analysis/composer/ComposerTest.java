package org.hexstones.web.analysis.composer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.notation.puzzle.PuzzleLink;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.AnalysisOnJvm;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.puzzle.PuzzleEffect;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.puzzle.PuzzleProof;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.ProofAnswer;
import org.hexstones.web.protocol.ProofQuestion;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.worker.WorkerOnJvm;
import org.junit.jupiter.api.Test;

/** The way of a position from the analysis board to a puzzle on the page. */
final class ComposerTest {
  /** The clock of the worker ticks when it is looked at. */
  private static final int MILLIS = 10_000_000;

  private static AnalysisOnJvm board(Puzzle puzzle) {
    GameRecord record = puzzle.record();
    return AnalysisOnJvm.atLink(
        Links.write(GameRecord.of(record.setup(), record.start(), puzzle.given())));
  }

  private static Element composer(AnalysisOnJvm board) {
    Element found =
        PageOnJvm.first(board.draw(), element -> element.attribute("data-composer") != null);
    assertNotNull(found);
    return found;
  }

  private static ProofAnswer make(AnalysisOnJvm board) {
    board.effects();
    board.happens(new ComposerEvent.Make());
    for (Effect effect : board.effects()) {
      if (effect instanceof ComposerEffect.Ask ask) {
        assertEquals("working", composer(board).attribute("data-composer"));
        ProofAnswer answer =
            WorkerOnJvm.proof(
                new ProofQuestion(
                    ask.question(), PlayedGame.of(ask.record()), ask.plies(), 6, MILLIS));
        board.happens(new ComposerEvent.Proved(answer));
        return answer;
      }
    }
    throw new AssertionError("not asked");
  }

  private static List<Puzzle> puzzles(int stride) {
    List<String> lines = PuzzleText.lines(GuideFilesForTest.read("puzzles")).orThrow();
    List<Puzzle> puzzles = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += stride) {
      puzzles.add(PuzzleText.read(lines.get(i), Games.ALL::setup).orThrow());
    }
    return puzzles;
  }

  @Test
  void positionWithOneAnswerBecomesAPuzzleOfThePage() {
    Set<String> made = new TreeSet<>();
    for (Puzzle puzzle : puzzles(13)) {
      if (puzzle.kind() == PuzzleKind.SCORE) {
        continue;
      }
      AnalysisOnJvm board = board(puzzle);
      make(board);
      Element found = composer(board);
      if (puzzle.kind() == PuzzleKind.CELL && puzzle.given().isEmpty() && isWin(found)) {
        continue;
      }
      assertEquals("one", found.attribute("data-composer"), PuzzleLink.write(puzzle));
      Element field = PageOnJvm.first(found, e -> "puzzle-link".equals(e.attribute("data-input")));
      assertNotNull(field);
      String link = String.valueOf(field.attribute("value"));
      assertTrue(link.length() <= Composer.LONGEST_LINK - 60, link);
      board.happens(new ComposerEvent.Copy(link));
      assertTrue(board.effects().contains(new ClipboardEffect.Copy(link)));
      opens(link.substring(link.indexOf('#')), puzzle);
      made.add(puzzle.record().setup().game().id() + puzzle.kind());
    }
    assertTrue(made.size() >= 3, made.toString());
  }

  /** A single stone that is asked for at the begin of a turn is a turn here. */
  private static boolean isWin(Element found) {
    return "several".equals(found.attribute("data-composer"));
  }

  private static void opens(String fragment, Puzzle puzzle) {
    PageOnJvm page = PageOnJvm.at(fragment);
    PuzzleSession session = page.model().session().screens().find(PuzzleSession.class);
    assertNotNull(session);
    assertTrue(session.isMade());
    Puzzle shown = session.puzzle();
    assertNotNull(shown);
    assertEquals(puzzle.answer(), shown.answer());
    for (Effect effect : page.effects()) {
      if (effect instanceof PuzzleEffect.Prove prove) {
        ProofAnswer answer =
            WorkerOnJvm.proof(
                new ProofQuestion(
                    prove.question(), PlayedGame.of(prove.record()), prove.plies(), 2, MILLIS));
        page.happens(new PuzzleEvent.Proved(answer));
      }
    }
    PuzzleSession checked = page.model().session().screens().find(PuzzleSession.class);
    assertNotNull(checked);
    assertEquals(PuzzleProof.Check.HOLDS, checked.proof().check());
  }

  @Test
  void severalAndNoWinningTurnsAreListedOrDenied() {
    Set<String> verdicts = new TreeSet<>();
    for (Puzzle puzzle : puzzles(29)) {
      AnalysisOnJvm board = board(puzzle);
      if (puzzle.kind() != PuzzleKind.SCORE) {
        continue;
      }
      ProofAnswer answer = make(board);
      String verdict = String.valueOf(composer(board).attribute("data-composer"));
      verdicts.add(verdict);
      List<Element> lines = new ArrayList<>();
      PageOnJvm.all(composer(board), lines, e -> "add-line".equals(e.attribute("data-action")));
      assertEquals(answer.lines().size(), lines.size());
      assertEquals("several".equals(verdict), lines.size() > 1);
      board.happens(new ComposerEvent.Cancel());
      assertNull(
          PageOnJvm.first(board.draw(), element -> element.attribute("data-composer") != null));
    }
    assertTrue(verdicts.containsAll(Set.of("several", "none")), verdicts.toString());
  }

  @Test
  void threePlayersAndTooManyCellsMakeNone() {
    AnalysisOnJvm three = AnalysisOnJvm.at("omega hexhex:5 players=3");
    three.happens(new ComposerEvent.Make());
    assertEquals("impossible", composer(three).attribute("data-composer"));
    AnalysisOnJvm large = AnalysisOnJvm.at("omega hexhex:7");
    assertFalse(make(large).whole());
    assertEquals("open", composer(large).attribute("data-composer"));
    AnalysisOnJvm failed = AnalysisOnJvm.at("omega hexhex:4");
    failed.happens(new ComposerEvent.Make());
    failed.happens(new ComposerEvent.Failed());
    assertEquals("failed", composer(failed).attribute("data-composer"));
  }
}
