package org.hexstones.omny.ai;

import org.hexstones.omny.OmnyPosition;
import org.hexstones.patterns.Neighbourhood;
import org.jspecify.annotations.Nullable;

/**
 * How urgent a stone on each cell is in Y: the slope of the reduction's estimate there, relative to
 * the highest slope of the position.
 */
final class YUrgency {
  /** The number of grades, from a cell that does not matter to the most urgent ones. */
  static final int GRADES = 10;

  /** The number of steps of relative slopes. */
  private static final int STEPS = 100;

  /** The lowest steps of the grades from 1 on. They are fine where most cells are. */
  private static final int[] LIMITS = {1, 4, 8, 15, 25, 35, 50, 70, 90};

  /** By step: the grade. */
  private final byte[] grades = new byte[STEPS + 1];

  private final YEstimate estimate;
  private double scale;

  private YUrgency(OmnyPosition position, Neighbourhood neighbourhood, YReduction reduction) {
    estimate = new YEstimate(position, neighbourhood, reduction, null);
    for (int limit : LIMITS) {
      for (int step = limit; step <= STEPS; step++) {
        grades[step]++;
      }
    }
  }

  /** Null if the game is not Y. */
  static @Nullable YUrgency of(OmnyPosition position, Neighbourhood neighbourhood) {
    YReduction reduction = YReduction.of(position.setup());
    return reduction == null ? null : new YUrgency(position, neighbourhood, reduction);
  }

  /** Reads the present position. */
  void look() {
    estimate.estimate();
    estimate.differentiate();
    double highest = estimate.highestSlope();
    scale = highest > 0 ? STEPS / highest : 0;
  }

  /** The grade of a cell, from 0. */
  int grade(int cell) {
    return grades[Math.min(STEPS, (int) (scale * estimate.slope[cell]))];
  }
}
