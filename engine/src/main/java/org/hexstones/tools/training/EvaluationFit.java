package org.hexstones.tools.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.Evaluation;
import org.hexstones.game.LearntEvaluation;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.tools.arena.Arguments;

/**
 * Fits the weights of an evaluation to games of a player against itself. Each position's target is
 * halfway between the search's chance and the outcome. This is logistic regression by stochastic
 * gradient descent ({@link AdaGrad}).
 */
final class EvaluationFit {
  /** Openings fill up to an eighth of the board: in fuller random ones one side has mostly won. */
  private static final int OPENING = 8;

  /**
   * A game.
   *
   * @param targets by ply: the chance of player 0 before it, or less than 0 if it is not known
   */
  @SuppressWarnings("ArrayRecordComponent") // thousands are kept, and read only one by one
  record Game(Setup setup, List<Integer> moves, float[] targets) {}

  /** What happens to each position of a game. */
  private interface Visitor {
    void visit(LearntEvaluation evaluation, double target);
  }

  final float[] weights;
  private final AdaGrad fit;
  private final TrainingGames games;

  EvaluationFit(Setup setup, Player player, int iterations, int seed) {
    games = new TrainingGames(player, iterations, OPENING, seed);
    fit = new AdaGrad(evaluation(Play.begin(setup)).count(), 0.03, 1e-6, 1e-3);
    weights = fit.weights;
  }

  private static LearntEvaluation evaluation(Play play) {
    Setup setup = play.setup();
    Evaluation found = setup.game().searchSupport(setup).evaluation(play.position());
    if (found instanceof LearntEvaluation learnt) {
      return learnt;
    }
    throw new Arguments.Refused(setup.text() + " has no evaluation to learn");
  }

  /** Plays one more game. */
  Game play(Setup setup) {
    List<Float> chances = new ArrayList<>();
    Play play =
        games.game(
            setup,
            (now, lines) -> {
              chances.addAll(Collections.nCopies(now.size() - chances.size(), -1f));
              chances.add(chance(lines.get(0)));
            });
    float won = play.outcome() != null && play.outcome().winner() == 0 ? 1 : 0;
    float[] targets = new float[play.size()];
    Arrays.fill(targets, -1);
    for (int ply = 0; ply < chances.size(); ply++) {
      float chance = chances.get(ply);
      targets[ply] = chance < 0 ? chance : (chance + won) / 2;
    }
    return new Game(setup, play.moves(), targets);
  }

  private static float chance(Line best) {
    return best.provenWinner() == Position.NONE
        ? best.winChances().get(0).floatValue()
        : best.provenWinner() == 0 ? 1 : 0;
  }

  private static void visit(Game game, Visitor visitor) {
    Play play = Play.begin(game.setup());
    LearntEvaluation evaluation = evaluation(play);
    for (int ply = 0; ply < game.moves().size(); ply++) {
      boolean known = game.targets()[ply] >= 0 && evaluation.evaluate();
      if (known && evaluation.provenWinner() == Position.NONE) {
        visitor.visit(evaluation, game.targets()[ply]);
      }
      play.play(game.moves().get(ply));
    }
  }

  /** Makes one pass over all games, in a random order. */
  void pass(List<Game> all, Rng rng) {
    for (int left = all.size(); left > 0; left--) {
      Collections.swap(all, (int) (rng.unit() * left), left - 1);
      visit(all.get(left - 1), this::learn);
    }
  }

  private void learn(LearntEvaluation evaluation, double target) {
    double error = sigmoid(evaluation.logit(weights)) - target;
    evaluation.differentiate(weights, (weight, slope) -> fit.learn(weight, error * slope));
  }

  private static double sigmoid(double logit) {
    return 1 / (1 + Math.exp(-logit));
  }

  /** The mean squared error of the chances. */
  double error(List<Game> all) {
    double[] sums = new double[2];
    for (Game game : all) {
      visit(
          game,
          (evaluation, target) -> {
            double error = sigmoid(evaluation.logit(weights)) - target;
            sums[0] += error * error;
            sums[1]++;
          });
    }
    return sums[0] / Math.max(1, sums[1]);
  }
}
