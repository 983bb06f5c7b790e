package org.hexstones.game;

/**
 * Groups of cells that grow as stones come and are parted again as they go: union by size and
 * without path compression, so that a union is undone by cutting one link (Tarjan and van Leeuwen,
 * "Worst-case analysis of set union algorithms", 1984: depth is logarithmic all the same). What
 * else a game knows of a group it keeps at the group's root, and adds up and takes apart itself.
 */
public final class UnionFind {
  /** No cell: nothing was united, or nothing is left to part. */
  public static final int NONE = -1;

  /** A cell's parent in its tree, itself at the root; of a cell in no group, anything. */
  private final int[] parent;

  private final int[] size;

  /** The roots that were hung under others, latest last. */
  private final int[] hung;

  private int unions;

  /** By cell, in the order of adding: {@link #unions} before it. */
  private final int[] unionsBefore;

  private int added;

  public UnionFind(int cells) {
    parent = new int[cells];
    size = new int[cells];
    hung = new int[cells];
    unionsBefore = new int[cells];
  }

  /** The cell that stands for the group of a cell that was added. */
  public int find(int cell) {
    int root = cell;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  /** How many cells the group of a root has. */
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
   * @return the root that is one no longer, its {@link #parent} being the root of both; {@link
   *     #NONE} where it was one group
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

  /** The root that was hung last since the latest cell was added, or {@link #NONE}. */
  public int lastHung() {
    return unions == unionsBefore[added - 1] ? NONE : hung[unions - 1];
  }

  /** Undoes the last union. */
  public void part() {
    int child = hung[--unions];
    size[parent[child]] -= size[child];
    parent[child] = child;
  }

  /** Forgets the cell that was added last, whose unions are undone already. */
  public void remove() {
    added--;
  }
}
