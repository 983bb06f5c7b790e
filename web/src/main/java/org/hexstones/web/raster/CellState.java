package org.hexstones.web.raster;

/**
 * What a cell shows.
 *
 * @param stone the index of the stone's colour, or -1
 * @param number a number on the stone in place of its mark, or 0
 * @param highlight 0 for none, or as {@link Colours#highlight} has it
 * @param last whether the stone is one of the last that were placed
 */
public record CellState(int stone, int number, int highlight, boolean last) {
  /** A free cell. */
  public static final CellState FREE = new CellState(-1, 0, 0, false);

  /** The end of the range of codes, which has room for groups of 999. */
  public static final int CODES = 50_000;

  /** The state as a number from 0 to {@link #CODES}. */
  public int code() {
    return ((number * 5 + highlight) * 2 + (last ? 1 : 0)) * 5 + stone + 1;
  }

  /** The state of a number. */
  public static CellState of(int code) {
    return new CellState(code % 5 - 1, code / 50, code / 10 % 5, code / 5 % 2 == 1);
  }
}
