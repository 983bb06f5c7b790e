package org.hexstones.notation.link;

/** Takes a number apart into the digits that made it. */
final class DigitReader extends Digits {
  private final Limbs number;

  DigitReader(Limbs number) {
    this.number = number;
  }

  @Override
  int digit(int value, int radix) {
    int digit = number.divide(radix);
    if (number.isZero()) {
      throw new Damaged();
    }
    return digit;
  }

  @Override
  boolean rare(boolean value, int odds) {
    int digit = number.divide(odds);
    boolean yes = digit == odds - 1;
    if (!yes) {
      number.multiplyAdd(odds - 1, digit);
    }
    if (number.isZero()) {
      throw new Damaged();
    }
    return yes;
  }

  /** Whether nothing is left to read. */
  boolean isAtEnd() {
    return number.isOne();
  }
}
