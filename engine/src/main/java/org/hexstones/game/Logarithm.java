package org.hexstones.game;

/**
 * The natural logarithm and its inverse by additions, multiplications and divisions alone. Java and
 * browsers may round those of their libraries differently, and then a search with the same seed
 * would not find the same everywhere. The relative error is less than 1e-10.
 */
public final class Logarithm {
  private static final double LN2 = 0.6931471805599453;

  /** A step of the reduction for large and small numbers. */
  private static final double BIG = 65536;

  private static final int BIG_BITS = 16;

  /** Beyond this the exponential function is 0 or infinite. */
  private static final double FAR = 700;

  /** The terms of the exponential series for arguments of at most ln 2 / 2. */
  private static final int TERMS = 12;

  private Logarithm() {}

  /** The logarithm of a positive finite number. */
  public static double of(double number) {
    double m = number;
    int twos = 0;
    while (m >= BIG) {
      m /= BIG;
      twos += BIG_BITS;
    }
    while (m < 1 / BIG) {
      m *= BIG;
      twos -= BIG_BITS;
    }
    while (m >= 1.5) {
      m /= 2;
      twos++;
    }
    while (m < 0.75) {
      m *= 2;
      twos--;
    }
    double s = (m - 1) / (m + 1);
    double q = s * s;
    double sum = 1.0 / 15;
    sum = sum * q + 1.0 / 13;
    sum = sum * q + 1.0 / 11;
    sum = sum * q + 1.0 / 9;
    sum = sum * q + 1.0 / 7;
    sum = sum * q + 1.0 / 5;
    sum = sum * q + 1.0 / 3;
    sum = sum * q + 1;
    return 2 * s * sum + twos * LN2;
  }

  /** The exponential function. */
  public static double exp(double logarithm) {
    if (logarithm > FAR) {
      return Double.POSITIVE_INFINITY;
    }
    if (logarithm < -FAR) {
      return 0;
    }
    int twos = (int) Math.floor(logarithm / LN2 + 0.5);
    double rest = logarithm - twos * LN2;
    double sum = 1;
    for (int i = TERMS; i > 0; i--) {
      sum = 1 + sum * rest / i;
    }
    for (; twos >= BIG_BITS; twos -= BIG_BITS) {
      sum *= BIG;
    }
    for (; twos <= -BIG_BITS; twos += BIG_BITS) {
      sum /= BIG;
    }
    for (; twos > 0; twos--) {
      sum *= 2;
    }
    for (; twos < 0; twos++) {
      sum /= 2;
    }
    return sum;
  }
}
