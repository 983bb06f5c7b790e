package org.hexstones.tools.training;

/**
 * Weights that are learnt by stochastic gradient descent with a step size for each weight (Duchi,
 * Hazan and Singer, "Adaptive subgradient methods for online learning and stochastic optimization",
 * 2011).
 */
final class AdaGrad {
  private final double step;
  private final double decay;
  private final double leastSquare;
  private final float[] squares;
  final float[] weights;

  /**
   * @param decay regularization: it moves weights with little data towards 0
   * @param leastSquare is added to the sum of the squares of a weight's gradients
   */
  AdaGrad(int count, double step, double decay, double leastSquare) {
    this.step = step;
    this.decay = decay;
    this.leastSquare = leastSquare;
    weights = new float[count];
    squares = new float[count];
  }

  /** Moves a weight against the gradient of what is to be small. */
  void learn(int weight, double gradient) {
    double g = gradient + decay * weights[weight];
    squares[weight] += (float) (g * g);
    weights[weight] -= (float) (step * g / Math.sqrt(leastSquare + squares[weight]));
  }
}
