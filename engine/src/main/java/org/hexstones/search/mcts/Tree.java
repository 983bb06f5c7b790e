package org.hexstones.search.mcts;

import java.util.Arrays;
import org.hexstones.game.Moves;

/**
 * The nodes of a search tree in flat arrays. Node 0 is the root. The children with the highest
 * priors are one block. The others are a second block, which is made only when it is needed. Blocks
 * always come after their node, so that {@link #keep} can close the gaps in one pass. The mean and
 * the RAVE value of a move are those of the player who makes it. Values that selection reads
 * together are adjacent in memory.
 *
 * <p>Numbers are calculated as doubles and rounded only where they are stored in an array:
 * elsewhere JavaScript does not round a float, and every build is to find the same.
 *
 * <p>Larger arrays replace the arrays as the tree grows, up to its capacity, so that a short search
 * on a phone needs little memory. Callers must not use an array after the next expansion. A full
 * tree gives up what was searched least ({@link #prune}).
 */
final class Tree {
  /** The value of {@link #provenWinner} for a node without a proven winner. */
  static final int OPEN = 0;

  /** The number of nodes for which the first arrays have room. */
  private static final int FIRST_ROOM = 1 << 14;

  /** Nodes with fewer visits lose their children first. */
  private static final int FEWEST_VISITS = 8;

  final int capacity;
  int[] move;
  int[] visits;

  /**
   * By node, {@link #STRIDE} numbers: the mean reward of its games; the weight of the RAVE value
   * against the mean; the number of games in which the move was made at any time, plus the virtual
   * games of its prior; and the sum of the rewards of these games.
   */
  float[] stats;

  static final int STRIDE = 4;
  static final int MEAN = 0;
  static final int WEIGHT = 1;
  static final int RAVE_VISITS = 2;
  static final int RAVE_SUM = 3;

  /** By node: the prior of the move that leads to it, 0 to 1. */
  float[] prior;

  /** By node: the first child, or 0 if there are none yet. */
  int[] firstChild;

  short[] childCount;

  /** By node: the first of the other children, or 0 if there are none or they are not made yet. */
  int[] firstOther;

  short[] otherCount;

  /** By node: the player who moves there; undefined without children. */
  byte[] mover;

  /** By node: the player who can force a win, plus 1, or {@link #OPEN}. */
  byte[] provenWinner;

  /** By node: the evaluated chance of player 0, or less than 0 without one. */
  float[] chance;

  /** By player and node: the number of iterations through the node that the player won. */
  final int[][] wins;

  private int[] parentOfBlock;
  private final boolean[] isChild = new boolean[Moves.komi(Moves.MAX_TWICE_KOMI)];
  final VisitTables weights;
  private int used;
  private boolean isFull;

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
    chance = new float[room];
    wins = new int[players][room];
    parentOfBlock = new int[room];
    clear();
  }

  /** Whether a new tree with these settings would be the same, except for its capacity. */
  boolean suits(MctsSettings settings, int players) {
    return players == wins.length
        && weights.equivalence == settings.value(MctsSettings.EQUIVALENCE);
  }

  int used() {
    return used;
  }

  /** Whether there was no room for an expansion. The search then finds nothing that is new. */
  boolean isFull() {
    return isFull;
  }

  /** Makes room for more nodes. Returns false if the tree is full. */
  private boolean hasRoom(int more) {
    int needed = used + more;
    if (needed > capacity) {
      isFull = true;
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
    chance = Arrays.copyOf(chance, room);
    for (int player = 0; player < wins.length; player++) {
      wins[player] = Arrays.copyOf(wins[player], room);
    }
    parentOfBlock = Arrays.copyOf(parentOfBlock, room);
  }

  /** Removes everything except a root without visits and children. */
  void clear() {
    used = 1;
    isFull = false;
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
    chance[node] = -1;
    for (int[] playersWins : wins) {
      playersWins[node] = 0;
    }
  }

  private void describe(int node, double mean, double raveVisits, double raveSum) {
    int at = STRIDE * node;
    stats[at + MEAN] = (float) mean;
    stats[at + WEIGHT] = (float) weights.rave(0);
    stats[at + RAVE_VISITS] = (float) raveVisits;
    stats[at + RAVE_SUM] = (float) raveSum;
  }

  /** Adds the reward of one game. */
  void learn(int node, float reward) {
    int n = ++visits[node];
    int at = STRIDE * node;
    double mean = stats[at + MEAN];
    stats[at + MEAN] = (float) (mean + (reward - mean) * weights.step(n));
    stats[at + WEIGHT] = (float) weights.rave(n);
  }

  /** Replaces the statistics of a node's own games. */
  void set(int node, int games, float mean) {
    visits[node] = games;
    stats[STRIDE * node + MEAN] = mean;
    stats[STRIDE * node + WEIGHT] = (float) weights.rave(games);
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
   * Adds the children of a node, or those with the highest priors, if there is room. Returns
   * whether there was.
   *
   * @param most the number of children to add now; {@link #expandFully} adds the others
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

  /** Whether a node still lacks some of its children. */
  boolean isPartial(int node) {
    return otherCount[node] != 0 && firstOther[node] == 0;
  }

  /** Adds the missing children of a node, if there is room. */
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
    // Before the first visit a move's own mean is 1, so that each rare choice is tried.
    describe(child, 1, priors.priorVisits, priors.priorVisits * priors.expected(i));
  }

  /** The child after a child of the node, or 0 after the last one. */
  int next(int node, int child) {
    int after = child + 1;
    if (after == firstChild[node] + childCount[node]) {
      return firstOther[node];
    }
    boolean last = firstOther[node] != 0 && after == firstOther[node] + otherCount[node];
    return last ? 0 : after;
  }

  double raveMean(int node) {
    return (double) raveSum(node) / raveVisits(node);
  }

  /** The child with this move, or 0. */
  int child(int node, int wanted) {
    int child = firstChild[node];
    while (child != 0 && move[child] != wanted) {
      child = next(node, child);
    }
    return child;
  }

  /** Makes a node the root and removes all nodes that are not below it. */
  void keep(int newRoot) {
    keep(newRoot, 0);
  }

  /**
   * Removes the moves of those positions that were searched least, so that at most half of the
   * capacity is used. The positions keep their own statistics, and are expanded again when they are
   * searched again.
   */
  void prune() {
    int fewest = FEWEST_VISITS;
    while (2 * sizeWith(fewest) > capacity && fewest <= visits[0]) {
      fewest *= 2;
    }
    keep(0, fewest);
  }

  /** At most this number of nodes remains if only nodes with so many visits keep their children. */
  private int sizeWith(int fewest) {
    int size = 1;
    for (int node = 0; node < used; node++) {
      if (node == 0 || visits[node] >= fewest) {
        size += childCount[node] + (firstOther[node] == 0 ? 0 : otherCount[node]);
      }
    }
    return size;
  }

  /**
   * Makes a node the root and removes all nodes that are not below it, and the children of nodes
   * with fewer visits.
   */
  private void keep(int newRoot, int fewest) {
    int end = used;
    Arrays.fill(parentOfBlock, 0, end, 0);
    move(newRoot, 0, 0);
    used = 1;
    isFull = false;
    // A block is kept if its parent is. Parents come first, and no node moves to a higher index.
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
          move(block + i, used++, fewest);
        }
      }
    }
  }

  private void move(int from, int to, int fewest) {
    boolean keeps = visits[from] >= fewest;
    move[to] = move[from];
    visits[to] = visits[from];
    for (int i = 0; i < STRIDE; i++) {
      stats[STRIDE * to + i] = stats[STRIDE * from + i];
    }
    prior[to] = prior[from];
    int block = keeps ? firstChild[from] : 0;
    int others = keeps ? firstOther[from] : 0;
    childCount[to] = keeps ? childCount[from] : 0;
    otherCount[to] = keeps ? otherCount[from] : 0;
    firstChild[to] = block;
    firstOther[to] = others;
    mover[to] = mover[from];
    provenWinner[to] = provenWinner[from];
    chance[to] = chance[from];
    for (int[] playersWins : wins) {
      playersWins[to] = playersWins[from];
    }
    if (block != 0) {
      parentOfBlock[block] = to + 1;
    }
    if (others != 0) {
      parentOfBlock[others] = to + 1;
    }
  }
}
