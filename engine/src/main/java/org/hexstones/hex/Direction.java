package org.hexstones.hex;

/** The six steps from a cell to a neighbour, in turning order; opposite steps are three apart. */
public final class Direction {
  public static final int COUNT = 6;

  private static final int[] Q = {1, 0, -1, -1, 0, 1};
  private static final int[] R = {0, 1, 1, 0, -1, -1};

  private Direction() {}

  public static int q(int direction) {
    return Q[direction];
  }

  public static int r(int direction) {
    return R[direction];
  }
}
