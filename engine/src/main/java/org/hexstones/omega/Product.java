package org.hexstones.omega;

import java.util.Arrays;

/**
 * An exact product of group sizes, however large. It can do no more than the game needs, which is a
 * fraction of what a general class for such numbers costs a browser to load.
 */
public final class Product implements Comparable<Product> {
  /** The empty product. */
  public static final Product ONE = new Product(new int[] {1});

  private static final int BASE = 10_000;
  private static final int DIGITS = 4;

  /** The largest factor: a digit times a factor fits into an int. */
  private static final int MOST = 200_000;

  /** To the base {@link #BASE}, the last digits first, without leading zeros. */
  private final int[] digits;

  private Product(int[] digits) {
    this.digits = digits;
  }

  /** The product of all sizes. */
  public static Product of(int... sizes) {
    Product product = ONE;
    for (int size : sizes) {
      product = product.times(size);
    }
    return product;
  }

  /**
   * The product with one more factor.
   *
   * @param size from 1 to 200,000
   */
  public Product times(int size) {
    check(size);
    int[] result = new int[digits.length + 2];
    int carry = 0;
    for (int i = 0; i < result.length; i++) {
      int sum = carry + (i < digits.length ? digits[i] * size : 0);
      result[i] = sum % BASE;
      carry = sum / BASE;
    }
    return trimmed(result);
  }

  /** The product without a factor that it has. */
  public Product without(int size) {
    check(size);
    int[] result = new int[digits.length];
    int rest = 0;
    for (int i = digits.length - 1; i >= 0; i--) {
      int part = rest * BASE + digits[i];
      result[i] = part / size;
      rest = part % size;
    }
    return trimmed(result);
  }

  /** The sum of two products. */
  public Product plus(Product other) {
    int[] result = new int[Math.max(digits.length, other.digits.length) + 1];
    int carry = 0;
    for (int i = 0; i < result.length; i++) {
      int sum = carry + digit(i) + other.digit(i);
      result[i] = sum % BASE;
      carry = sum / BASE;
    }
    return trimmed(result);
  }

  private int digit(int place) {
    return place < digits.length ? digits[place] : 0;
  }

  private static void check(int size) {
    if (size < 1 || size > MOST) {
      throw new IllegalArgumentException("no size of a group: " + size);
    }
  }

  private static Product trimmed(int[] digits) {
    int length = digits.length;
    while (length > 1 && digits[length - 1] == 0) {
      length--;
    }
    return new Product(Arrays.copyOf(digits, length));
  }

  /** The nearest number, to rounding. */
  public double toDouble() {
    double value = 0;
    for (int i = digits.length - 1; i >= 0; i--) {
      value = value * BASE + digits[i];
    }
    return value;
  }

  @Override
  public int compareTo(Product other) {
    if (digits.length != other.digits.length) {
      return digits.length - other.digits.length;
    }
    int place = digits.length - 1;
    while (place > 0 && digits[place] == other.digits[place]) {
      place--;
    }
    return digits[place] - other.digits[place];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Product product && compareTo(product) == 0;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(digits);
  }

  /** The number in decimal. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder().append(digits[digits.length - 1]);
    for (int i = digits.length - 2; i >= 0; i--) {
      String part = String.valueOf(digits[i]);
      for (int zeros = part.length(); zeros < DIGITS; zeros++) {
        text.append('0');
      }
      text.append(part);
    }
    return text.toString();
  }
}
