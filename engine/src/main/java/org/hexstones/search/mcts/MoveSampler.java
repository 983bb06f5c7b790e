package org.hexstones.search.mcts;

import java.util.Arrays;
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
   * @param top the share of the children, those with the best priors, that is chosen from
   * @param seed equal seeds give the same child as long as the statistics are the same
   */
  static int child(Tree tree, int best, double loose, double top, int seed) {
    if (tree.provenWinner[best] != Tree.OPEN) {
      return best;
    }
    float least = leastPrior(tree, top);
    double[] odds = new double[tree.childCount[0] + tree.otherCount[0]];
    double all = 0;
    int i = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      if (tree.provenWinner[child] == Tree.OPEN && tree.prior[child] >= least) {
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

  /** The least prior of a share of the children; at least the best two are in it. */
  private static float leastPrior(Tree tree, double top) {
    float[] priors = new float[tree.childCount[0] + tree.otherCount[0]];
    int count = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      priors[count++] = tree.prior[child];
    }
    Arrays.sort(priors, 0, count);
    int chosen = Math.max(2, (int) (top * count + 0.5));
    return priors[Math.max(0, count - chosen)];
  }
}
