package org.hexstones.omega.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Start;
import org.hexstones.hex.CellNames;
import org.hexstones.omega.NaiveOmega;
import org.hexstones.omega.Omega;
import org.hexstones.omega.OmegaContractTest;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.OmegaSetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games without turns are random games: the rules, asked, end where the playout ended. */
final class OmegaPlayoutsTest {
  static List<OmegaSetup> setups() {
    return Omega.setups();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void endsAsTheRulesEnd(OmegaSetup setup) {
    Rng rng = new Rng(setup.players());
    for (int game = 0; game < 3; game++) {
      Start start = game == 0 ? Start.EMPTY : OmegaContractTest.randomStart(setup, rng);
      OmegaPosition position = (OmegaPosition) setup.position(start).orThrow();
      OmegaPlayouts playouts = new OmegaPlayouts(position);
      OmegaPlayouts settled = new SettledPlayouts(position);
      int[] moves = new int[position.maxLegalMoves()];
      while (!position.isOver()) {
        checkPlayout(position, start, playouts, rng);
        if (rng.below(4) == 0) {
          settled.settle();
        }
        checkPlayout(position, start, settled, rng);
        // Now and then a swap, elsewhere any stone: turns are met half done too.
        boolean first = rng.below(2) == 0;
        int count = position.legalMoves(moves);
        position.play(moves[first ? 0 : rng.below(count)]);
      }
      checkPlayout(position, start, playouts, rng);
      checkPlayout(position, start, settled, rng);
    }
  }

  /** Plays the cells that the playout filled by the rules, and compares all that it says. */
  private static void checkPlayout(
      OmegaPosition position, Start start, OmegaPlayouts playouts, Rng rng) {
    playouts.run(rng);
    int players = position.setup().players();
    List<Deque<Integer>> filled = new ArrayList<>();
    for (int colour = 0; colour < players; colour++) {
      filled.add(new ArrayDeque<>());
    }
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE && playouts.colourAt(cell) != Position.NONE) {
        filled.get(playouts.colourAt(cell)).add(cell);
      }
    }
    int plies = position.plies();
    while (!position.isOver()) {
      int colour = position.nextColour();
      position.play(Moves.place(colour, filled.get(colour).remove()));
    }
    assertTrue(filled.stream().allMatch(Deque::isEmpty), "no stone is left over");
    NaiveOmega naive = NaiveOmega.of(position, start);
    assertTrue(naive.isOver());
    int winner = naive.ranking().get(0);
    for (int player = 0; player < players; player++) {
      int colour = position.colourOf(player);
      double score = naive.score(colour).doubleValue();
      assertEquals(score, playouts.score(position.playerOf(colour)), 1e-12 * score);
      assertEquals(reward(naive, position, player), playouts.reward(player), 1e-9);
      assertEquals(player == winner, playouts.reward(player) > 0.5);
    }
    while (position.plies() > plies) {
      position.undo();
    }
  }

  /** The reward's formula, from exact scores. */
  private static double reward(NaiveOmega naive, OmegaPosition position, int player) {
    double own = Math.log(naive.score(position.colourOf(player)).doubleValue());
    double best = 0;
    for (int other = 0; other < position.setup().players(); other++) {
      if (other != player) {
        best = Math.max(best, Math.log(naive.score(position.colourOf(other)).doubleValue()));
      }
    }
    double distance = own - best;
    double won = naive.ranking().get(0) == player ? 1 : 0;
    return 0.5 * won + 0.5 * (0.5 + 0.5 * distance / (1 + Math.abs(distance)));
  }

  /**
   * On 18 lines apart from each other, white has groups of 3 and 7, black of 7 and 3: both products
   * are 21^18, but multiplied up in another order, and a double rounds them apart.
   */
  @Test
  void equalScoresBeyondADoublesPrecisionAreATie() {
    StringBuilder cells = new StringBuilder("cells:a22,a24,a26,a28");
    List<Integer> colours = new ArrayList<>();
    for (int line = 0; line < 18; line++) {
      cells.append(',').append(CellNames.name(2 * line, 0)).append("-20");
      for (int row = 0; row < 20; row++) {
        boolean white = row < 3 || (row >= 10 && row < 17);
        colours.add(white ? 0 : 1);
      }
    }
    OmegaSetup setup = Omega.setup(cells.toString());
    List<Integer> stones = new ArrayList<>();
    for (int cell = 0; cell < setup.board().size(); cell++) {
      if (setup.board().r(cell) < 20) {
        stones.add(Moves.place(colours.get(stones.size()), cell));
      }
    }
    OmegaPosition position = (OmegaPosition) setup.position(new Start(stones, null)).orThrow();
    OmegaPlayouts playouts = new OmegaPlayouts(position);
    playouts.run(new Rng(1));
    Omega.play(position, "a22 a24 a26 a28");
    assertEquals(BigInteger.valueOf(21).pow(18).toString(), position.score(0).toString());
    assertEquals(position.score(0), position.score(1));
    assertNotEquals(playouts.score(0), playouts.score(1));
    assertTrue(playouts.reward(1) > 0.5);
    assertTrue(playouts.reward(0) < 0.5);
  }

  /** Every free cell is as likely as any other to get each colour, or none. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everyFillingIsAsLikely(boolean settled) {
    OmegaPosition position = Omega.position("triangle:5");
    Omega.play(position, "a1 b2 c3");
    Playouts playouts = settled ? new SettledPlayouts(position) : new OmegaPlayouts(position);
    Rng rng = new Rng(7);
    int[][] seen = new int[position.board().size()][3];
    int runs = 60_000;
    for (int i = 0; i < runs; i++) {
      playouts.run(rng);
      for (int cell = 0; cell < seen.length; cell++) {
        seen[cell][playouts.colourAt(cell) + 1]++;
      }
    }
    for (int cell = 0; cell < seen.length; cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        // Of 15 cells 3 are taken and 3 will stay free; white has 4 to come, black 5.
        assertEquals(3 / 12.0, seen[cell][0] / (double) runs, 0.01);
        assertEquals(4 / 12.0, seen[cell][1] / (double) runs, 0.01);
        assertEquals(5 / 12.0, seen[cell][2] / (double) runs, 0.01);
      }
    }
    assertFalse(position.isOver());
  }
}
