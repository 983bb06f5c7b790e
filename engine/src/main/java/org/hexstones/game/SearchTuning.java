package org.hexstones.game;

import java.util.List;

/**
 * The constants of the search that each game sets. Matches find them ({@code arena}).
 *
 * @param priorSlope the decrease of a move's first RAVE value for each unit by which its logit is
 *     lower, from 0 to 1
 * @param exploration the weight of the prior in exploration (PUCT); 0 for no exploration
 * @param raveEquivalence the K in the weight of RAVE values, in visits: the greater, the longer
 *     they count
 * @param levels how the levels of the computer hold back, the weakest first; a level beyond them
 *     does not
 */
public record SearchTuning(
    double priorSlope, double exploration, double raveEquivalence, List<Handicap> levels) {
  public static final SearchTuning STANDARD =
      new SearchTuning(
          0.05,
          0,
          1000,
          Handicap.levels(
              new double[] {},
              new double[] {1.15, 0.93, 0.72, 0.45},
              new int[] {55, 210, 700, 2200, 10000}));

  public SearchTuning {
    levels = List.copyOf(levels);
  }
}
