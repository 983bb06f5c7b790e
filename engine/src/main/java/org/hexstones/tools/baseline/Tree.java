package org.hexstones.tools.baseline;

import java.util.Arrays;
import org.hexstones.game.Rng;

/**
 * The nodes of a search tree in flat arrays; node 0 is the root. The children of a node are one
 * block, which always comes after the node, so that {@link #keep} can close the gaps in one pass.
 * The mean and the RAVE value of a move are those of the player who makes it.
 */
final class Tree {
  /** The value of {@link #provenWinner} for a node without a proven winner. */
  static final int OPEN = 0;

  final int capacity;
  final int[] move;
  final int[] visits;
  final float[] mean;

  /** By node: the number of games in which the move was made at any time, plus one virtual game. */
  final float[] raveVisits;

  /** By node: the sum of the rewards of these games. */
  final float[] raveSum;

  /** By node: the first child, or 0 if there are none yet. */
  final int[] firstChild;

  final short[] childCount;

  /** By node: the player who moves there; undefined without children. */
  final byte[] mover;

  /** By node: the player who can force a win, plus 1, or {@link #OPEN}. */
  final byte[] provenWinner;

  /** By player and node: the number of iterations through the node that the player won. */
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

  /** Removes everything except a root without visits and children. */
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

  /** Adds the children of a node, if there is room for them. */
  boolean expand(int node, int player, int[] moves, int count, Rng rng) {
    if (used + count > capacity) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      int child = used + i;
      reset(child);
      move[child] = moves[i];
      // Before the first visit a move's own mean is 1, so that each special move is tried. The RAVE
      // value is one virtual game of 0.5, with a tiny random part that breaks ties.
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

  /** The child with this move, or 0. */
  int child(int node, int wanted) {
    for (int i = 0; i < childCount[node]; i++) {
      if (move[firstChild[node] + i] == wanted) {
        return firstChild[node] + i;
      }
    }
    return 0;
  }

  /** Makes a node the root and removes all nodes that are not below it. */
  void keep(int newRoot) {
    int end = used;
    Arrays.fill(parentOfBlock, 0, end, 0);
    move(newRoot, 0);
    used = 1;
    // A block is kept if its parent is. Parents come first, and no node moves to a higher index.
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
