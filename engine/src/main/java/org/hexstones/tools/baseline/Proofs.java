package org.hexstones.tools.baseline;

/**
 * Backs up proven winners from the end of the game towards the root (MCTS-solver: Winands,
 * Björnsson and Saito, "Monte-Carlo tree search solver", 2008; here with a winner instead of a win
 * or a loss).
 */
final class Proofs {
  private final Tree tree;

  Proofs(Tree tree) {
    this.tree = tree;
  }

  /** Updates the nodes of a path whose last node is proven, from its end to the root. */
  void propagate(int[] path, int depth) {
    boolean changed = true;
    for (int i = depth - 1; i >= 0 && changed; i--) {
      changed = update(path[i]);
    }
  }

  /**
   * Marks a node if its children decide its winner: the mover can win, or the same other player
   * wins after every move. (If different others win, the mover chooses among them, and nobody can
   * predict how.)
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
