package org.hexstones.tools.training;

import java.util.List;
import org.hexstones.game.Rng;
import org.hexstones.tools.training.Examples.Example;

/**
 * Fits weights so that the softmax over the moves' sums of features comes near the fractions of
 * visits in a search. This is multinomial logistic regression by stochastic gradient descent with a
 * step size for each weight (AdaGrad: Duchi, Hazan and Singer, "Adaptive subgradient methods for
 * online learning and stochastic optimization", 2011).
 */
final class SoftmaxFit {
  final float[] weights;
  private final AdaGrad fit;
  private double[] shares = new double[0];

  SoftmaxFit(int features) {
    fit = new AdaGrad(features, 0.15, 1e-5, 1e-2);
    weights = fit.weights;
  }

  /** Makes one pass over all examples, in a random order. */
  void pass(List<Example> examples, Rng rng) {
    for (int left = examples.size(); left > 0; left--) {
      // Rng.below has a limit that is less than the length of some lists.
      int at = (int) (rng.unit() * left);
      Example example = examples.get(at);
      examples.set(at, examples.get(left - 1));
      examples.set(left - 1, example);
      learn(example);
    }
  }

  private void learn(Example example) {
    predict(example);
    int from = 0;
    for (int move = 0; move < example.ends().length; move++) {
      double gradient = shares[move] - example.shares()[move];
      int end = example.ends()[move];
      for (int i = from; i < end; i++) {
        fit.learn(example.features()[i], gradient);
      }
      from = end;
    }
  }

  private void predict(Example example) {
    int moves = example.ends().length;
    if (shares.length < moves) {
      shares = new double[moves];
    }
    double best = Double.NEGATIVE_INFINITY;
    int from = 0;
    for (int move = 0; move < moves; move++) {
      double sum = 0;
      int end = example.ends()[move];
      for (int i = from; i < end; i++) {
        sum += weights[example.features()[i]];
      }
      shares[move] = sum;
      best = Math.max(best, sum);
      from = end;
    }
    double all = 0;
    for (int move = 0; move < moves; move++) {
      shares[move] = Math.exp(shares[move] - best);
      all += shares[move];
    }
    for (int move = 0; move < moves; move++) {
      shares[move] /= all;
    }
  }

  /** The mean Kullback-Leibler divergence of the predictions from the examples, in nats. */
  double divergence(List<Example> examples) {
    double sum = 0;
    for (Example example : examples) {
      predict(example);
      for (int move = 0; move < example.ends().length; move++) {
        double share = example.shares()[move];
        sum += share == 0 ? 0 : share * Math.log(share / Math.max(1e-12, shares[move]));
      }
    }
    return sum / examples.size();
  }

  /** The fraction of examples in which the predicted move is the one with most visits. */
  double hits(List<Example> examples) {
    int hits = 0;
    for (Example example : examples) {
      predict(example);
      int most = 0;
      int promising = 0;
      for (int move = 1; move < example.ends().length; move++) {
        most = example.shares()[move] > example.shares()[most] ? move : most;
        promising = shares[move] > shares[promising] ? move : promising;
      }
      hits += most == promising ? 1 : 0;
    }
    return 1.0 * hits / examples.size();
  }
}
