package org.hexstones.web.raster;

import java.util.List;

/**
 * Where the cells of a board lie in a picture.
 *
 * @param turn how the board is turned: by so many times 30°
 * @param side16 the side of a cell, in sixteenths of a pixel
 * @param at16 the middle of each cell, x and y in turn, in sixteenths of a pixel
 * @param stars for each cell 0, {@link #STARRED} or {@link #SIGNED}
 */
public record BoardPlan(int turn, int side16, List<Integer> at16, List<Integer> stars) {
  /** A star cell, known by its colour alone. */
  public static final int STARRED = 1;

  /** A star cell with the sign of a star. */
  public static final int SIGNED = 2;

  public BoardPlan {
    at16 = List.copyOf(at16);
    stars = List.copyOf(stars);
  }

  /** Whether cells have neighbours above and below, and none left and right. */
  boolean flat() {
    return turn % 2 == 1;
  }

  int cells() {
    return stars.size();
  }

  int star(int cell) {
    return stars.get(cell);
  }

  double side() {
    return side16 / 16.0;
  }

  double x(int cell) {
    return at16.get(2 * cell) / 16.0;
  }

  double y(int cell) {
    return at16.get(2 * cell + 1) / 16.0;
  }
}
