package org.hexstones.notation.link;

/**
 * A run of digits that becomes, or comes from, one number. Writer and reader have the same face, so
 * that a format is described once: code hands over the digit it wants written and goes on with the
 * one that is answered, which for a writer is the same and for a reader is what was read.
 */
abstract class Digits {
  /** What a reader throws where the number cannot have come from a writer. */
  static final class Damaged extends RuntimeException {
    private static final long serialVersionUID = 1;

    Damaged() {
      super(null, null, false, false);
    }
  }

  /** A digit from 0 to radix - 1; a radix is 1 to {@link Limbs#MAX_SMALL}. */
  abstract int digit(int value, int radix);

  /**
   * A yes or no of which yes is expected once in {@code odds} times. The usual no then takes a
   * small part of a bit. The number keeps the state of an asymmetric numeral system (Jarek Duda,
   * 2009).
   */
  abstract boolean rare(boolean value, int odds);

  /**
   * Tells a reader that digits are likely to follow whose radices, multiplied, make so much, at
   * most {@link Limbs#MAX_FACTOR}. It is quicker then where they do, and reads the same in any
   * case.
   */
  void expect(int radices) {}

  /** A natural number of any size up to {@code max}; small ones are short. */
  final int count(int value, int max) {
    int low = digit(value % 8, 8);
    int count = low;
    if (rare(value >= 8, 2)) {
      // Before anything is read of it: a damaged number can go on for as long as the link does.
      if (max < 8) {
        throw new Damaged();
      }
      count += 8 * (count(value / 8 - 1, max / 8 - 1) + 1);
    }
    if (count > max) {
      throw new Damaged();
    }
    return count;
  }
}
