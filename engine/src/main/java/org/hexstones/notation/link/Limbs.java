package org.hexstones.notation.link;

import java.util.Arrays;

/**
 * A large natural number with arithmetic by small numbers, in place. Limbs of 15 bits keep every
 * product within an int.
 */
final class Limbs {
  /** Factors and divisors are at most this. */
  static final int MAX_SMALL = 1 << 15;

  private static final int BITS = 15;
  private static final int MASK = MAX_SMALL - 1;

  private int[] limbs = new int[16];
  private int used;

  Limbs(int value) {
    limbs[0] = value;
    used = value == 0 ? 0 : 1;
  }

  boolean isZero() {
    return used == 0;
  }

  boolean isOne() {
    return used == 1 && limbs[0] == 1;
  }

  /** This becomes this × factor + addend, both small. */
  void multiplyAdd(int factor, int addend) {
    int carry = addend;
    for (int i = 0; i < used; i++) {
      carry += limbs[i] * factor;
      limbs[i] = carry & MASK;
      carry >>>= BITS;
    }
    while (carry != 0) {
      if (used == limbs.length) {
        limbs = Arrays.copyOf(limbs, 2 * used);
      }
      limbs[used++] = carry & MASK;
      carry >>>= BITS;
    }
  }

  /** This becomes this ÷ divisor; the remainder is answered. */
  int divide(int divisor) {
    int remainder = 0;
    for (int i = used - 1; i >= 0; i--) {
      int value = (remainder << BITS) | limbs[i];
      limbs[i] = value / divisor;
      remainder = value - limbs[i] * divisor;
    }
    while (used > 0 && limbs[used - 1] == 0) {
      used--;
    }
    return remainder;
  }
}
