package org.hexstones.web.raster;

/**
 * What a cell shows.
 *
 * @param stone the index of the stone's colour, or -1
 * @param number a number on the stone in place of its mark, or 0
 * @param links the directions of the stones with which it forms one body, a bit each
 * @param highlight 0 for none, or as {@link Colours#highlight} has it
 * @param last whether the stone is one of the last that were placed
 */
public record CellState(int stone, int number, int links, int highlight, boolean last) {
  /** A free cell. */
  public static final CellState FREE = new CellState(-1, 0, 0, 0, false);
}
