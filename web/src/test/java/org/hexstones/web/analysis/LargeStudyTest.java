package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.vdom.Element;
import org.junit.jupiter.api.Test;

/** What a change of a large study costs: how often things are done, never how long they take. */
final class LargeStudyTest {
  private static final String SETUP = "sunder 8";
  private static final int VARIATIONS = 150;

  /** A line of two moves, and many variations of two at its beginning. */
  private static GameRecord record() {
    Setup setup = Games.ALL.setup(SETUP).orThrow();
    int[] legal = legal(Play.begin(setup));
    List<Node> first = new ArrayList<>();
    for (int i = 0; i < VARIATIONS; i++) {
      Play play = Play.begin(setup);
      play.play(legal[i]);
      first.add(Node.of(legal[i]).withLine(List.of(legal(play)[0])));
    }
    return new GameRecord(setup, Start.EMPTY, new Node(Node.ROOT.move(), "", first), List.of());
  }

  private static int[] legal(Play play) {
    int[] moves = new int[play.position().maxLegalMoves()];
    play.position().legalMoves(moves);
    return moves;
  }

  private static List<Element> moves(Element drawn) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(drawn, found, e -> e.attribute("data-node") != null);
    return found;
  }

  private static List<Element> variations(Element drawn) {
    List<Element> lists = new ArrayList<>();
    PageOnJvm.all(drawn, lists, e -> "variations".equals(e.attribute("class")));
    List<Element> found = new ArrayList<>();
    lists.get(0).children().forEach(child -> found.add((Element) child));
    return found;
  }

  @Test
  void aLargeTreeIsDrawnAFewMovesAtATime() {
    AnalysisOnJvm board = AnalysisOnJvm.atLink(Links.write(record()));
    int before = 0;
    int drawings = 0;
    do {
      int drawn = moves(board.drawOnce()).size();
      assertTrue(drawn - before <= 70, "moves drawn at once: " + (drawn - before));
      before = drawn;
      drawings++;
    } while (board.isUnfinished());
    assertEquals(1 + 2 * VARIATIONS, before, "the beginning and all moves");
    assertTrue(drawings >= 4, "in so many drawings: " + drawings);
  }

  @Test
  void aStoneDrawsNoVariationAnew() {
    AnalysisOnJvm board = AnalysisOnJvm.atLink(Links.write(record()));
    List<Element> before = variations(board.draw());
    board.press("h15");
    List<Element> after = variations(board.drawOnce());
    assertFalse(board.isUnfinished());
    assertEquals(before.size(), after.size());
    for (int i = 0; i < before.size(); i++) {
      assertSame(before.get(i), after.get(i), "variation " + i);
    }
  }

  @Test
  void aVariationThatIsGoneIntoIsDrawnAsTheWay() {
    AnalysisOnJvm board = AnalysisOnJvm.atLink(Links.write(record()));
    board.draw();
    board.go("3.1");
    assertTrue(board.tree().contains("3.1*"), board.tree());
    board.go("1");
    assertFalse(board.tree().contains("3.1*"), board.tree());
    assertTrue(board.tree().contains("1* "), board.tree());
  }

  /** A record is written where its set-up's text is asked for. */
  @Test
  void aLetterMoreWritesNoRecord() {
    int[] asked = new int[1];
    Setup setup = Games.ALL.setup(SETUP).orThrow();
    Setup counting =
        (Setup)
            Proxy.newProxyInstance(
                Setup.class.getClassLoader(),
                new Class<?>[] {Setup.class},
                (proxy, method, args) -> {
                  asked[0] += method.getName().equals("text") ? 1 : 0;
                  return method.invoke(setup, args);
                });
    Study study =
        Study.open("id", new GameRecord(counting, Start.EMPTY, record().root(), List.of()));
    for (int length = 1; length <= 100; length++) {
      study = study.commented("x".repeat(length));
    }
    assertEquals(100, study.node().comment().length());
    assertTrue(asked[0] <= 1, "the record was written " + asked[0] + " times");
  }
}
