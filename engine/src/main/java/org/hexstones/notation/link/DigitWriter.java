package org.hexstones.notation.link;

import java.util.Arrays;

/**
 * Collects digits. It adds them to the number from the last to the first, so that the reader gets
 * the first one first.
 */
final class DigitWriter extends Digits {
  /** Thrown when the number would be longer than the maximum. */
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

  /** The number of digits that are not in the number yet; -1 before {@link #fold} begins. */
  private int left = -1;

  /** A lower bound of the number's length in bits. */
  private int bits;

  /** A writer of numbers of any length. */
  DigitWriter() {
    this(Integer.MAX_VALUE);
  }

  /**
   * A writer that throws {@link Full} as soon as its number is certainly too long.
   *
   * @param mostBits the maximum length of the number, in bits
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

  /** Whether the length of the number is limited. */
  boolean isBound() {
    return mostBits < Integer.MAX_VALUE;
  }

  /** The number of digits so far. */
  int size() {
    return size;
  }

  private void push(int value, int radix) {
    // A usual false value takes a fraction of a bit, which is not counted.
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

  /** The number. It begins as 1, so that 1 remains after a reader has read everything. */
  Limbs number() {
    while (fold(1)) {
      // The condition does the work.
    }
    return number;
  }

  /**
   * Adds digits to the number in at most this many passes over it. Returns whether digits remain.
   */
  boolean fold(int steps) {
    left = left < 0 ? size : left;
    for (int i = 0; i < steps && left > 0; i++) {
      left = foldLast(left);
    }
    return left > 0;
  }

  /**
   * Adds the last of the first {@code end} digits to the number, as many as have a small product of
   * radices. Returns the number of digits that remain.
   *
   * <p>The usual false value of {@link #rare} changes a number n to n ÷ (odds - 1) × odds +
   * remainder. Let n = q × divisor + r, where the divisor is the product of odds - 1 over all such
   * values. Then all digits together change n to q × factor + s, where s is the result of changing
   * only r. So the large number is divided once and multiplied once.
   */
  private int foldLast(int end) {
    int divisor = 1;
    int factor = 1;
    int from = end;
    while (from > 0) {
      int radix = radices[from - 1];
      boolean no = radix < 0 && values[from - 1] == 0;
      int by = Math.abs(radix);
      // The divisor is never larger than the factor.
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
