package org.hexstones.swell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.Effort;
import org.hexstones.game.Colour;
import org.hexstones.game.GameContract;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SwellContractTest {
  /** A recount of the largest groups, and the turn, of which the board shows nothing. */
  private static final class Witness implements GameContract.Witness {
    @Override
    public void recount(Position position) {
      for (int colour = 0; colour < SwellSetup.PLAYERS; colour++) {
        int largest = 0;
        boolean[] seen = new boolean[position.board().size()];
        for (int cell = 0; cell < seen.length; cell++) {
          largest = Math.max(largest, size(position, colour, cell, seen));
        }
        assertEquals(largest, ((SwellPosition) position).largest(colour));
      }
    }

    private static int size(Position position, int colour, int cell, boolean[] seen) {
      if (cell == Board.NO_CELL || seen[cell] || position.stoneAt(cell) != colour) {
        return 0;
      }
      seen[cell] = true;
      int size = 1;
      for (int d = 0; d < Direction.COUNT; d++) {
        size += size(position, colour, position.board().neighbour(cell, d), seen);
      }
      return size;
    }

    @Override
    public Object hidden(Position position) {
      return ((SwellPosition) position).turn();
    }
  }

  static List<String> samples() {
    return SampleGames.SWELL.samples();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void keepsTheContract(String text) {
    Setup setup = SampleGames.ALL.setup(text).orThrow();
    for (int seed = 0; seed < Effort.of(20); seed++) {
      GameContract.check(setup, seed, new Witness());
    }
  }

  /** The contract's test cannot know of itself what a position hides. */
  @Test
  void positionsThatOnlyLookAlikeNeedAWitness() {
    Setup setup = SampleGames.ALL.setup("swell hexhex:3").orThrow();
    assertThrows(
        AssertionError.class,
        () -> {
          for (int seed = 0; seed < 100; seed++) {
            GameContract.check(setup, seed, position -> {});
          }
        });
  }

  @ParameterizedTest
  @MethodSource("samples")
  void keepsItFromStonesPlacedByHand(String text) {
    Setup setup = SampleGames.ALL.setup(text).orThrow();
    Rng rng = new Rng(5);
    int played = 0;
    for (int seed = 0; seed < Effort.of(20); seed++) {
      List<Integer> stones = new ArrayList<>();
      for (int cell = 0; cell < setup.board().size(); cell++) {
        if (rng.below(3) == 0) {
          stones.add(Moves.place(rng.below(2), cell));
        }
      }
      Start start = new Start(stones, rng.below(2) == 0 ? null : Colour.BLACK);
      if (setup.position(start).isOk()) {
        GameContract.checkFrom(setup, start, seed, new Witness());
        played++;
      }
    }
    assertTrue(played > 0);
  }
}
