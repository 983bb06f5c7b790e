package org.hexstones.game;

/**
 * A small random generator, the same on every platform: George Marsaglia's 32-bit xorshift
 * ("Xorshift RNGs", 2003; shifts 13, 17, 5). Only ints, because longs are slow in JavaScript. For
 * play and tests, not for secrets.
 */
public final class Rng {
  private int state;

  public Rng(int seed) {
    // Zero is the one state that xorshift never leaves; mixing keeps near seeds apart.
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
   * Deals random ones of the first items, and takes them from these: for each, its mark is set, and
   * the last of the items left moves into its place. The same as {@link #below} of what is left,
   * item by item, and faster: this is the innermost loop of random games.
   *
   * @param left how many items there are, at most 65536
   * @param count how many of them are dealt
   * @return how many items are left
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
