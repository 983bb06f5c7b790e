package org.hexstones.notation.link;

import java.util.Arrays;

/**
 * Collects digits. They are folded into the number from the last to the first, so that the reader
 * meets the first one first.
 */
final class DigitWriter extends Digits {
  /** What is thrown where the number is to be longer than it may. */
  static final class Full extends RuntimeException {
    private static final long serialVersionUID = 1;

    Full() {
      super(null, null, false, false);
    }
  }

  private final int mostBits;
  private int[] values = new int[256];
  private int[] radices = new int[256];
  private int size;
  private final Limbs number = new Limbs(1);

  /** How many digits are not in the number yet, once folding has begun; before, -1. */
  private int left = -1;

  /** The number has at least so many bits. */
  private int bits;

  /** A writer of numbers of any length. */
  DigitWriter() {
    this(Integer.MAX_VALUE);
  }

  /**
   * A writer that throws {@link Full} as soon as its number is certain to be longer.
   *
   * @param mostBits the most that the number may have
   */
  DigitWriter(int mostBits) {
    this.mostBits = mostBits;
  }

  @Override
  int digit(int value, int radix) {
    push(value, radix);
    return value;
  }

  @Override
  boolean rare(boolean value, int odds) {
    push(value ? 1 : 0, -odds);
    return value;
  }

  /** Whether there is a length that its number may not have. */
  boolean isBound() {
    return mostBits < Integer.MAX_VALUE;
  }

  /** How many digits there are so far. */
  int size() {
    return size;
  }

  private void push(int value, int radix) {
    // A rare no takes a part of a bit, which is left out.
    int factor = radix > 0 ? radix : value == 1 ? -radix : 1;
    bits += 31 - Integer.numberOfLeadingZeros(factor);
    if (bits > mostBits) {
      throw new Full();
    }
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
      radices = Arrays.copyOf(radices, 2 * size);
    }
    values[size] = value;
    radices[size++] = radix;
  }

  /** The number: it begins as 1, and a reader that has read everything is left with that 1. */
  Limbs number() {
    while (fold(1)) {
      // Until all is in it.
    }
    return number;
  }

  /** Goes on with the number by so many steps over it; whether there are digits left. */
  boolean fold(int steps) {
    left = left < 0 ? size : left;
    for (int i = 0; i < steps && left > 0; i++) {
      left = foldLast(left);
    }
    return left > 0;
  }

  /**
   * Folds the last of the first so many digits into the number, as many as make a factor that is
   * small, and answers how many are left.
   *
   * <p>A rare no takes a number n to n ÷ (odds - 1) × odds and the remainder. With n = q × divisor
   * + r, where the divisor is the product of all such odds - 1, the digits make q × factor and what
   * they make of r: the large number is divided and multiplied once for all of them.
   */
  private int foldLast(int end) {
    int divisor = 1;
    int factor = 1;
    int from = end;
    while (from > 0) {
      int radix = radices[from - 1];
      boolean no = radix < 0 && values[from - 1] == 0;
      int by = Math.abs(radix);
      // The divisor is the smaller one.
      if (factor > Limbs.MAX_FACTOR / by) {
        break;
      }
      factor *= by;
      divisor *= no ? by - 1 : 1;
      from--;
    }
    int rest = divisor == 1 ? 0 : number.divide(divisor);
    for (int i = end - 1; i >= from; i--) {
      int radix = radices[i];
      int odds = -radix;
      if (radix > 0) {
        rest = rest * radix + values[i];
      } else if (values[i] == 1) {
        rest = rest * odds + odds - 1;
      } else {
        rest = rest / (odds - 1) * odds + rest % (odds - 1);
      }
    }
    number.multiplyAdd(factor, rest);
    return from;
  }
}
