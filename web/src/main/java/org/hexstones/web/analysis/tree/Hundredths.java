package org.hexstones.web.analysis.tree;

/** Shares as whole hundredths, the form in which they are shown and stored. */
public final class Hundredths {
  public static final int ONE = 100;

  private Hundredths() {}

  /** Rounds a share of one to hundredths; a half goes up. */
  public static int of(double share) {
    return (int) Math.floor(ONE * share + 0.5);
  }
}
