package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.ExchangedPlayouts;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games with colours exchanged are games too, and each stone is told apart by what it was worth.
 */
final class ExchangeTest {
  static List<OmegaSetup> setups() {
    return Omega.setups();
  }

  static List<OmegaSetup> setupsOfTwo() {
    return Omega.setups().stream().filter(setup -> setup.players() == 2).toList();
  }

  @ParameterizedTest
  @MethodSource("setups")
  void exchangedGamesHaveTheStonesThatAreToCome(OmegaSetup setup) {
    Rng rng = new Rng(setup.players());
    OmegaPosition position = (OmegaPosition) setup.position();
    OmegaPlayouts playouts = new OmegaPlayouts(position);
    int[] moves = new int[position.maxLegalMoves()];
    while (!position.isOver()) {
      playouts.run(rng);
      int[] before = colours(playouts, setup);
      playouts.exchange(rng);
      int[] after = colours(playouts, setup);
      int[] toCome = new int[setup.players()];
      position.stonesToCome(toCome);
      int stayed = 0;
      for (int cell = 0; cell < before.length; cell++) {
        if (position.stoneAt(cell) != Position.NONE) {
          assertEquals(position.stoneAt(cell), after[cell]);
        } else if (after[cell] != Position.NONE) {
          toCome[after[cell]]--;
          int next = (before[cell] + 1) % setup.players();
          stayed += after[cell] == next ? 0 : 1;
          assertTrue(after[cell] == next || after[cell] == before[cell]);
        }
      }
      for (int left : toCome) {
        assertEquals(0, left);
      }
      assertTrue(stayed <= setup.players(), "only the stones over stay as they are");
      int count = position.legalMoves(moves);
      position.play(moves[rng.below(count)]);
    }
  }

  @ParameterizedTest
  @MethodSource("setupsOfTwo")
  void aStoneIsWorthTheGamesThatHaveIt(OmegaSetup setup) {
    OmegaPosition position = (OmegaPosition) setup.position();
    int[] moves = new int[position.maxLegalMoves()];
    Rng rng = new Rng(5);
    for (int ply = 0; ply < 4; ply++) {
      position.play(moves[rng.below(position.legalMoves(moves))]);
    }
    OmegaPlayouts alone = new OmegaPlayouts(position);
    ExchangedPlayouts rounds =
        new ExchangedPlayouts(new OmegaPlayouts(position), setup.board().size());
    int players = setup.players();
    for (int seed = 0; seed < 20; seed++) {
      rounds.run(new Rng(seed));
      Rng same = new Rng(seed);
      double[] sum = new double[players];
      double[][] worth = new double[players][Moves.PLACEMENTS];
      int[] games = new int[Moves.PLACEMENTS];
      for (int game = 0; game < players; game++) {
        if (game == 0) {
          alone.run(same);
        } else {
          alone.exchange(same);
        }
        int[] colours = colours(alone, setup);
        for (int player = 0; player < players; player++) {
          sum[player] += alone.reward(player);
        }
        for (int cell = 0; cell < colours.length; cell++) {
          if (colours[cell] != Position.NONE) {
            int move = Moves.place(colours[cell], cell);
            games[move]++;
            for (int player = 0; player < players; player++) {
              worth[player][move] += alone.reward(player);
            }
          }
        }
      }
      for (int player = 0; player < players; player++) {
        assertEquals(sum[player] / players, rounds.reward(player), 1e-6);
        float[] told = rounds.worth(player);
        for (int cell = 0; cell < setup.board().size(); cell++) {
          for (int colour = 0; colour < players; colour++) {
            int move = Moves.place(colour, cell);
            assertEquals(games[move] == 0, Float.isNaN(told[move]));
            if (games[move] > 0) {
              assertEquals(worth[player][move] / games[move], told[move], 1e-6);
            }
          }
        }
      }
    }
  }

  private static int[] colours(OmegaPlayouts playouts, OmegaSetup setup) {
    int[] colours = new int[setup.board().size()];
    for (int cell = 0; cell < colours.length; cell++) {
      colours[cell] = playouts.colourAt(cell);
    }
    return colours;
  }
}
