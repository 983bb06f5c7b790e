package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.game.Start;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many sequences of legal moves there are, against a table. A line of it is a set-up, a number
 * of plies, and the count; a game that ends sooner counts as nothing.
 */
final class OmegaPerftTest {
  static List<String> table() throws IOException {
    try (InputStream in = OmegaPerftTest.class.getResourceAsStream("perft.txt")) {
      assertNotNull(in);
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  @ParameterizedTest
  @MethodSource("table")
  void countsAsTheTableSays(String line) {
    OmegaSetup setup = setup(line);
    assertEquals(count(line), perft(setup.position(), depth(line)));
  }

  @ParameterizedTest
  @MethodSource("table")
  void theNaiveRulesCountTheSame(String line) {
    assertEquals(count(line), naivePerft(setup(line), new ArrayList<>(), depth(line)));
  }

  private static OmegaSetup setup(String line) {
    String plies = line.substring(0, line.lastIndexOf(' '));
    return Omega.setup(plies.substring("omega ".length(), plies.lastIndexOf(' ')));
  }

  private static int depth(String line) {
    String plies = line.substring(0, line.lastIndexOf(' '));
    return Integer.parseInt(plies.substring(plies.lastIndexOf(' ') + 1));
  }

  private static long count(String line) {
    return Long.parseLong(line.substring(line.lastIndexOf(' ') + 1));
  }

  private static long perft(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    long all = 0;
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      all += perft(position, depth - 1);
      position.undo();
    }
    return all;
  }

  private static long naivePerft(OmegaSetup setup, List<Integer> moves, int depth) {
    List<Integer> legal = new NaiveOmega(setup, Start.EMPTY, moves).legalMoves();
    if (depth == 1) {
      return legal.size();
    }
    long all = 0;
    for (int move : legal) {
      moves.add(move);
      all += naivePerft(setup, moves, depth - 1);
      moves.remove(moves.size() - 1);
    }
    return all;
  }
}
