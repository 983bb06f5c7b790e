package org.hexstones.tools.baseline;

/** Functions of the number of visits, with tables for small numbers. */
final class Weights {
  private static final int TABLE = 4096;

  private final double equivalence;
  private final float[] rave = new float[TABLE];
  private final float[] spread = new float[TABLE];
  private final float[] step = new float[TABLE];

  Weights(double equivalence) {
    this.equivalence = equivalence;
    for (int n = 0; n < TABLE; n++) {
      rave[n] = (float) raveBeyondTable(n);
      spread[n] = (float) (1 / Math.sqrt(Math.max(1, n)));
      step[n] = (float) (1.0 / Math.max(1, n));
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
    return equivalence == 0 ? 0 : Math.sqrt(equivalence / (3.0 * n + equivalence));
  }

  /** 1 / sqrt(n), and 1 for n = 0. */
  double spread(int n) {
    return n < TABLE ? spread[n] : 1 / Math.sqrt(n);
  }

  /** The weight of the n-th sample in a mean: 1 / n. */
  double step(int n) {
    return n < TABLE ? step[n] : 1.0 / n;
  }
}
