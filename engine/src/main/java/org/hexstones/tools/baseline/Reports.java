package org.hexstones.tools.baseline;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.Line;
import org.hexstones.search.Report;

/** The results of a tree for the moves at its root. */
final class Reports {
  /** A line ends at the first node with fewer visits. */
  private static final int MIN_VISITS = 8;

  private Reports() {}

  /**
   * The best child of a node for its mover: a proven win, else the most visited child that is no
   * proven loss; 0 if there are no children.
   */
  static int best(Tree tree, int node) {
    int best = tree.firstChild[node];
    for (int i = 1; i < tree.childCount[node]; i++) {
      int child = tree.firstChild[node] + i;
      if (isBetter(tree, tree.mover[node], child, best)) {
        best = child;
      }
    }
    return best;
  }

  private static boolean isBetter(Tree tree, int mover, int a, int b) {
    int gradeA = grade(tree, mover, a);
    int gradeB = grade(tree, mover, b);
    if (gradeA != gradeB) {
      return gradeA > gradeB;
    }
    if (tree.visits[a] != tree.visits[b]) {
      return tree.visits[a] > tree.visits[b];
    }
    return tree.raveMean(a) > tree.raveMean(b);
  }

  private static int grade(Tree tree, int mover, int child) {
    int proven = tree.provenWinner[child];
    return proven == Tree.OPEN ? 1 : proven == mover + 1 ? 2 : 0;
  }

  static Report of(Tree tree, int lines) {
    List<Integer> children = new ArrayList<>();
    for (int i = 0; i < tree.childCount[0]; i++) {
      children.add(tree.firstChild[0] + i);
    }
    int mover = tree.mover[0];
    children.sort((a, b) -> isBetter(tree, mover, a, b) ? -1 : isBetter(tree, mover, b, a) ? 1 : 0);
    List<Line> best = new ArrayList<>();
    for (int i = 0; i < Math.min(lines, children.size()); i++) {
      best.add(line(tree, children.get(i)));
    }
    return new Report(tree.visits[0], best);
  }

  private static Line line(Tree tree, int child) {
    List<Integer> moves = new ArrayList<>();
    int node = child;
    do {
      moves.add(tree.move[node]);
      node = best(tree, node);
    } while (node != 0 && tree.visits[node] >= MIN_VISITS);
    int visits = tree.visits[child];
    int proven = tree.provenWinner[child] - 1;
    List<Double> chances = new ArrayList<>();
    for (int player = 0; player < tree.wins.length; player++) {
      double share = visits == 0 ? 1.0 / tree.wins.length : 1.0 * tree.wins[player][child] / visits;
      chances.add(proven < 0 ? share : proven == player ? 1.0 : 0.0);
    }
    double own = chances.get(tree.mover[0]);
    double value = proven >= 0 ? own : visits == 0 ? tree.raveMean(child) : tree.mean[child];
    return new Line(moves, visits, value, chances, proven);
  }
}
