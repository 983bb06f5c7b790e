package org.hexstones.search.mcts;

import org.hexstones.game.Logarithm;
import org.hexstones.game.Moves;
import org.hexstones.game.Rng;

/**
 * Selects the child of a node for a simulation. The children are in the order of their priors, and
 * only the first ones are candidates. The number of candidates grows with the visits of the node
 * (progressive widening: Chaslot et al., "Progressive strategies for Monte-Carlo tree search",
 * 2008). The prior can also weight the exploration (PUCT: Rosin, "Multi-armed bandits with episode
 * context", 2011); by default this is off.
 */
final class Selection {
  /** Greater than the value of any move that is not a proven win. */
  private static final double CERTAIN = 1e9;

  private final Tree tree;
  private final VisitTables weights;
  private final MovePriors priors;
  private final Rng rng;
  private final double puct;
  private final double special;
  private final double width;
  private final double widen;

  /** By depth of the path: the number of candidates in the node's first block of children. */
  final int[] looked;

  /** The same for the other children. */
  final int[] lookedOthers;

  /** State of {@link #select}: weights of exploration, and the best child so far. */
  private double explore;

  private double exploreSpecial;
  private int best;
  private double bestValue;

  /**
   * @param depths the maximum depth of a path
   */
  Selection(MctsSettings settings, Tree tree, MovePriors priors, Rng rng, int depths) {
    this.tree = tree;
    this.priors = priors;
    this.rng = rng;
    weights = tree.weights;
    puct = settings.value(MctsSettings.PUCT);
    special = settings.value(MctsSettings.SPECIAL);
    width = settings.value(MctsSettings.WIDTH);
    widen = settings.value(MctsSettings.WIDEN);
    looked = new int[depths];
    lookedOthers = new int[depths];
  }

  /** The child with which the simulation goes on. */
  int select(int node, int depth) {
    int visits = tree.visits[node];
    double root = weights.root(visits);
    explore = puct * root;
    exploreSpecial =
        isPlacement(tree.firstChild[node]) ? 0 : special * Math.sqrt(Logarithm.of(visits + 1.0));
    best = -1;
    look(node, depth, priors.tellsApart() ? (int) (width + widen * root) : Integer.MAX_VALUE);
    if (best < 0) {
      // All candidates are proven losses, so all children become candidates.
      look(node, depth, Integer.MAX_VALUE);
    }
    // All children are proven losses, but to different winners. The mover may play any move.
    return best < 0 ? tree.firstChild[node] + rng.below(tree.childCount[node]) : best;
  }

  /** Finds the best of the first children of a node. */
  private void look(int node, int depth, int seen) {
    int count = tree.childCount[node];
    int others = 0;
    if (seen > count && tree.otherCount[node] > 0) {
      tree.expandFully(node, priors);
      others = tree.isPartial(node) ? 0 : Math.min(seen - count, tree.otherCount[node]);
    }
    looked[depth] = Math.min(seen, count);
    lookedOthers[depth] = others;
    compare(tree.firstChild[node], looked[depth], tree.mover[node] + 1);
    compare(tree.firstOther[node], others, tree.mover[node] + 1);
  }

  private void compare(int first, int count, int win) {
    if (count > 0 && !isPlacement(first)) {
      compareAll(first, count, win);
      return;
    }
    final float[] stats = tree.stats;
    final float[] prior = tree.prior;
    final int[] visits = tree.visits;
    final byte[] proven = tree.provenWinner;
    final double exploration = explore;
    int most = best;
    double mostValue = bestValue;
    int at = Tree.STRIDE * first;
    for (int child = first; child < first + count; child++) {
      double mean = stats[at + Tree.MEAN];
      double rave = (double) stats[at + Tree.RAVE_SUM] / stats[at + Tree.RAVE_VISITS];
      double value = mean + stats[at + Tree.WEIGHT] * (rave - mean);
      at += Tree.STRIDE;
      if (exploration > 0) {
        value += exploration * prior[child] / (visits[child] + 1);
      }
      if (proven[child] != Tree.OPEN) {
        if (proven[child] != win) {
          continue;
        }
        value = CERTAIN;
      }
      if (most < 0 || value > mostValue) {
        most = child;
        mostValue = value;
      }
    }
    best = most;
    bestValue = mostValue;
  }

  /** The general case: there are special moves, which come first. */
  private void compareAll(int first, int count, int win) {
    for (int child = first; child < first + count; child++) {
      int proven = tree.provenWinner[child];
      double value = proven == win ? CERTAIN : proven == Tree.OPEN ? worth(child) : -CERTAIN;
      if (value > -CERTAIN && (best < 0 || value > bestValue)) {
        best = child;
        bestValue = value;
      }
    }
  }

  private double worth(int child) {
    int n = tree.visits[child];
    double value = tree.mean(child);
    if (!isPlacement(child)) {
      return priors.isRareChoice(tree.move[child])
          ? value + exploreSpecial * weights.spread(n)
          : withPrior(child, n);
    }
    value += weights.rave(n) * (tree.raveMean(child) - value);
    return explore > 0 ? value + explore * tree.prior[child] / (n + 1) : value;
  }

  /**
   * The value of a move without a stone. RAVE does not count such a move, so the virtual games of
   * its prior are added to its own games.
   */
  private double withPrior(int child, int n) {
    double prior = tree.raveVisits(child);
    double all = Math.max(1, n + prior);
    double value = ((double) n * tree.mean(child) + tree.raveSum(child)) / all;
    return value + exploreSpecial * weights.spread((int) all);
  }

  private boolean isPlacement(int child) {
    return tree.move[child] < Moves.PLACEMENTS;
  }
}
