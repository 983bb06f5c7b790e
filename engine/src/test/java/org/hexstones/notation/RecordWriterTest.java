package org.hexstones.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.game.Tag;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;

/** A writer that goes on from the record before writes what a fresh one writes. */
final class RecordWriterTest {
  private static final List<String> SETUPS = SampleGames.setupsAnd("omega hexhex:4");
  private static final int CHANGES = 120;

  private final Rng rng = new Rng(7);

  @Test
  void writesEveryChangeAsAFreshOneDoes() {
    int same = 0;
    for (String text : SETUPS) {
      Setup setup = SampleGames.ALL.setup(text).orThrow();
      RandomRecords records = new RandomRecords(text.length());
      RecordWriter writer = new RecordWriter();
      GameRecord record = records.next(setup);
      for (int i = 0; i < CHANGES; i++) {
        record = i % 40 == 39 ? records.next(setup) : changed(record);
        String written = writer.write(record);
        assertEquals(new RecordWriter().write(record), written);
        assertEquals(written, writer.write(record));
        same += record.root().children().isEmpty() ? 0 : 1;
      }
    }
    assertTrue(same > SETUPS.size() * CHANGES / 2, "records with moves: " + same);
  }

  @Test
  void writesOtherTagsAndAnotherBeginning() {
    Setup setup = SampleGames.ALL.setup("omega hexhex:5").orThrow();
    GameRecord record = GameRecord.of(setup);
    RecordWriter writer = new RecordWriter();
    GameRecord said = record.withRoot(Node.ROOT.withComment("so"));
    GameRecord tagged =
        new GameRecord(setup, said.start(), said.root(), List.of(new Tag("a", "b")));
    for (GameRecord next : List.of(record, said, tagged, said, record, tagged)) {
      assertEquals(RecordText.write(next), writer.write(next));
    }
  }

  private GameRecord changed(GameRecord record) {
    Play play = Play.begin(record.setup(), record.start()).orThrow();
    return record.withRoot(changed(record.root(), play, rng.below(60)));
  }

  /** A tree with one change some plies further: a comment, a move more, or one less. */
  private Node changed(Node node, Play play, int plies) {
    if (plies > 0 && !node.children().isEmpty()) {
      int index = rng.below(8) == 0 ? rng.below(node.children().size()) : 0;
      Node child = node.children().get(index);
      play.play(child.move());
      return node.withChild(index, changed(child, play, plies - 1));
    }
    int what = rng.below(8);
    if (what == 0 && !node.children().isEmpty()) {
      List<Node> fewer = new ArrayList<>(node.children());
      fewer.remove(rng.below(fewer.size()));
      return node.withChildren(fewer);
    }
    if (what < 5 || play.isOver()) {
      return node.withComment(
          "word ".repeat(rng.below(4)) + "x".repeat(rng.below(rng.below(4) == 0 ? 900 : 30)));
    }
    int[] moves = new int[play.position().maxLegalMoves()];
    int move = moves[rng.below(play.position().legalMoves(moves)) / 2];
    return node.indexOf(move) < 0
        ? node.withChild(rng.below(node.children().size() + 1), Node.of(move))
        : node;
  }
}
