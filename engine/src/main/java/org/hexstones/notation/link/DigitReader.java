package org.hexstones.notation.link;

/**
 * Takes a number apart into the digits that made it. The number is {@code large × factor + low}: a
 * digit whose radix divides the factor is taken from the low part alone, which is an int.
 */
final class DigitReader extends Digits {
  private final Limbs large;
  private int factor = 1;
  private int low;

  /** The radix of the digit before; the next one's is often the same. */
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

  /** The lowest digit, which stays. */
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

  /** Makes the factor another one. */
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

  /** How often all of the number was gone over. */
  int steps() {
    return large.steps();
  }

  /** Whether nothing is left to read. */
  boolean isAtEnd() {
    return factor == 1 ? large.isOne() : large.isZero() && low == 1;
  }
}
