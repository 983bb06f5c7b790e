package org.hexstones.notation.link;

import java.util.Arrays;

/**
 * A large natural number with arithmetic by small numbers, in place. Each operation is a pass over
 * the whole number, so it is faster to multiply several small factors first ({@link #MAX_FACTOR}).
 * Limbs of 24 bits keep every product within 53 bits, which a double represents exactly. Browsers
 * have no faster arithmetic of that width.
 */
final class Limbs {
  /** The maximum radix of a digit. */
  static final int MAX_SMALL = 1 << 15;

  /** The maximum factor or divisor. */
  static final int MAX_FACTOR = 1 << 28;

  private static final double BASE = 1 << 24;
  private static final double PART = 1 / BASE;

  private double[] limbs = new double[16];
  private int used;
  private int steps;

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

  /** The number of passes over the whole number. */
  int steps() {
    return steps;
  }

  /** Changes the number to number × factor + addend. Both are at most {@link #MAX_FACTOR}. */
  void multiplyAdd(int factor, int addend) {
    steps++;
    double carry = addend;
    for (int i = 0; i < used; i++) {
      double value = limbs[i] * factor + carry;
      carry = Math.floor(value * PART);
      limbs[i] = value - carry * BASE;
    }
    while (carry != 0) {
      if (used == limbs.length) {
        limbs = Arrays.copyOf(limbs, 2 * used);
      }
      double rest = Math.floor(carry * PART);
      limbs[used++] = carry - rest * BASE;
      carry = rest;
    }
  }

  /** Changes the number to number ÷ divisor, and returns the remainder. */
  int divide(int divisor) {
    steps++;
    double remainder = 0;
    for (int i = used - 1; i >= 0; i--) {
      double value = remainder * BASE + limbs[i];
      limbs[i] = Math.floor(value / divisor);
      remainder = value - limbs[i] * divisor;
    }
    while (used > 0 && limbs[used - 1] == 0) {
      used--;
    }
    return (int) remainder;
  }
}
