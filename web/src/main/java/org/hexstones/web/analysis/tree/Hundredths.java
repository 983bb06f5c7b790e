package org.hexstones.web.analysis.tree;

/** Shares as whole hundredths, in which they are told and kept. */
public final class Hundredths {
  public static final int ONE = 100;

  private Hundredths() {}

  /** The nearest number of hundredths to a share of one; a half goes up. */
  public static int of(double share) {
    return (int) Math.floor(ONE * share + 0.5);
  }
}
