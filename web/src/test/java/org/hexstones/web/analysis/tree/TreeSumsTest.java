package org.hexstones.web.analysis.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;

final class TreeSumsTest {
  private static final List<String> WORDS = List.of("", "x", "{#}", "two\nlines", "棋 \\");

  /** Moves and comments at random places, counted on and counted anew. */
  @Test
  void sumsAreThoseOfTheRecord() {
    Random random = new Random(3);
    GameRecord record = GameRecord.of(Games.ALL.setup("sunder 8").orThrow());
    NodePath end = NodePath.ROOT;
    TreeSums sums = TreeSums.of(record);
    for (int change = 0; change < 200; change++) {
      Node root = record.root();
      if (change % 2 == 0) {
        NodePath at = end.upTo(random.nextInt(end.depth() + 1));
        Node node = Trees.at(root, at);
        int move = Moves.place(at.depth() % 2, change / 2);
        int index = node.children().size();
        root = Trees.with(root, at, node.withChild(index, Node.of(move)));
        end = at.child(index);
        sums = sums.withMove();
      } else {
        Node node = Trees.at(root, end);
        String said = WORDS.get(random.nextInt(WORDS.size()));
        root = Trees.with(root, end, node.withComment(said));
        sums = sums.with(node.comment(), said);
      }
      record = record.withRoot(root);
      TreeSums anew = TreeSums.of(record);
      assertEquals(anew.moves(), sums.moves());
      assertEquals(anew.said(), sums.said());
      assertTrue(sums.written() >= anew.written(), sums + " for " + anew);
      assertTrue(sums.written() <= anew.written() + 24 * (change + 1), sums + " for " + anew);
    }
  }
}
