package org.hexstones.tools.baseline;

import java.util.Arrays;
import org.hexstones.game.Rng;

/**
 * The nodes of a search tree in flat arrays, 0 the root. The children of a node are one block,
 * which always lies behind the node: that is what lets {@link #keep} close the gaps in one pass.
 * What a node says of a move (mean, rapid estimate) is seen by the one who makes that move.
 */
final class Tree {
  /** Where {@link #provenWinner} has no player: not proven. */
  static final int OPEN = 0;

  final int capacity;
  final int[] move;
  final int[] visits;
  final float[] mean;

  /** How often the move was made in finished games, whenever, plus one for the prior. */
  final float[] raveVisits;

  /** The rewards of those games, added up. */
  final float[] raveSum;

  /** The first child, or 0 where there are none yet. */
  final int[] firstChild;

  final short[] childCount;

  /** Who moves at the node; known once it has children. */
  final byte[] mover;

  /** The player who wins from here by force, plus 1, or {@link #OPEN}. */
  final byte[] provenWinner;

  /** For each player, the iterations through a node that the player won. */
  final int[][] wins;

  private final int[] parentOfBlock;
  private int used;

  Tree(int capacity, int players) {
    this.capacity = capacity;
    move = new int[capacity];
    visits = new int[capacity];
    mean = new float[capacity];
    raveVisits = new float[capacity];
    raveSum = new float[capacity];
    firstChild = new int[capacity];
    childCount = new short[capacity];
    mover = new byte[capacity];
    provenWinner = new byte[capacity];
    wins = new int[players][capacity];
    parentOfBlock = new int[capacity];
    clear();
  }

  int used() {
    return used;
  }

  /** Forgets everything: one root without visits or children. */
  void clear() {
    used = 1;
    reset(0);
  }

  private void reset(int node) {
    visits[node] = 0;
    mean[node] = 0;
    raveVisits[node] = 1;
    raveSum[node] = 0;
    firstChild[node] = 0;
    childCount[node] = 0;
    provenWinner[node] = OPEN;
    for (int[] playersWins : wins) {
      playersWins[node] = 0;
    }
  }

  /** Gives a node its children, unless there is no room left for them. */
  boolean expand(int node, int player, int[] moves, int count, Rng rng) {
    if (used + count > capacity) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      int child = used + i;
      reset(child);
      move[child] = moves[i];
      // Before the first visit a move's own mean is a sure win, so that each special move is tried;
      // its rapid estimate is one even game, a random hair's breadth apart so that ties fall in no
      // order.
      mean[child] = 1;
      raveSum[child] = (float) (0.5 + rng.unit() / 1024);
    }
    firstChild[node] = used;
    childCount[node] = (short) count;
    mover[node] = (byte) player;
    used += count;
    return true;
  }

  double raveMean(int node) {
    return raveSum[node] / raveVisits[node];
  }

  /** The child with that move, or 0. */
  int child(int node, int wanted) {
    for (int i = 0; i < childCount[node]; i++) {
      if (move[firstChild[node] + i] == wanted) {
        return firstChild[node] + i;
      }
    }
    return 0;
  }

  /** Makes a node the root and forgets all that is not below it. */
  void keep(int newRoot) {
    int end = used;
    Arrays.fill(parentOfBlock, 0, end, 0);
    move(newRoot, 0);
    used = 1;
    // A block is kept if its parent was; parents come first, and nothing moves backwards.
    for (int block = 1; block < end; block++) {
      int parent = parentOfBlock[block] - 1;
      if (parent >= 0) {
        firstChild[parent] = used;
        for (int i = 0; i < childCount[parent]; i++) {
          move(block + i, used++);
        }
      }
    }
  }

  private void move(int from, int to) {
    move[to] = move[from];
    visits[to] = visits[from];
    mean[to] = mean[from];
    raveVisits[to] = raveVisits[from];
    raveSum[to] = raveSum[from];
    firstChild[to] = firstChild[from];
    childCount[to] = childCount[from];
    mover[to] = mover[from];
    provenWinner[to] = provenWinner[from];
    for (int[] playersWins : wins) {
      playersWins[to] = playersWins[from];
    }
    if (firstChild[from] != 0) {
      parentOfBlock[firstChild[from]] = to + 1;
    }
  }
}
