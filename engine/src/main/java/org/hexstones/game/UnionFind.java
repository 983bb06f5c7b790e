package org.hexstones.game;

/**
 * Groups of cells that grow as stones are placed, and split again as they are removed. It uses
 * union by size without path compression, so that undoing a union cuts one link (Tarjan and van
 * Leeuwen, "Worst-case analysis of set union algorithms", 1984: the depth is still logarithmic). A
 * game stores other properties of a group at the group's root, and updates them itself.
 */
public final class UnionFind {
  /** No cell: nothing was united, or nothing is left to undo. */
  public static final int NONE = -1;

  /** A cell's parent in its tree; a root is its own parent. Undefined for a cell in no group. */
  private final int[] parent;

  private final int[] size;

  /** The roots that were linked below others, in order. */
  private final int[] hung;

  private int unions;

  /** By cell: the value of {@link #unions} before the cell was added. */
  private final int[] unionsBefore;

  private int added;

  public UnionFind(int cells) {
    parent = new int[cells];
    size = new int[cells];
    hung = new int[cells];
    unionsBefore = new int[cells];
  }

  /** The root of the group of a cell that was added. */
  public int find(int cell) {
    int root = cell;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  /** The number of cells in the group of a root. */
  public int size(int root) {
    return size[root];
  }

  /** Makes a cell a group of its own. */
  public void add(int cell) {
    unionsBefore[added++] = unions;
    parent[cell] = cell;
    size[cell] = 1;
  }

  /**
   * Unites the groups of two roots.
   *
   * @return the former root, whose {@link #parent} is the root of both; {@link #NONE} if both are
   *     one group
   */
  public int unite(int one, int other) {
    if (one == other) {
      return NONE;
    }
    int root = size[one] >= size[other] ? one : other;
    int child = one + other - root;
    parent[child] = root;
    size[root] += size[child];
    hung[unions++] = child;
    return child;
  }

  public int parent(int cell) {
    return parent[cell];
  }

  /** The root that was linked last since the latest cell was added, or {@link #NONE}. */
  public int lastHung() {
    return unions == unionsBefore[added - 1] ? NONE : hung[unions - 1];
  }

  /** Undoes the last union. */
  public void part() {
    int child = hung[--unions];
    size[parent[child]] -= size[child];
    parent[child] = child;
  }

  /** Removes the cell that was added last. Its unions must be undone already. */
  public void remove() {
    added--;
  }
}
