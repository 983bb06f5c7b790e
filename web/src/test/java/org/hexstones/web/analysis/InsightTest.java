package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Line;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.web.analysis.insight.InsightEffect;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.session.Notice;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;

final class InsightTest {
  /** What would be asked of the worker since this was last asked. */
  private static List<String> asked(AnalysisOnJvm board) {
    List<String> asked = new ArrayList<>();
    for (Effect effect : board.effects()) {
      if (effect instanceof InsightEffect.Think think) {
        asked.add("think " + think.question() + " after " + think.line().cursor());
      } else if (effect instanceof InsightEffect.Prove prove) {
        asked.add("prove " + prove.question() + " after " + prove.line().cursor());
      } else if (effect instanceof InsightEffect.Stop stop) {
        asked.add("stop " + stop.question());
      } else if (effect instanceof InsightEffect.RestartWorker) {
        asked.add("restart");
      }
    }
    return asked;
  }

  private static int place(AnalysisOnJvm board, int colour, String cell) {
    return Moves.place(colour, board.study().record().setup().board().cellNamed(cell));
  }

  private static Report report(List<Integer> moves, int proven) {
    List<Double> white = new ArrayList<>();
    for (int cell = 0; cell < 61; cell++) {
      white.add(cell == 5 ? PlayoutStatistics.UNKNOWN : cell / 100.0);
    }
    Line line = new Line(moves, 60, 0.7, List.of(0.7, 0.3), proven);
    return new Report(
        100, List.of(line), new PlayoutStatistics(90, List.of(48.4, 3e21), List.of(white)));
  }

  @Test
  void nothingIsAskedUninvited() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.press("e5", "e4", "d5");
    board.key("ArrowLeft");
    board.happens(new InsightEvent.ShowHints(3));
    board.happens(new InsightEvent.Hidden(true));
    board.happens(new InsightEvent.Hidden(false));
    assertEquals(List.of(), asked(board));
    assertEquals("off", board.find("class", "insight").attribute("data-insight"));
  }

  @Test
  void engineFollowsThePositionOnTheBoard() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.press("e5", "e4");
    board.happens(new InsightEvent.SwitchOn(true));
    assertEquals(List.of("think 1 after 2"), asked(board));
    board.say("a comment changes no position");
    assertEquals(List.of(), asked(board));
    board.key("ArrowLeft");
    assertEquals(List.of("stop 1", "think 2 after 1"), asked(board));
    board.happens(new InsightEvent.Thought(1, report(List.of(7), Position.NONE), false));
    assertNull(board.model().insight().report());
    board.happens(new InsightEvent.Hidden(true));
    assertEquals(List.of("stop 2"), asked(board));
    board.key("Home");
    assertEquals(List.of(), asked(board));
    board.happens(new InsightEvent.Hidden(false));
    assertEquals(List.of("think 3 after 0"), asked(board));
    board.happens(new InsightEvent.SwitchOn(false));
    assertEquals(List.of("stop 3"), asked(board));
  }

  @Test
  void thoughtsAreShownInWordsAndOnTheBoard() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.happens(new InsightEvent.SwitchOn(true));
    board.happens(new InsightEvent.ShowHeat(0));
    board.happens(new InsightEvent.ShowHints(1));
    List<Integer> line = List.of(place(board, 0, "e5"), place(board, 1, "e4"), Moves.place(0, 1));
    board.happens(new InsightEvent.Thought(1, report(line, Position.NONE), false));
    assertTrue(PageOnJvm.text(board.find("data-chance", "white")).contains("70%"));
    assertEquals("about 48", PageOnJvm.text(board.find("data-expected", "white")));
    assertEquals(
        "about 3.0\u00a0×\u00a010²¹", PageOnJvm.text(board.find("data-expected", "black")));
    assertEquals(2, board.all(e -> "hint-mark".equals(e.attribute("class"))).size());
    assertEquals(60, board.all(e -> "heat".equals(e.attribute("class"))).size());
    String hinted = Objects.requireNonNull(board.find("data-cell", "e5").attribute("aria-label"));
    assertTrue(hinted.endsWith(", worth 30, best move 1"), hinted);
    board.happens(PageOnJvm.meaning(board.find("data-line", "1"), "click", Input.press()));
    assertEquals(2, board.study().at().depth());
    assertEquals(3, board.study().line().record().mainLine().size());
    board.happens(new InsightEvent.SwitchOn(false));
    assertEquals(0, board.all(e -> "heat".equals(e.attribute("class"))).size());
  }

  /** As a search tells them, by how often they were tried, but for what is proved. */
  @Test
  void linesStandInTheOrderOfTheValuesThatTheyShow() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.happens(new InsightEvent.SwitchOn(true));
    board.happens(new InsightEvent.ShowHints(3));
    List<Line> lines =
        List.of(
            line(board, "a5", 60, 0.521, Position.NONE),
            line(board, "b5", 50, 0.56, Position.NONE),
            line(board, "c5", 40, 0.1, 1),
            line(board, "d5", 30, 0.524, Position.NONE),
            line(board, "e5", 20, 0.9, Position.NONE),
            line(board, "f5", 10, 0.56, Position.NONE),
            line(board, "g5", 0, 0.99, Position.NONE));
    board.happens(new InsightEvent.Thought(1, new Report(210, lines), true));
    assertEquals(
        List.of("90% e5", "56% b5", "56% f5", "52% a5", "52% d5", "loses c5"), lines(board));
    assertTrue(hint(board, "e5").endsWith("best move 1"));
    assertTrue(hint(board, "b5").endsWith("best move 2"));
    assertTrue(hint(board, "f5").endsWith("best move 3"));
    // Whoever presses a line means what it shows.
    board.happens(PageOnJvm.meaning(board.find("data-line", "2"), "click", Input.press()));
    assertEquals(place(board, 0, "b5"), board.study().node().move());
  }

  private static List<String> lines(AnalysisOnJvm board) {
    List<String> shown = new ArrayList<>();
    for (Element line : board.all(e -> "add-line".equals(e.attribute("data-action")))) {
      String text = PageOnJvm.text(line);
      int colour = text.indexOf("White");
      shown.add(text.substring(0, colour) + " " + text.substring(text.length() - 2));
    }
    return shown;
  }

  /** An estimate from before would contradict the proof. */
  @Test
  void eachMoveIsWonOrLostAfterAProof() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.happens(new InsightEvent.SwitchOn(true));
    board.happens(new InsightEvent.ShowHints(3));
    board.happens(new InsightEvent.ShowHeat(0));
    List<Line> lines =
        List.of(
            line(board, "e5", 20, 1, 0),
            line(board, "f5", 10, 1, 0),
            line(board, "a5", 0, 0.5, Position.NONE),
            line(board, "b5", 60, 0.46, Position.NONE),
            line(board, "c5", 40, 0, 1),
            line(board, "d5", 70, 0, 1));
    board.happens(new InsightEvent.Thought(1, new Report(210, lines), false));
    assertEquals(
        List.of("wins e5", "wins f5", "not proved a5", "not proved b5", "loses c5", "loses d5"),
        lines(board));
    String all = PageOnJvm.text(board.find("class", "all-moves"));
    assertTrue(all.startsWith("All moves: 4 of 6 proved"), all);
    assertTrue(PageOnJvm.text(board.find("data-chance", "white")).contains("100%"));
    assertTrue(hint(board, "f5").endsWith("worth 100, best move 2"), hint(board, "f5"));
    assertTrue(hint(board, "c5").endsWith("worth 0"), hint(board, "c5"));
    assertFalse(hint(board, "b5").contains("worth"), hint(board, "b5"));
    assertFalse(hint(board, "b5").contains("best"), "no mark on a move that may lose");
  }

  @Test
  void everyMoveOfALostPositionLoses() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.happens(new InsightEvent.SwitchOn(true));
    List<Line> lines = List.of(line(board, "e5", 20, 0, 1), line(board, "f5", 10, 0, 1));
    board.happens(new InsightEvent.Thought(1, new Report(210, lines), false));
    assertEquals(List.of("loses e5", "loses f5"), lines(board));
    assertEquals("black", board.find("class", "proved").attribute("data-proved"));
    assertTrue(PageOnJvm.text(board.find("data-chance", "white")).contains("0%"));
  }

  private static String hint(AnalysisOnJvm board, String cell) {
    return Objects.requireNonNull(board.find("data-cell", cell).attribute("aria-label"));
  }

  private static Line line(
      AnalysisOnJvm board, String cell, int visits, double chance, int proven) {
    return new Line(
        List.of(place(board, 0, cell)), visits, chance, List.of(chance, 1 - chance), proven);
  }

  @Test
  void noIllegalMoveComesIntoTheTree() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny hexhex:3");
    board.press("c3");
    int taken = place(board, 1, "c3");
    board.happens(new TreeEvent.AddLine(List.of(taken), 1));
    assertEquals(1, board.study().at().depth());
    int free = place(board, 1, "d3");
    board.happens(new TreeEvent.AddLine(List.of(free, free, 9999, -5), 9));
    assertInstanceOf(Parsed.Ok.class, board.study().record().check());
  }

  @Test
  void possibleProofIsTriedAndShown() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omny triangle:4");
    board.happens(new InsightEvent.SwitchOn(true));
    assertEquals(List.of("prove 1 after 0"), asked(board));
    int first = Moves.place(board.study().line().picked() < 0 ? 1 : 0, 3);
    board.happens(new InsightEvent.Proved(1, new Solution(0, List.of(first), List.of())));
    assertEquals(List.of("think 2 after 0"), asked(board));
    assertInstanceOf(Solution.class, board.model().insight().proof());
    String proved = board.find("class", "proved").attribute("data-proved");
    assertEquals("black", proved);
    board.happens(new InsightEvent.Proved(1, null));
    assertFalse(board.model().insight().proof() == null);
    board.happens(new InsightEvent.Refused(2));
    assertTrue(board.model().insight().done());
  }

  @Test
  void aWorkerThatFailsIsStartedAnewAndThenLeftAlone() {
    AnalysisOnJvm board = AnalysisOnJvm.at("omega hexhex:5");
    board.happens(new InsightEvent.SwitchOn(true));
    asked(board);
    board.happens(new InsightEvent.Failed());
    assertEquals(List.of("restart", "think 2 after 0"), asked(board));
    board.happens(new InsightEvent.Failed());
    board.happens(new InsightEvent.Failed());
    assertFalse(board.model().insight().on());
    assertEquals(
        Notice.Kind.WORKER_LOST, Objects.requireNonNull(board.model().session().notice()).kind());
  }
}
