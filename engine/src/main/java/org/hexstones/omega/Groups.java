package org.hexstones.omega;

import java.math.BigInteger;
import java.util.Arrays;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * The groups on the board and how many there are of each size, kept as stones come and go.
 *
 * <p>A union-find forest, united by size and never compressed, so that a union is undone by cutting
 * one link (Tarjan and van Leeuwen, "Worst-case analysis of set union algorithms", 1984: depth is
 * logarithmic all the same).
 */
final class Groups {
  private final int size;
  private final int[] adjacency;

  /** The colour of each stone that was taken notice of, {@link Position#NONE} elsewhere. */
  private final byte[] colours;

  /** A cell's parent in its tree, itself at the root; of a free cell, anything. */
  private final int[] parent;

  /** At a root, how many stones its group has. */
  private final int[] sizeOf;

  /** By {@code colour * (size + 1) + group size}: how many such groups there are. */
  private final int[] count;

  private final int[] groupsOf;
  private final double[] logScore;
  private final double[] log;

  /** The roots that were hung under others, latest last. */
  private final int[] hung;

  private int hungs;

  /** By stone, in the order of placing: {@link #hungs} and the colour's log score before it. */
  private final int[] hungsBefore;

  private final double[] logBefore;
  private int placed;

  Groups(Board board, int colours) {
    size = board.size();
    adjacency = board.adjacency();
    this.colours = new byte[size + 1];
    Arrays.fill(this.colours, (byte) Position.NONE);
    parent = new int[size];
    sizeOf = new int[size];
    count = new int[colours * (size + 1)];
    groupsOf = new int[colours];
    logScore = new double[colours];
    hung = new int[size];
    hungsBefore = new int[size];
    logBefore = new double[size];
    log = new double[size + 1];
    for (int i = 1; i <= size; i++) {
      log[i] = Math.log(i);
    }
  }

  /** Takes notice of a stone. */
  void place(int colour, int cell) {
    hungsBefore[placed] = hungs;
    logBefore[placed++] = logScore[colour];
    colours[cell] = (byte) colour;
    parent[cell] = cell;
    sizeOf[cell] = 1;
    count(colour, 1, 1);
    int root = cell;
    for (int i = cell * Direction.COUNT; i < (cell + 1) * Direction.COUNT; i++) {
      if (colours[adjacency[i]] == colour) {
        root = unite(colour, root, root(adjacency[i]));
      }
    }
  }

  private int unite(int colour, int one, int other) {
    if (one == other) {
      return one;
    }
    int root = sizeOf[one] >= sizeOf[other] ? one : other;
    int child = root == one ? other : one;
    int before = sizeOf[root];
    int joining = sizeOf[child];
    parent[child] = root;
    sizeOf[root] = before + joining;
    hung[hungs++] = child;
    count(colour, before, -1);
    count(colour, joining, -1);
    count(colour, before + joining, 1);
    logScore[colour] += log[before + joining] - log[before] - log[joining];
    return root;
  }

  /** Forgets the stone that was taken notice of last. */
  void remove(int colour, int cell) {
    placed--;
    colours[cell] = Position.NONE;
    while (hungs > hungsBefore[placed]) {
      int child = hung[--hungs];
      int root = parent[child];
      count(colour, sizeOf[root], -1);
      sizeOf[root] -= sizeOf[child];
      parent[child] = child;
      count(colour, sizeOf[root], 1);
      count(colour, sizeOf[child], 1);
    }
    count(colour, 1, -1);
    logScore[colour] = logBefore[placed];
  }

  private void count(int colour, int groupSize, int by) {
    count[colour * (size + 1) + groupSize] += by;
    groupsOf[colour] += by;
  }

  /** The cell that stands for the group of an occupied cell. */
  int root(int cell) {
    int root = cell;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  int groupSizeAt(int cell) {
    return colours[cell] == Position.NONE ? 0 : sizeOf[root(cell)];
  }

  /** The sizes of a colour's groups, rising. */
  int[] groupSizes(int colour) {
    int[] sizes = new int[groupsOf[colour]];
    int filled = 0;
    for (int groupSize = 1; groupSize <= size; groupSize++) {
      int end = filled + count[colour * (size + 1) + groupSize];
      Arrays.fill(sizes, filled, end, groupSize);
      filled = end;
    }
    return sizes;
  }

  /** The product of the sizes of a colour's groups; 1 where there is none. */
  BigInteger score(int colour) {
    return product(groupSizes(colour));
  }

  static BigInteger product(int[] sizes) {
    BigInteger product = BigInteger.ONE;
    for (int groupSize : sizes) {
      product = product.multiply(BigInteger.valueOf(groupSize));
    }
    return product;
  }

  /** The natural logarithm of the score, to rounding. */
  double logScore(int colour) {
    return logScore[colour];
  }
}
