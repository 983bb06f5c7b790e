package org.hexstones.game;

import java.util.ArrayList;
import java.util.List;

/**
 * How a level of the computer holds back.
 *
 * @param most the maximum number of iterations of a search; 1 looks only at the move itself
 * @param loose the randomness of the choice among the moves; 0 takes the best
 * @param top the share of the moves, those with the best priors, that are chosen from; 0 to 1
 */
public record Handicap(int most, double loose, double top) {
  /** So loose that all moves are equal. */
  private static final double ANY = 100;

  /**
   * The levels of a game, the weakest first.
   *
   * @param top of the levels that take any of the moves with the best priors: their share
   * @param loose of the levels that choose by the prior: the randomness
   * @param most of the levels that search: the iterations
   */
  public static List<Handicap> levels(double[] top, double[] loose, int[] most) {
    List<Handicap> levels = new ArrayList<>();
    for (double share : top) {
      levels.add(new Handicap(1, ANY, share));
    }
    for (double randomness : loose) {
      levels.add(new Handicap(1, randomness, 1));
    }
    for (int iterations : most) {
      levels.add(new Handicap(iterations, 0, 1));
    }
    return List.copyOf(levels);
  }
}
