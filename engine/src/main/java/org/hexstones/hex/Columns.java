package org.hexstones.hex;

import org.jspecify.annotations.Nullable;

/**
 * A board by columns. Each column is a number whose bits are its cells. So a few instructions
 * without a branch handle neighbouring stones at once.
 */
public final class Columns {
  /** The cells of a column and one more must fit into the non-negative bits of an int. */
  private static final int HIGHEST = 30;

  /** The first cell of each column, and the end of the last column. Cells are sorted by column. */
  private final int[] begins;

  /** By cell: its place in its column. */
  private final int[] place;

  /** By column: all its cells. */
  private final int[] cells;

  private Columns(Board board, int lowest) {
    int size = board.size();
    int columns = board.q(size - 1) - board.q(0) + 1;
    begins = new int[columns + 1];
    place = new int[size];
    cells = new int[columns];
    for (int cell = 0; cell < size; cell++) {
      int column = board.q(cell) - board.q(0);
      place[cell] = board.r(cell) - lowest;
      cells[column] |= 1 << place[cell];
      begins[column + 1] = cell + 1;
    }
    for (int column = 0; column < columns; column++) {
      // An empty column between others ends where it begins.
      begins[column + 1] = Math.max(begins[column], begins[column + 1]);
    }
  }

  /** The columns of a board; null if the board is too high. */
  public static @Nullable Columns of(Board board) {
    int lowest = board.r(0);
    int highest = lowest;
    for (int cell = 1; cell < board.size(); cell++) {
      lowest = Math.min(lowest, board.r(cell));
      highest = Math.max(highest, board.r(cell));
    }
    return highest - lowest < HIGHEST ? new Columns(board, lowest) : null;
  }

  /** The number of columns. */
  public int count() {
    return cells.length;
  }

  /** By column: all its cells. Callers must not write to the array. */
  public int[] cells() {
    return cells;
  }

  /**
   * By cell: its place in its column, which is the number of its bit. Callers must not write to the
   * array.
   */
  public int[] places() {
    return place;
  }

  /**
   * Finds the beginning of each column in a list of cells, and the end of the last one.
   *
   * @param some cells in their order
   */
  public void begins(int[] some, int count, int[] into) {
    int i = 0;
    for (int column = 0; column < cells.length; column++) {
      into[column] = i;
      while (i < count && some[i] < begins[column + 1]) {
        i++;
      }
    }
    into[cells.length] = i;
  }

  /**
   * Gathers the marked cells of each column.
   *
   * @param marks by cell; the lowest bit is the mark
   * @param into receives the cells, by column
   */
  public void gather(int[] marks, int[] into) {
    final int[] begin = begins;
    final int[] at = place;
    for (int column = 0; column < into.length; column++) {
      int gathered = 0;
      int end = begin[column + 1];
      for (int cell = begin[column]; cell < end; cell++) {
        gathered |= (marks[cell] & 1) << at[cell];
      }
      into[column] = gathered;
    }
  }
}
