package org.hexstones.game;

/**
 * Packs the contents of a few cells into two ints, as digits of a number. Unlike with a hash, two
 * different states never have the same key.
 */
public final class Keys {
  private final int[] worth;
  private final int firsts;
  private int key1;
  private int key2;

  /**
   * @param cells at most {@link #mostCells}
   */
  public Keys(int cells, int colours) {
    firsts = digits(colours);
    worth = new int[cells];
    int worthOfOne = 1;
    for (int i = 0; i < cells; i++) {
      worthOfOne = i % firsts == 0 ? 1 : worthOfOne * (colours + 1);
      worth[i] = worthOfOne;
    }
  }

  /** The maximum number of cells in a key. */
  public static int mostCells(int colours) {
    return 2 * digits(colours);
  }

  private static int digits(int colours) {
    int digits = 0;
    for (double states = 1; states * (colours + 1) <= 0x1p32; states *= colours + 1) {
      digits++;
    }
    return digits;
  }

  public void place(int colour, int number) {
    if (number < firsts) {
      key1 += (colour + 1) * worth[number];
    } else {
      key2 += (colour + 1) * worth[number];
    }
  }

  public void remove(int colour, int number) {
    if (number < firsts) {
      key1 -= (colour + 1) * worth[number];
    } else {
      key2 -= (colour + 1) * worth[number];
    }
  }

  public int key1() {
    return key1;
  }

  public int key2() {
    return key2;
  }
}
