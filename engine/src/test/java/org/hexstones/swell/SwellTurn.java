package org.hexstones.swell;

/**
 * Where a turn stands.
 *
 * @param most how many stones it may have
 * @param placed how many it has
 * @param swelled whether one of them made the largest group on the board larger
 */
public record SwellTurn(int mover, int most, int placed, boolean swelled) {
  /** Turns are numbered below this. */
  public static final int NUMBERS = 64;

  SwellTurn withStone(boolean swells) {
    return new SwellTurn(mover, most, placed + 1, swelled || swells);
  }

  /** Another one for each that is different. */
  public int number() {
    return (most << 4) | (placed << 2) | (swelled ? 2 : 0) | mover;
  }
}
