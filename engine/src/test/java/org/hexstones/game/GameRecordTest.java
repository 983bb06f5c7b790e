package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;

final class GameRecordTest {
  private static final Setup SETUP = Games.ALL.setup("omega hexhex:3").orThrow();
  private static final int ONE = Moves.place(0, 1);
  private static final int TWO = Moves.place(1, 2);
  private static final int THREE = Moves.place(1, 3);
  private static final int TAKEN = Moves.place(1, 1);

  private static GameRecord record(Node root) {
    return GameRecord.of(SETUP).withRoot(root);
  }

  @Test
  void aLineIsTheMainLineOfItsRecord() {
    GameRecord record = GameRecord.of(SETUP, Start.EMPTY, List.of(ONE, TWO));
    assertEquals(List.of(ONE, TWO), record.mainLine());
    assertEquals(List.of(ONE, TWO), record.replay().orThrow().moves());
    assertEquals(List.of(), GameRecord.of(SETUP).mainLine());
    assertEquals(List.of(), record.tags());
    assertEquals(SETUP, record.setup());
  }

  @Test
  void theMainLineIsThatOfTheFirstChildren() {
    Node root =
        Node.ROOT.withChildren(
            List.of(Node.of(ONE).withLine(List.of(TWO)), Node.of(Moves.place(0, 5))));
    assertEquals(List.of(ONE, TWO), record(root).mainLine());
  }

  @Test
  void isAnnotatedByVariationsAndByComments() {
    Node line = Node.of(ONE).withLine(List.of(TWO));
    assertFalse(record(Node.ROOT).isAnnotated());
    assertFalse(record(Node.ROOT.withChild(0, line)).isAnnotated());
    assertTrue(record(Node.ROOT.withComment("first")).isAnnotated());
    assertTrue(record(Node.ROOT.withChild(0, line.withComment("so"))).isAnnotated());
    assertTrue(record(Node.ROOT.withChild(0, Node.of(ONE).withComment("last"))).isAnnotated());
    assertTrue(record(Node.ROOT.withChildren(List.of(line, Node.of(TWO)))).isAnnotated());
    assertTrue(record(Node.ROOT.withChild(0, line.withChild(1, Node.of(THREE)))).isAnnotated());
  }

  @Test
  void everyVariationIsChecked() {
    Node both =
        Node.ROOT.withChild(0, Node.of(ONE).withChildren(List.of(Node.of(TWO), Node.of(THREE))));
    GameRecord good = record(both);
    assertSame(good, good.check().orThrow());
    Node aside = Node.of(ONE).withChildren(List.of(Node.of(TWO), Node.of(TAKEN)));
    assertRefused(record(Node.ROOT.withChild(0, aside)));
    Node later = Node.of(ONE).withChildren(List.of(Node.of(TWO), Node.of(THREE)));
    assertRefused(
        record(
            Node.ROOT.withChildren(
                List.of(later, Node.of(Moves.place(0, 2)).withLine(List.of(Moves.place(1, 2)))))));
    // What is illegal aside does not keep the main line from being replayed.
    assertEquals(2, record(Node.ROOT.withChild(0, aside)).replay().orThrow().size());
  }

  private static void assertRefused(GameRecord record) {
    assertEquals(MoveProblem.OCCUPIED, Objects.requireNonNull(record.check().reason()).problem());
  }

  @Test
  void illegalMovesAreNamedOnReplay() {
    GameRecord record = GameRecord.of(SETUP, Start.EMPTY, List.of(ONE, TAKEN));
    assertEquals(MoveProblem.OCCUPIED, Objects.requireNonNull(record.replay().reason()).problem());
    assertNull(GameRecord.of(SETUP).check().reason());
  }

  @Test
  void nodesAreChangedInCopies() {
    Node node = Node.of(ONE).withComment("good").withLine(List.of(TWO, THREE));
    assertEquals(ONE, node.move());
    assertEquals("good", node.comment());
    assertEquals(List.of(Node.of(TWO).withLine(List.of(THREE))), node.children());
    assertSame(node, node.withLine(List.of()));
    assertEquals(0, node.indexOf(TWO));
    assertEquals(-1, node.indexOf(THREE));
    Node wider = node.withChild(1, Node.of(THREE));
    assertEquals(1, wider.indexOf(THREE));
    assertEquals(2, wider.children().size());
    Node replaced = wider.withChild(0, Node.of(TWO));
    assertEquals(List.of(Node.of(TWO), Node.of(THREE)), replaced.children());
    assertEquals("good", replaced.comment());
    assertEquals(1, node.children().size(), "the one before is as it was");
    assertEquals(3, wider.withLine(List.of(TAKEN)).children().size(), "a line is hung behind");
  }
}
