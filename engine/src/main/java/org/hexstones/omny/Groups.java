package org.hexstones.omny;

import org.hexstones.game.Stones;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * The groups on the board, updated incrementally. They are a union-find forest with union by size
 * and without path compression, so that undoing a union cuts one link. All properties of a group
 * are sums over its stones: a union adds them, and undoing it subtracts them. With {@link
 * org.hexstones.game.UnionFind} a move and its undo took a sixth longer.
 *
 * <p>One of these sums gives the number of a group's cuts without a search on the board. Regard
 * everything outside the board as one more region, connected with every group at the edge. The
 * Euler characteristic of a group with this region (cells minus pairs of neighbours plus triples of
 * neighbours) gives the number of pieces of the rest of the plane. A new cell adds 1 - k to it,
 * where k is the number of runs of neighbours that belong to the group or are outside (0 if all or
 * none of them do). The board has no holes, so these pieces are the group's cuts. (Formula: S. B.
 * Gray, "Local properties of binary images in two dimensions", IEEE Trans. Computers C-20, 1971,
 * who counts objects in hexagonal images in one scan.)
 */
final class Groups {
  /** By set of directions: the number of runs of neighbours around a cell. */
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

  /** The root cell of the group of an occupied cell. */
  int find(int cell) {
    int root = cell;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  /**
   * The number of stones of a group. This method and the next two need a root from {@link #find}.
   */
  int size(int root) {
    return size[root];
  }

  /** The number of star cells of a group. */
  int stars(int root) {
    return stars[root];
  }

  /** The number of cuts of a group. */
  int cuts(int root) {
    return (rim[root] == 0 ? 2 : 1) - euler[root];
  }

  /** Adds the stone that was placed last, and returns the root of its group. */
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

  /** Undoes the last {@link #add}. */
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
