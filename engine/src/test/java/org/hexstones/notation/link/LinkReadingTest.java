package org.hexstones.notation.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;

/** The longest links, each long in a way of its own, are read in short slices. */
final class LinkReadingTest {
  /** A pass over the longest number takes some 0.03 ms in a browser. */
  private static final int MOST_PASSES = 60;

  private static final Setup SETUP = SampleGames.ALL.setup("omega rhombus:20").orThrow();

  /** Slices of one kind: the passes over the number in the longest, and how many there are. */
  private static void assertShort(GameRecord record) {
    String link = Links.write(record);
    assertTrue(link.length() > 6_000 && link.length() <= Links.MAX_LENGTH, "" + link.length());
    LinkReading reading = new LinkReading(link, SampleGames.ALL::setup);
    int before = 0;
    int longest = reading.passes();
    boolean more = true;
    while (more) {
      more = reading.goOn();
      longest = Math.max(longest, reading.passes() - before);
      before = reading.passes();
    }
    assertEquals(record, reading.result().orThrow());
    assertTrue(before > 50 * MOST_PASSES, "passes: " + before);
    assertTrue(longest <= MOST_PASSES, "passes in a slice: " + longest);
  }

  @Test
  void movesAreReadInShortSlices() {
    Rng rng = new Rng(1);
    List<Node> variations = new ArrayList<>();
    int[] legal = new int[SETUP.position().maxLegalMoves()];
    int first = Play.begin(SETUP).position().legalMoves(legal);
    for (int i = 0; i < first && variations.size() < 12; i++) {
      Play play = Play.begin(SETUP);
      List<Integer> line = new ArrayList<>(List.of(legal[i]));
      play.play(legal[i]);
      int[] next = new int[legal.length];
      while (!play.isOver() && line.size() < 390) {
        line.add(next[rng.below(play.position().legalMoves(next))]);
        play.play(line.get(line.size() - 1));
      }
      variations.add(Node.ROOT.withLine(line).children().get(0));
    }
    assertShort(GameRecord.of(SETUP).withRoot(new Node(Moves.NONE, "", variations)));
  }

  @Test
  void aCommentIsReadInShortSlices() {
    Node root = Node.ROOT.withComment("a word, ".repeat(850));
    assertShort(GameRecord.of(SETUP).withRoot(root));
  }

  @Test
  void tagsAreReadInShortSlices() {
    List<Tag> tags = List.of(new Tag("n".repeat(3_000), "v".repeat(3_000)));
    assertShort(new GameRecord(SETUP, Start.EMPTY, Node.ROOT, tags));
  }
}
