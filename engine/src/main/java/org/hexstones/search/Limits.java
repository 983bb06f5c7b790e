package org.hexstones.search;

/**
 * The limits of a search. The first one that is reached ends it.
 *
 * @param millis at least 0; infinite for no limit
 * @param iterations at least 1; {@link Integer#MAX_VALUE} for no limit
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
