package org.hexstones.tools.baseline;

/**
 * The parameters of the baseline.
 *
 * @param exploration the weight of UCB1's exploration term for placements; RAVE already explores,
 *     so little or none is best
 * @param specialExploration the same for other moves, which have no RAVE values
 * @param equivalence the number of visits with which a move's own mean has as much weight as its
 *     RAVE value (K in Gelly and Silver's hand-selected schedule)
 * @param expandAfter the number of visits after which a leaf is expanded; 1 or more
 * @param nodes the maximum number of nodes, some 50 bytes each; {@link #MIN_NODES} or more
 */
public record Parameters(
    double exploration, double specialExploration, double equivalence, int expandAfter, int nodes) {
  /** Room for the root and its children in any game. */
  public static final int MIN_NODES = 1 << 12;

  /**
   * Tuned by matches of 200 games from random openings (OMEGA sides 5 and 7, Sunder 5, Y 11; 2000
   * to 5000 iterations a turn). Exploration of 0.05 and more was worse on Y 11 and at side 5 (40%
   * and 36% against none); 0.005 to 0.02 made no difference. An equivalence of 300 or 3000 made no
   * difference, and neither did expansion after 1 or 16 visits; the larger number needs less
   * memory.
   */
  public static final Parameters STANDARD = new Parameters(0.005, 0.5, 1000, 8, 1 << 20);
}
