package org.hexstones.search.mcts;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.RootStatistics;

/**
 * The exchange of the root's statistics with other searches. It records which statistics were sent
 * or received, so that none counts twice. Parallel searches add up the statistics of the root's
 * moves, above all RAVE values, several times during a search. They play almost as well as one
 * search with the time of all (compare Bourki et al., "Scalability and parallelization of
 * Monte-Carlo tree search", 2010).
 */
final class RootSync {
  private final Tree tree;
  private final int children;
  private final int[] visits;
  private final int[][] wins;
  private final float[] reward;
  private final float[] raveVisits;
  private final float[] raveReward;

  /** The present statistics of the root count as sent. */
  RootSync(Tree tree) {
    this.tree = tree;
    children = count(tree);
    visits = new int[children];
    wins = new int[tree.wins.length][children];
    reward = new float[children];
    raveVisits = new float[children];
    raveReward = new float[children];
    int i = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      note(i++, child);
    }
  }

  private static int count(Tree tree) {
    int count = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      count++;
    }
    return count;
  }

  /** Whether the root has as many children as at the beginning; it may get more later. */
  boolean isWhole() {
    return children == count(tree);
  }

  private void note(int i, int child) {
    visits[i] = tree.visits[child];
    for (int player = 0; player < wins.length; player++) {
      wins[player][i] = tree.wins[player][child];
    }
    reward[i] = sum(child);
    raveVisits[i] = tree.raveVisits(child);
    raveReward[i] = tree.raveSum(child);
  }

  /** Before the first visit the mean is no real one: see {@link Tree}. */
  private float sum(int child) {
    return tree.visits[child] == 0 ? 0 : tree.mean(child) * tree.visits[child];
  }

  /** The new statistics since the last call. */
  RootStatistics news() {
    List<RootStatistics.OfMove> news = new ArrayList<>();
    int i = 0;
    for (int child = tree.firstChild[0]; child != 0; child = tree.next(0, child)) {
      int rave = (int) (tree.raveVisits(child) - raveVisits[i] + 0.5f);
      int made = tree.visits[child] - visits[i];
      if (rave > 0 || made > 0) {
        List<Integer> won = new ArrayList<>();
        for (int player = 0; player < wins.length; player++) {
          won.add(tree.wins[player][child] - wins[player][i]);
        }
        news.add(
            new RootStatistics.OfMove(
                tree.move[child],
                made,
                won,
                parts(sum(child) - reward[i], made),
                rave,
                parts(tree.raveSum(child) - raveReward[i], rave)));
        note(i, child);
      }
      i++;
    }
    return new RootStatistics(news);
  }

  /** Limits the difference of rounded sums to the possible rewards, at most 1 for each game. */
  private static int parts(float sum, int games) {
    return Math.min(
        games * RootStatistics.PARTS, Math.max(0, (int) (sum * RootStatistics.PARTS + 0.5f)));
  }

  /** Adds the statistics of another search, except for moves that are not children here. */
  void learn(RootStatistics statistics) {
    for (RootStatistics.OfMove news : statistics.moves()) {
      int i = 0;
      int child = tree.firstChild[0];
      while (child != 0 && tree.move[child] != news.move()) {
        child = tree.next(0, child);
        i++;
      }
      if (child != 0 && news.wins().size() == wins.length) {
        learn(news, child, i);
      }
    }
  }

  private void learn(RootStatistics.OfMove news, int child, int i) {
    float added = (float) news.reward() / RootStatistics.PARTS;
    float raveAdded = (float) news.raveReward() / RootStatistics.PARTS;
    int all = tree.visits[child] + news.visits();
    if (all > 0) {
      tree.set(child, all, (sum(child) + added) / all);
    }
    tree.visits[0] += news.visits();
    tree.updateRave(child, news.raveVisits(), raveAdded);
    visits[i] += news.visits();
    reward[i] += added;
    raveVisits[i] += news.raveVisits();
    raveReward[i] += raveAdded;
    for (int player = 0; player < wins.length; player++) {
      int won = news.wins().get(player);
      tree.wins[player][child] += won;
      tree.wins[player][0] += won;
      wins[player][i] += won;
    }
  }
}
