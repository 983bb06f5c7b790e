package org.hexstones.omny;

import org.hexstones.game.Stones;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * The groups on a board, kept as stones come and go: union-find, joined by size and without path
 * compression, so that a join is taken back by cutting one link. Everything known of a group is a
 * sum over its stones, so that joining adds and taking back subtracts. On {@link
 * org.hexstones.game.UnionFind} a move and its undo took a sixth longer.
 *
 * <p>One of these sums counts a group's cuts without looking at the board. Take everything off the
 * board as one more region of cells, and glue the group to it. The Euler characteristic (cells
 * minus touching pairs plus touching triples) then tells into how many pieces the rest of the plane
 * falls: a new cell adds 1 - k to it when what it is glued to lies round it in k runs (0 when it
 * lies all round or nowhere). The board has no holes, so those pieces are the group's cuts. (This
 * is how hex images are counted in one scan: S. B. Gray, "Local properties of binary images in two
 * dimensions", IEEE Trans. Computers C-20, 1971.)
 */
final class Groups {
  /** How many runs of neighbours there are in a turn round a cell, by the set of directions. */
  private final int[] runs = new int[1 << Direction.COUNT];

  private final Stones stones;
  private final int[] adjacency;
  private final int[] starOf;
  private final int[] parent;
  private final int[] size;
  private final int[] stars;
  private final int[] rim;
  private final int[] euler;
  private final int[] joined;
  private final int[] joinsBefore;
  private int joins;
  private int added;

  /**
   * @param stones the stones, which the caller places before {@link #add}
   * @param starOf 1 on star cells, 0 on the others
   */
  Groups(Board board, Stones stones, int[] starOf) {
    this.stones = stones;
    this.starOf = starOf;
    adjacency = board.adjacency();
    for (int around = 0; around < runs.length; around++) {
      int turned = ((around << 1) | (around >> (Direction.COUNT - 1))) & (runs.length - 1);
      runs[around] = Integer.bitCount(around & ~turned);
    }
    int cells = board.size();
    parent = new int[cells];
    size = new int[cells];
    stars = new int[cells];
    rim = new int[cells];
    euler = new int[cells];
    joined = new int[cells];
    joinsBefore = new int[cells];
  }

  /** The cell that stands for the group of an occupied cell. */
  int find(int cell) {
    int root = cell;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  /** How many stones a group has; this and what follows take what {@link #find} answers. */
  int size(int root) {
    return size[root];
  }

  /** How many star cells a group holds. */
  int stars(int root) {
    return stars[root];
  }

  /** How many cuts a group has. */
  int cuts(int root) {
    return (rim[root] == 0 ? 2 : 1) - euler[root];
  }

  /** Takes in the stone just placed and answers its group. */
  int add(int cell) {
    int colour = stones.at(cell);
    int first = cell * Direction.COUNT;
    int own = 0;
    int outside = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = adjacency[first + d];
      if (next == starOf.length) {
        outside |= 1 << d;
      } else if (stones.at(next) == colour) {
        own |= 1 << d;
      }
    }
    parent[cell] = cell;
    size[cell] = 1;
    stars[cell] = starOf[cell];
    rim[cell] = outside == 0 ? 0 : 1;
    euler[cell] = 1 - runs[own | outside];
    joinsBefore[added++] = joins;
    int root = cell;
    for (int d = 0; d < Direction.COUNT; d++) {
      if (((own >> d) & 1) != 0) {
        root = join(root, find(adjacency[first + d]));
      }
    }
    return root;
  }

  private int join(int a, int b) {
    if (a == b) {
      return a;
    }
    int root = size[a] > size[b] ? a : b;
    int below = a + b - root;
    parent[below] = root;
    size[root] += size[below];
    stars[root] += stars[below];
    rim[root] += rim[below];
    euler[root] += euler[below];
    joined[joins++] = below;
    return root;
  }

  /** Takes back the last {@link #add}. */
  void remove() {
    int until = joinsBefore[--added];
    while (joins > until) {
      int below = joined[--joins];
      int root = parent[below];
      parent[below] = below;
      size[root] -= size[below];
      stars[root] -= stars[below];
      rim[root] -= rim[below];
      euler[root] -= euler[below];
    }
  }
}
