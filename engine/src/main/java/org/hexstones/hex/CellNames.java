package org.hexstones.hex;

import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * The names of cells: letters for the q line (a to z, then aa, ab…) and a number for the r line,
 * each counted from the smallest on the board.
 */
public final class CellNames {
  /** The maximum number of lines. It keeps names short and prevents overflow. */
  static final int MAX_LINES = 400;

  private CellNames() {}

  /**
   * The name of the cell on the {@code column}-th q line and {@code row}-th r line, both from 0.
   */
  public static String name(int column, int row) {
    return letters(column) + (row + 1);
  }

  static String letters(int column) {
    String last = String.valueOf((char) ('a' + column % 26));
    return column < 26 ? last : letters(column / 26 - 1) + last;
  }

  /** The coordinates of a name, both from 0; null if the name is invalid. */
  static @Nullable Cell read(String name) {
    int i = 0;
    int column = 0;
    while (i < name.length() && name.charAt(i) >= 'a' && name.charAt(i) <= 'z') {
      column = column * 26 + (name.charAt(i) - 'a' + 1);
      i++;
      if (column > MAX_LINES) {
        return null;
      }
    }
    if (i == 0 || i == name.length() || name.charAt(i) == '0') {
      return null;
    }
    int row = Words.number(name.substring(i));
    return row < 1 || row > MAX_LINES ? null : new Cell(column - 1, row - 1);
  }
}
