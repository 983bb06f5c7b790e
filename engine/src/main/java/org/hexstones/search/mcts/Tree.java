package org.hexstones.search.mcts;

import java.util.Arrays;
import org.hexstones.game.Moves;

/**
 * The nodes of a search tree in flat arrays; node 0 is the root. The children with the highest
 * priors are one block, the rest, once they are needed, another. Blocks always lie behind their
 * node, so that {@link #keep} can close the gaps in one pass. Mean and RAVE value of a move are
 * those of the player who makes it, and what selection reads together lies together.
 *
 * <p>The arrays grow with the tree, up to its capacity, and are other arrays then: whoever holds
 * one holds it no longer than till the next node is expanded. A tree of a short search on a phone
 * is small.
 */
final class Tree {
  /** Where {@link #provenWinner} has no player: not proven. */
  static final int OPEN = 0;

  /** How many nodes there is room for at first. */
  private static final int FIRST_ROOM = 1 << 14;

  final int capacity;
  int[] move;
  int[] visits;

  /**
   * For each node {@link #STRIDE} numbers: the mean of its games; the weight of the RAVE value
   * against that; how often the move was made in finished games, whenever, plus those that the
   * prior stands for; and the rewards of these games, added up.
   */
  float[] stats;

  static final int STRIDE = 4;
  static final int MEAN = 0;
  static final int WEIGHT = 1;
  static final int RAVE_VISITS = 2;
  static final int RAVE_SUM = 3;

  /** The prior of the move that leads to each node, 0 to 1. */
  float[] prior;

  /** The first child, or 0 where there are none yet. */
  int[] firstChild;

  short[] childCount;

  /** The first of the other children, or 0 where there are none or they are not made yet. */
  int[] firstOther;

  short[] otherCount;

  /** Who moves at the node; known once it has children. */
  byte[] mover;

  /** The player who wins from here by force, plus 1, or {@link #OPEN}. */
  byte[] provenWinner;

  /** For each player, the iterations through a node that the player won. */
  final int[][] wins;

  private int[] parentOfBlock;
  private final boolean[] isChild = new boolean[Moves.komi(Moves.MAX_TWICE_KOMI)];
  final VisitTables weights;
  private int used;

  Tree(MctsSettings settings, int players) {
    capacity = settings.whole(MctsSettings.NODES);
    weights = new VisitTables(settings.value(MctsSettings.EQUIVALENCE));
    int room = Math.min(capacity, FIRST_ROOM);
    move = new int[room];
    visits = new int[room];
    stats = new float[STRIDE * room];
    prior = new float[room];
    firstChild = new int[room];
    childCount = new short[room];
    firstOther = new int[room];
    otherCount = new short[room];
    mover = new byte[room];
    provenWinner = new byte[room];
    wins = new int[players][room];
    parentOfBlock = new int[room];
    clear();
  }

  int used() {
    return used;
  }

  /** Makes room for so many more nodes; false where there is none. */
  private boolean hasRoom(int more) {
    int needed = used + more;
    if (needed > capacity) {
      return false;
    }
    if (needed > move.length) {
      grow(Math.min(capacity, Math.max(needed, 2 * move.length)));
    }
    return true;
  }

  private void grow(int room) {
    move = Arrays.copyOf(move, room);
    visits = Arrays.copyOf(visits, room);
    stats = Arrays.copyOf(stats, STRIDE * room);
    prior = Arrays.copyOf(prior, room);
    firstChild = Arrays.copyOf(firstChild, room);
    childCount = Arrays.copyOf(childCount, room);
    firstOther = Arrays.copyOf(firstOther, room);
    otherCount = Arrays.copyOf(otherCount, room);
    mover = Arrays.copyOf(mover, room);
    provenWinner = Arrays.copyOf(provenWinner, room);
    for (int player = 0; player < wins.length; player++) {
      wins[player] = Arrays.copyOf(wins[player], room);
    }
    parentOfBlock = Arrays.copyOf(parentOfBlock, room);
  }

  /** Forgets everything: one root without visits or children. */
  void clear() {
    used = 1;
    reset(0);
  }

  private void reset(int node) {
    visits[node] = 0;
    describe(node, 0, 1, 0);
    firstChild[node] = 0;
    childCount[node] = 0;
    firstOther[node] = 0;
    otherCount[node] = 0;
    provenWinner[node] = OPEN;
    for (int[] playersWins : wins) {
      playersWins[node] = 0;
    }
  }

  private void describe(int node, float mean, float raveVisits, float raveSum) {
    int at = STRIDE * node;
    stats[at + MEAN] = mean;
    stats[at + WEIGHT] = weights.rave(0);
    stats[at + RAVE_VISITS] = raveVisits;
    stats[at + RAVE_SUM] = raveSum;
  }

  /** Counts one more game. */
  void learn(int node, float reward) {
    int n = ++visits[node];
    int at = STRIDE * node;
    float mean = stats[at + MEAN];
    stats[at + MEAN] = mean + (float) ((reward - mean) * weights.step(n));
    stats[at + WEIGHT] = weights.rave(n);
  }

  /** Replaces what is known of a node's own games. */
  void set(int node, int games, float mean) {
    visits[node] = games;
    stats[STRIDE * node + MEAN] = mean;
    stats[STRIDE * node + WEIGHT] = weights.rave(games);
  }

  float mean(int node) {
    return stats[STRIDE * node + MEAN];
  }

  float raveVisits(int node) {
    return stats[STRIDE * node + RAVE_VISITS];
  }

  float raveSum(int node) {
    return stats[STRIDE * node + RAVE_SUM];
  }

  void updateRave(int node, float games, float sum) {
    stats[STRIDE * node + RAVE_VISITS] += games;
    stats[STRIDE * node + RAVE_SUM] += sum;
  }

  /**
   * Gives a node its children, or those with the highest priors, unless there is no room left.
   *
   * @param most how many are made at once; the others are made by {@link #expandFully}
   */
  boolean expand(int node, int player, MovePriors priors, int most) {
    int count = priors.look(most);
    int made = Math.min(count, most);
    if (!hasRoom(made)) {
      return false;
    }
    firstChild[node] = used;
    childCount[node] = (short) made;
    otherCount[node] = (short) (count - made);
    mover[node] = (byte) player;
    for (int i = 0; i < made; i++) {
      add(priors, i);
    }
    return true;
  }

  /** Whether children are still to be made. */
  boolean isPartial(int node) {
    return otherCount[node] != 0 && firstOther[node] == 0;
  }

  /** Makes the children that are still to be made, unless there is no room left. */
  void expandFully(int node, MovePriors priors) {
    if (!isPartial(node) || !hasRoom(otherCount[node])) {
      return;
    }
    int count = priors.look(Integer.MAX_VALUE);
    for (int i = 0; i < childCount[node]; i++) {
      isChild[move[firstChild[node] + i]] = true;
    }
    firstOther[node] = used;
    for (int i = 0; i < count; i++) {
      if (!isChild[priors.moves[i]]) {
        add(priors, i);
      }
    }
    for (int i = 0; i < childCount[node]; i++) {
      isChild[move[firstChild[node] + i]] = false;
    }
  }

  private void add(MovePriors priors, int i) {
    int child = used++;
    reset(child);
    move[child] = priors.moves[i];
    prior[child] = priors.prior[i];
    // Before the first visit a move's own mean is a sure win, so that each rare choice is tried.
    describe(child, 1, priors.priorVisits, priors.priorVisits * priors.expected(i));
  }

  /** The next child of a node after one of them, or 0 after the last that is made. */
  int next(int node, int child) {
    int after = child + 1;
    if (after == firstChild[node] + childCount[node]) {
      return firstOther[node];
    }
    boolean last = firstOther[node] != 0 && after == firstOther[node] + otherCount[node];
    return last ? 0 : after;
  }

  double raveMean(int node) {
    return raveSum(node) / raveVisits(node);
  }

  /** The child with that move, or 0. */
  int child(int node, int wanted) {
    int child = firstChild[node];
    while (child != 0 && move[child] != wanted) {
      child = next(node, child);
    }
    return child;
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
        boolean first = firstChild[parent] == block;
        int count = first ? childCount[parent] : otherCount[parent];
        if (first) {
          firstChild[parent] = used;
        } else {
          firstOther[parent] = used;
        }
        for (int i = 0; i < count; i++) {
          move(block + i, used++);
        }
      }
    }
  }

  private void move(int from, int to) {
    move[to] = move[from];
    visits[to] = visits[from];
    for (int i = 0; i < STRIDE; i++) {
      stats[STRIDE * to + i] = stats[STRIDE * from + i];
    }
    prior[to] = prior[from];
    firstChild[to] = firstChild[from];
    childCount[to] = childCount[from];
    firstOther[to] = firstOther[from];
    otherCount[to] = otherCount[from];
    mover[to] = mover[from];
    provenWinner[to] = provenWinner[from];
    for (int[] playersWins : wins) {
      playersWins[to] = playersWins[from];
    }
    if (firstChild[from] != 0) {
      parentOfBlock[firstChild[from]] = to + 1;
    }
    if (firstOther[from] != 0) {
      parentOfBlock[firstOther[from]] = to + 1;
    }
  }
}
