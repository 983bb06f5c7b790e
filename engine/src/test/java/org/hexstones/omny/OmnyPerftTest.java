package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many sequences of legal moves there are, against a table. A line of it is a set-up, a number
 * of plies, and the count; a game that ends sooner counts as nothing.
 */
final class OmnyPerftTest {
  /** A line of the table. */
  record Entry(OmnySetup setup, int plies, int count) {
    static Entry of(String line) {
      int second = line.lastIndexOf(' ');
      int first = line.lastIndexOf(' ', second - 1);
      return new Entry(
          Samples.setup(line.substring(0, first)),
          Integer.parseInt(line.substring(first + 1, second)),
          Integer.parseInt(line.substring(second + 1)));
    }
  }

  static List<Entry> table() throws IOException {
    try (InputStream in = OmnyPerftTest.class.getResourceAsStream("perft.txt")) {
      assertNotNull(in);
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(Entry::of).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("table")
  void countsAsTheTableSays(Entry entry) {
    assertEquals(entry.count(), perft(entry.setup().position(), entry.plies()));
  }

  @ParameterizedTest
  @MethodSource("table")
  void theNaiveRulesCountTheSame(Entry entry) {
    assertEquals(entry.count(), Naive.perft(entry.setup(), new ArrayList<>(), entry.plies()));
  }

  private static int perft(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    int all = 0;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      all += perft(position, depth - 1);
      position.undo();
    }
    return all;
  }
}
