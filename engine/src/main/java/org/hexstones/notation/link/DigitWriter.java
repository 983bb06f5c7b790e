package org.hexstones.notation.link;

import java.util.Arrays;

/**
 * Collects digits. They are folded into the number from the last to the first, so that the reader
 * meets the first one first.
 */
final class DigitWriter extends Digits {
  private int[] values = new int[256];
  private int[] radices = new int[256];
  private int size;

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

  private void push(int value, int radix) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
      radices = Arrays.copyOf(radices, 2 * size);
    }
    values[size] = value;
    radices[size++] = radix;
  }

  /** The number: it begins as 1, and a reader that has read everything is left with that 1. */
  Limbs number() {
    Limbs number = new Limbs(1);
    for (int i = size - 1; i >= 0; i--) {
      int radix = radices[i];
      if (radix > 0) {
        number.multiplyAdd(radix, values[i]);
      } else if (values[i] == 1) {
        number.multiplyAdd(-radix, -radix - 1);
      } else {
        int remainder = number.divide(-radix - 1);
        number.multiplyAdd(-radix, remainder);
      }
    }
    return number;
  }
}
