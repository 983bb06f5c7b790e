package org.hexstones.notation.link;

/**
 * Splits a number into its digits. The number is {@code large × factor + low}. If the radix of a
 * digit divides the factor, the digit comes from the low part, which is an int.
 */
final class DigitReader extends Digits {
  private final Limbs large;
  private int factor = 1;
  private int low;

  /** The radix of the digit before. The next digit often has the same radix. */
  private int before;

  DigitReader(Limbs number) {
    large = number;
  }

  @Override
  int digit(int value, int radix) {
    int digit = take(radix);
    factor /= radix;
    low /= radix;
    mustGoOn();
    return digit;
  }

  @Override
  boolean rare(boolean value, int odds) {
    int digit = take(odds);
    boolean yes = digit == odds - 1;
    factor /= odds;
    low /= odds;
    if (!yes) {
      factor *= odds - 1;
      low = low * (odds - 1) + digit;
    }
    mustGoOn();
    return yes;
  }

  /** The lowest digit, which is not removed. */
  private int take(int radix) {
    if (factor % radix != 0) {
      int product = radix;
      while (radix == before && product <= Limbs.MAX_FACTOR / radix) {
        product *= radix;
      }
      split(product);
    }
    before = radix;
    return low % radix;
  }

  @Override
  void expect(int radices) {
    if (factor % radices != 0) {
      split(radices);
    }
  }

  /** Changes the factor. */
  private void split(int newFactor) {
    if (factor > 1) {
      large.multiplyAdd(factor, low);
    }
    low = large.divide(newFactor);
    factor = newFactor;
  }

  private void mustGoOn() {
    if (low == 0 && large.isZero()) {
      throw new Damaged();
    }
  }

  /** The number of passes over the whole number. */
  int steps() {
    return large.steps();
  }

  /** Whether all digits have been read. */
  boolean isAtEnd() {
    return factor == 1 ? large.isOne() : large.isZero() && low == 1;
  }
}
