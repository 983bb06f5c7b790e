package org.hexstones;

/**
 * How long tests that repeat themselves with other seeds do so. Mutation testing runs them
 * thousands of times, and asks for a small part by {@code -Dhexstones.effort=PERCENT}.
 */
public final class Effort {
  private static final int PERCENT = Integer.getInteger("hexstones.effort", 100);

  private Effort() {}

  /** So many repetitions, or the part of them that is asked for, at least one. */
  public static int of(int repetitions) {
    return Math.max(1, (int) ((long) repetitions * PERCENT / 100));
  }
}
