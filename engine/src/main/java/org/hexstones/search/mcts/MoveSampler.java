package org.hexstones.search.mcts;

import org.hexstones.game.Rng;

/** Draws a good move at random in place of the best one: how weak levels choose. */
final class MoveSampler {
  /** The priors count like so many visits that are shared among all moves. */
  private static final double PRIOR_VISITS = 16;

  private MoveSampler() {}

  /**
   * A child of the root.
   *
   * @param best the best of them, which stays chosen where it is proven to win or all lose
   * @param loose how freely it is drawn: the odds are visits to the power of 1 / loose
   * @param seed the same seed draws the same while nothing is new
   */
  static int child(Tree tree, int best, double loose, int seed) {
    if (tree.provenWinner[best] != Tree.OPEN) {
      return best;
    }
    double[] odds = new double[tree.childCount[0] + tree.otherCount[0]];
    double all = 0;
    int i = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      if (tree.provenWinner[child] == Tree.OPEN) {
        odds[i] = Math.pow(tree.visits[child] + PRIOR_VISITS * tree.prior[child], 1 / loose);
      }
      all += odds[i++];
    }
    double left = new Rng(seed).unit() * all;
    i = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      left -= odds[i++];
      if (left < 0) {
        return child;
      }
    }
    return best;
  }
}
