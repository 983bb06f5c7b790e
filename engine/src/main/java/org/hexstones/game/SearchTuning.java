package org.hexstones.game;

/**
 * The constants of the search that each game sets. Matches find them ({@code arena}).
 *
 * @param priorSlope the decrease of a move's first RAVE value for each unit by which its logit is
 *     lower, from 0 to 1
 * @param exploration the weight of the prior in exploration (PUCT); 0 for no exploration
 * @param raveEquivalence the K in the weight of RAVE values, in visits: the greater, the longer
 *     they count
 */
public record SearchTuning(double priorSlope, double exploration, double raveEquivalence) {
  public static final SearchTuning STANDARD = new SearchTuning(0.05, 0, 1000);
}
