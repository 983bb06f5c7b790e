package org.hexstones.omega;

import java.util.Arrays;
import org.hexstones.game.Position;
import org.hexstones.game.UnionFind;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/** The groups on the board and the number of groups of each size, updated incrementally. */
final class Groups {
  private final int size;
  private final int[] adjacency;

  /** The colour of each stone that was added, {@link Position#NONE} elsewhere. */
  private final byte[] colours;

  private final UnionFind groups;

  /** By {@code colour * (size + 1) + group size}: the number of such groups. */
  private final int[] count;

  private final int[] groupsOf;
  private final double[] logScore;
  private final double[] log;

  /** By stone, in the order of placing: the colour's log score before it. */
  private final double[] logBefore;

  private int placed;

  Groups(Board board, int colours) {
    size = board.size();
    adjacency = board.adjacency();
    this.colours = new byte[size + 1];
    Arrays.fill(this.colours, (byte) Position.NONE);
    groups = new UnionFind(size);
    count = new int[colours * (size + 1)];
    groupsOf = new int[colours];
    logScore = new double[colours];
    logBefore = new double[size];
    log = new double[size + 1];
    for (int i = 1; i <= size; i++) {
      log[i] = Math.log(i);
    }
  }

  /** Adds a stone. */
  void place(int colour, int cell) {
    logBefore[placed++] = logScore[colour];
    colours[cell] = (byte) colour;
    groups.add(cell);
    count(colour, 1, 1);
    int root = cell;
    for (int i = cell * Direction.COUNT; i < (cell + 1) * Direction.COUNT; i++) {
      if (colours[adjacency[i]] == colour) {
        root = unite(colour, root, root(adjacency[i]));
      }
    }
  }

  private int unite(int colour, int one, int other) {
    int child = groups.unite(one, other);
    if (child == UnionFind.NONE) {
      return one;
    }
    int root = groups.parent(child);
    int joining = groups.size(child);
    int before = groups.size(root) - joining;
    count(colour, before, -1);
    count(colour, joining, -1);
    count(colour, before + joining, 1);
    logScore[colour] += log[before + joining] - log[before] - log[joining];
    return root;
  }

  /** Removes the stone that was added last. */
  void remove(int colour, int cell) {
    placed--;
    colours[cell] = Position.NONE;
    for (int child = groups.lastHung(); child != UnionFind.NONE; child = groups.lastHung()) {
      int root = groups.parent(child);
      count(colour, groups.size(root), -1);
      groups.part();
      count(colour, groups.size(root), 1);
      count(colour, groups.size(child), 1);
    }
    groups.remove();
    count(colour, 1, -1);
    logScore[colour] = logBefore[placed];
  }

  private void count(int colour, int groupSize, int by) {
    count[colour * (size + 1) + groupSize] += by;
    groupsOf[colour] += by;
  }

  /** The root cell of the group of an occupied cell. */
  int root(int cell) {
    return groups.find(cell);
  }

  int groupSizeAt(int cell) {
    return colours[cell] == Position.NONE ? 0 : groups.size(root(cell));
  }

  /** The sizes of a colour's groups, in ascending order. */
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
  Product score(int colour) {
    return Product.of(groupSizes(colour));
  }

  /** The natural logarithm of the score, apart from rounding. */
  double logScore(int colour) {
    return logScore[colour];
  }
}
