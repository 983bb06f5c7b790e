package org.hexstones.game;

/**
 * A small random generator with the same results on every platform: George Marsaglia's 32-bit
 * xorshift ("Xorshift RNGs", 2003; shifts 13, 17, 5). It uses only ints, because longs are slow in
 * JavaScript. It is for play and tests, not for secrets.
 */
public final class Rng {
  private int state;

  public Rng(int seed) {
    // Xorshift never leaves the state zero. Mixing gives similar seeds different states.
    int mixed = (seed ^ 0x9E3779B9) * 0x85EBCA6B;
    mixed ^= mixed >>> 15;
    state = mixed == 0 ? 0x6D2B79F5 : mixed;
    next();
    next();
  }

  /** The next 32 random bits. */
  public int next() {
    int x = state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    state = x;
    return x;
  }

  /** A random number from 0 to {@code bound} - 1; {@code bound} is 1 to 65536. */
  public int below(int bound) {
    return ((next() >>> 16) * bound) >>> 16;
  }

  /**
   * Draws random items from the first {@code left} items and removes them: it sets the mark of
   * each, and moves the last remaining item into its place. The result equals repeated calls of
   * {@link #below}, but this is faster: it is the innermost loop of random games.
   *
   * @param left the number of items, at most 65536
   * @param count the number of items to draw
   * @return the number of remaining items
   */
  public int deal(int[] items, int left, int count, int[] marks, int mark) {
    int x = state;
    int last = left;
    for (int end = left - count; last > end; ) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      int i = ((x >>> 16) * last--) >>> 16;
      marks[items[i]] = mark;
      items[i] = items[last];
    }
    state = x;
    return last;
  }

  /** A random number in [0, 1). */
  public double unit() {
    return (next() >>> 8) * (1.0 / (1 << 24));
  }
}
