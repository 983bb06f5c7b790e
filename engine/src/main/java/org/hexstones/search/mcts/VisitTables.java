package org.hexstones.search.mcts;

/** Functions of the number of visits, with tables for small numbers. */
final class VisitTables {
  private static final int TABLE = 4096;

  final double equivalence;
  private final float[] rave = new float[TABLE];
  private final float[] spread = new float[TABLE];
  private final float[] step = new float[TABLE];
  private final double[] root = new double[TABLE];

  VisitTables(double equivalence) {
    this.equivalence = equivalence;
    for (int n = 0; n < TABLE; n++) {
      rave[n] = (float) raveBeyondTable(n);
      spread[n] = (float) (1 / Math.sqrt(Math.max(1, n)));
      step[n] = (float) (1.0 / Math.max(1, n));
      root[n] = Math.sqrt(n + 1.0);
    }
  }

  /**
   * The weight of a RAVE value against a mean of n visits: sqrt(K / (3n + K)), after Gelly and
   * Silver, "Monte-Carlo tree search and rapid action value estimation in computer Go" (2011).
   */
  double rave(int n) {
    return n < TABLE ? rave[n] : raveBeyondTable(n);
  }

  private double raveBeyondTable(int n) {
    return Math.sqrt(equivalence / (3.0 * n + equivalence));
  }

  /** 1 / sqrt(n), and 1 for n = 0. */
  double spread(int n) {
    return n < TABLE ? spread[n] : 1 / Math.sqrt(n);
  }

  /**
   * sqrt(n + 1). Selection needs it at every node, and in a browser a square root is an external
   * call.
   */
  double root(int n) {
    return n < TABLE ? root[n] : Math.sqrt(n + 1.0);
  }

  /** The weight of the n-th sample in a mean: 1 / n. */
  double step(int n) {
    return n < TABLE ? step[n] : 1.0 / n;
  }
}
