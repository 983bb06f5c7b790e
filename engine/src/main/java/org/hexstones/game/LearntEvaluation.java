package org.hexstones.game;

/**
 * An evaluation with weights that can be learnt from positions with known chances. All methods
 * refer to the position of the last {@link #evaluate}, which has found one without a proven winner.
 */
public interface LearntEvaluation extends Evaluation {
  /** Receives derivatives; one weight may come several times, and all of them add up. */
  interface Slopes {
    /** Adds to the derivative by a weight. */
    void add(int weight, double slope);
  }

  /** The number of weights. */
  int count();

  /** The logit of the chance of player 0 by some weights. */
  double logit(float[] weights);

  /** Gives the derivatives of the last {@link #logit} by each weight. */
  void differentiate(float[] weights, Slopes into);
}
