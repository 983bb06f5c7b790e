package org.hexstones.search.mcts;

import org.hexstones.game.Rng;

/** Chooses a good move at random instead of the best one, for weak levels. */
final class MoveSampler {
  /** The priors count as this number of visits, divided among all moves. */
  private static final double PRIOR_VISITS = 16;

  private MoveSampler() {}

  /**
   * Chooses a child of the root.
   *
   * @param best the best child; it is chosen if its winner is proven
   * @param loose the randomness: the weight of a child is its visits to the power of 1 / loose
   * @param seed equal seeds give the same child as long as the statistics are the same
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
