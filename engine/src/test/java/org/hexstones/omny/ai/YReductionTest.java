package org.hexstones.omny.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.omny.Naive;
import org.hexstones.omny.OmnySetup;
import org.hexstones.omny.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class YReductionTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 6, 9, 13})
  void aFullBoardIsReducedToItsWinner(int side) {
    OmnySetup setup = Samples.setup("y " + side);
    YReduction reduction = reduction(setup);
    Rng rng = new Rng(side);
    double[] white = new double[setup.board().size()];
    for (int i = 0; i < 300; i++) {
      for (int cell = 0; cell < white.length; cell++) {
        white[cell] = rng.below(2);
      }
      boolean wins =
          Naive.pieces(setup.board(), cell -> white[cell] == 1).stream()
              .anyMatch(group -> Naive.wins(setup, 0, 0, group));
      assertEquals(wins ? 1 : 0, reduction.estimate(white), 0);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 8})
  void derivativesAreThoseOfSmallDifferences(int side) {
    OmnySetup setup = Samples.setup("y " + side);
    YReduction reduction = reduction(setup);
    Rng rng = new Rng(side);
    double[] white = new double[setup.board().size()];
    double[] slope = new double[white.length];
    for (int cell = 0; cell < white.length; cell++) {
      white[cell] = rng.unit();
    }
    reduction.estimate(white);
    reduction.differentiate(slope);
    for (int cell = 0; cell < white.length; cell++) {
      double before = white[cell];
      white[cell] = before + 1e-5;
      double more = reduction.estimate(white);
      white[cell] = before - 1e-5;
      double less = reduction.estimate(white);
      white[cell] = before;
      assertEquals((more - less) / 2e-5, slope[cell], 1e-7);
    }
  }

  @Test
  void evenCellsAreEven() {
    OmnySetup setup = Samples.setup("y 7");
    double[] white = new double[setup.board().size()];
    Arrays.fill(white, 0.5);
    assertEquals(0.5, reduction(setup).estimate(white), 1e-12);
  }

  @Test
  void eachSideIsATouchedSide() {
    Board board = Samples.setup("y 5").board();
    byte[] sides = reduction(Samples.setup("y 5")).sides();
    int[] cells = new int[8];
    for (int cell = 0; cell < board.size(); cell++) {
      cells[sides[cell]]++;
      assertEquals(board.degree(cell) < 6, sides[cell] != 0);
    }
    assertEquals(3, cells[1]);
    assertEquals(3, cells[2]);
    assertEquals(3, cells[4]);
    assertEquals(3, cells[3] + cells[5] + cells[6]);
    assertEquals(0, cells[7]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "y 7 misere=on",
        "y 7 komi=0.5",
        "y 7 balance=12*",
        "y 7 balance=komi",
        "omny triangle:7 stars=all",
        "omny triangle:7 stars=corners+centre",
        "omny hexhex:4 stars=corners",
        "sunder 5",
        "gyre 5"
      })
  void otherGamesHaveNoReduction(String text) {
    OmnySetup setup = Samples.setup(text);
    assertNull(YReduction.of(setup));
    assertNull(new OmnySearchSupport(setup).evaluation(setup.position()));
  }

  private static YReduction reduction(OmnySetup setup) {
    YReduction reduction = YReduction.of(setup);
    assertNotNull(reduction);
    return reduction;
  }
}
