package org.hexstones.search;

/**
 * How long to think: whichever bound is met first.
 *
 * @param millis at least 0; infinite for no bound
 * @param iterations at least 1; {@link Integer#MAX_VALUE} for no bound
 */
public record Limits(double millis, int iterations) {
  public Limits {
    if (!(millis >= 0) || iterations < 1) {
      throw new IllegalArgumentException("limits out of range");
    }
  }

  public static Limits ofMillis(double millis) {
    return new Limits(millis, Integer.MAX_VALUE);
  }

  public static Limits ofIterations(int iterations) {
    return new Limits(Double.POSITIVE_INFINITY, iterations);
  }
}
