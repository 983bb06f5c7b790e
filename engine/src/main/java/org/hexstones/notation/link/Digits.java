package org.hexstones.notation.link;

/**
 * A sequence of digits that is written to one number, or read from it. Writer and reader have the
 * same methods, so that the code of a format exists only once. It passes the digit to write, and
 * continues with the digit that is returned: a writer returns the same digit, a reader ignores the
 * argument and returns the digit from the number.
 */
abstract class Digits {
  /** Thrown by a reader if no writer makes such a number. */
  static final class Damaged extends RuntimeException {
    private static final long serialVersionUID = 1;

    Damaged() {
      super(null, null, false, false);
    }
  }

  /** A digit from 0 to radix - 1. The radix is from 1 to {@link Limbs#MAX_SMALL}. */
  abstract int digit(int value, int radix);

  /**
   * A boolean that is true about once in {@code odds} times. The usual false then takes a small
   * fraction of a bit. The number is the state of an asymmetric numeral system (Jarek Duda, 2009).
   */
  abstract boolean rare(boolean value, int odds);

  /**
   * Announces to a reader that the next digits probably have this product of radices, at most
   * {@link Limbs#MAX_FACTOR}. This makes reading faster, and never changes the result.
   */
  void expect(int radices) {}

  /** A natural number from 0 to {@code max}. Small numbers take little space. */
  final int count(int value, int max) {
    int low = digit(value % 8, 8);
    int count = low;
    if (rare(value >= 8, 2)) {
      // This check comes first, because in a damaged link the number could be as long as the link.
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
