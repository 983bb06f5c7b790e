package org.hexstones.hex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board: cells numbered 0…size-1, sorted by q, then r. Immutable. For hot code, {@link
 * #adjacency()} returns the neighbours as one flat array, in which {@link #size()} stands for a
 * missing neighbour. An array with one more element can then hold a value for the outside, and the
 * code needs no bounds checks.
 */
public final class Board {
  /** The result of {@link #cellAt} and {@link #cellNamed} if there is no cell. */
  public static final int NO_CELL = -1;

  private final Shape shape;
  private final int[] q;
  private final int[] r;
  private final int minQ;
  private final int minR;
  private final int height;
  private final int[] grid;
  private final int[] adjacency;
  private final int[] degree;

  /** The cached names of cells: each drawing of a board needs all of them. */
  private final @Nullable String[] names;

  private Board(Shape shape) {
    this.shape = shape;
    List<Cell> cells = new ArrayList<>(shape.cells());
    Collections.sort(cells);
    int size = cells.size();
    names = new String[size];
    q = new int[size];
    r = new int[size];
    for (int cell = 0; cell < size; cell++) {
      q[cell] = cells.get(cell).q();
      r[cell] = cells.get(cell).r();
    }
    minQ = q[0];
    int lowest = r[0], highest = r[0];
    for (int value : r) {
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
    minR = lowest;
    height = highest - lowest + 1;
    grid = new int[(q[size - 1] - minQ + 1) * height];
    Arrays.fill(grid, NO_CELL);
    for (int cell = 0; cell < size; cell++) {
      grid[(q[cell] - minQ) * height + r[cell] - minR] = cell;
    }
    adjacency = new int[size * Direction.COUNT];
    degree = new int[size];
    for (int cell = 0; cell < size; cell++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = cellAt(q[cell] + Direction.q(d), r[cell] + Direction.r(d));
        adjacency[cell * Direction.COUNT + d] = next == NO_CELL ? size : next;
        degree[cell] += next == NO_CELL ? 0 : 1;
      }
    }
  }

  public static Board of(Shape shape) {
    return new Board(shape);
  }

  public Shape shape() {
    return shape;
  }

  /** The number of cells. */
  public int size() {
    return q.length;
  }

  public int q(int cell) {
    return q[cell];
  }

  public int r(int cell) {
    return r[cell];
  }

  /** The cell at these coordinates, or {@link #NO_CELL}. */
  public int cellAt(int atQ, int atR) {
    int column = atQ - minQ;
    int row = atR - minR;
    boolean outside = column < 0 || row < 0 || row >= height || column * height >= grid.length;
    return outside ? NO_CELL : grid[column * height + row];
  }

  /** The neighbour one step away, or {@link #NO_CELL}. */
  public int neighbour(int cell, int direction) {
    int next = adjacency[cell * Direction.COUNT + direction];
    return next == size() ? NO_CELL : next;
  }

  /** The directions in which a cell has no neighbour, a bit each. */
  public int directionsOff(int cell) {
    int off = 0;
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      off |= neighbour(cell, direction) == NO_CELL ? 1 << direction : 0;
    }
    return off;
  }

  /** The number of a cell's neighbours, 0 to 6. */
  public int degree(int cell) {
    return degree[cell];
  }

  /**
   * The neighbours of all cells: six for each cell in {@link Direction} order, {@link #size()} for
   * a missing one. The array is shared: callers must not write to it.
   */
  public int[] adjacency() {
    return adjacency;
  }

  public String name(int cell) {
    String known = names[cell];
    if (known == null) {
      known = CellNames.name(q[cell] - minQ, r[cell] - minR);
      names[cell] = known;
    }
    return known;
  }

  /** The cell with a name, or {@link #NO_CELL}. */
  public int cellNamed(String name) {
    Cell read = CellNames.read(name);
    return read == null ? NO_CELL : cellAt(read.q() + minQ, read.r() + minR);
  }

  /** Whether every cell can be reached from every other. */
  public boolean isConnected() {
    boolean[] seen = new boolean[size() + 1];
    seen[size()] = true;
    int[] queue = new int[size()];
    int filled = 1;
    seen[0] = true;
    for (int taken = 0; taken < filled; taken++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = adjacency[queue[taken] * Direction.COUNT + d];
        if (!seen[next]) {
          seen[next] = true;
          queue[filled++] = next;
        }
      }
    }
    return filled == size();
  }

  /** Whether cells enclose a place that is not a cell. */
  public boolean hasHole() {
    // Flood the plane round the board, which is one line wider on each side. A place that stays dry
    // is a hole.
    int width = grid.length / height + 2;
    int tall = height + 2;
    boolean[] seen = new boolean[width * tall];
    int[] queue = new int[width * tall];
    int filled = 1;
    seen[0] = true;
    for (int taken = 0; taken < filled; taken++) {
      int column = queue[taken] / tall;
      int row = queue[taken] % tall;
      for (int d = 0; d < Direction.COUNT; d++) {
        int nextColumn = column + Direction.q(d);
        int nextRow = row + Direction.r(d);
        boolean inside = nextColumn >= 0 && nextColumn < width && nextRow >= 0 && nextRow < tall;
        if (inside
            && !seen[nextColumn * tall + nextRow]
            && cellAt(nextColumn - 1 + minQ, nextRow - 1 + minR) == NO_CELL) {
          seen[nextColumn * tall + nextRow] = true;
          queue[filled++] = nextColumn * tall + nextRow;
        }
      }
    }
    return filled + size() < width * tall;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Board board && board.shape.equals(shape);
  }

  @Override
  public int hashCode() {
    return shape.hashCode();
  }

  @Override
  public String toString() {
    return shape.text();
  }
}
