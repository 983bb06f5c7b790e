package org.hexstones.tools.baseline;

/**
 * Carries certain winners from the end of the game towards the root (a solver for Monte Carlo trees
 * after Winands, Björnsson and Saito, 2008, with a winner in the place of won and lost).
 */
final class Proofs {
  private final Tree tree;

  Proofs(Tree tree) {
    this.tree = tree;
  }

  /** Looks again at the nodes of a path whose last node is proven, from its end to the root. */
  void propagate(int[] path, int depth) {
    boolean changed = true;
    for (int i = depth - 1; i >= 0 && changed; i--) {
      changed = update(path[i]);
    }
  }

  /**
   * Marks a node if its children decide it: the mover can win, or the same other player wins
   * whatever the mover does. (Where different others win, the mover chooses among them, and nobody
   * can tell how.)
   */
  boolean update(int node) {
    int first = tree.firstChild[node];
    int win = tree.mover[node] + 1;
    int common = tree.provenWinner[first];
    for (int i = 0; i < tree.childCount[node]; i++) {
      int winner = tree.provenWinner[first + i];
      if (winner == win) {
        tree.provenWinner[node] = (byte) win;
        return true;
      }
      if (winner != common) {
        common = Tree.OPEN;
      }
    }
    tree.provenWinner[node] = (byte) common;
    return common != Tree.OPEN;
  }
}
