package org.hexstones.tools.baseline;

/**
 * The constants of the baseline.
 *
 * @param exploration the weight of UCB1's exploration term for placements; the rapid estimates
 *     explore already, so that little or none is best
 * @param specialExploration the same for moves that are no placements, which have no rapid
 *     estimates
 * @param equivalence how many visits make a move's own mean weigh as much as its rapid estimate (K
 *     in Gelly and Silver's hand-made schedule)
 * @param expandAfter visits after which a leaf gets children; 1 or more
 * @param nodes the most nodes in memory, some 50 bytes each; {@link #MIN_NODES} or more
 */
public record Parameters(
    double exploration, double specialExploration, double equivalence, int expandAfter, int nodes) {
  /** Room for the root and its children in any game. */
  public static final int MIN_NODES = 1 << 12;

  /**
   * Tuned by matches of 200 games from random openings (OMEGA sides 5 and 7, Sunder 5, Y 11; 2000
   * to 5000 iterations a turn). Exploration of 0.05 and more lost on Y 11 and at side 5 (40% and
   * 36% against none), 0.005 to 0.02 made no difference; nor did an equivalence of 300 or 3000, nor
   * expansion after 1 or 16 visits, where the larger number is kinder to memory.
   */
  public static final Parameters STANDARD = new Parameters(0.005, 0.5, 1000, 8, 1 << 20);
}
