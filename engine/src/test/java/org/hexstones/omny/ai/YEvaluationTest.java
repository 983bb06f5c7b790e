package org.hexstones.omny.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.BiConsumer;
import org.hexstones.game.Evaluation;
import org.hexstones.game.LearntEvaluation;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.Samples;
import org.hexstones.patterns.WeightText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class YEvaluationTest {
  private static Evaluation evaluation(OmnyPosition position) {
    Evaluation evaluation = YEvaluation.of(position);
    assertNotNull(evaluation);
    return evaluation;
  }

  private static OmnyPosition begin(String text) {
    return (OmnyPosition) Play.begin(Samples.setup(text)).position();
  }

  private static int random(OmnyPosition position, Rng rng, int[] moves) {
    return moves[rng.below(position.legalMoves(moves))];
  }

  /** Proofs near the end of random games, against all ways to play on. */
  @Test
  void noReplyChangesAProvenWinner() {
    OmnyPosition position = begin("y 6");
    Evaluation evaluation = evaluation(position);
    Rng rng = new Rng(1);
    int[] moves = new int[position.maxLegalMoves()];
    int proofs = 0;
    for (int game = 0; game < 2500; game++) {
      while (!position.isOver()) {
        if (position.freeCells() <= 9 && evaluation.evaluate()) {
          int winner = evaluation.provenWinner();
          if (winner != Position.NONE && winner != position.mover()) {
            proofs++;
            assertFalse(moverWins(position), () -> position.setup().text());
            break;
          }
        }
        position.play(random(position, rng, moves));
      }
      while (position.plies() > 0) {
        position.undo();
      }
    }
    assertTrue(proofs > 1000, "only " + proofs);
  }

  private static boolean moverWins(OmnyPosition position) {
    if (position.isOver()) {
      return false;
    }
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      boolean wins = !moverWins(position);
      position.undo();
      if (wins) {
        return true;
      }
    }
    return false;
  }

  /** Whatever the opponent plays, the winner finds a reply that proves the win again. */
  @ParameterizedTest
  @ValueSource(ints = {5, 7, 9, 11})
  void theWinnerCanKeepTheProof(int side) {
    OmnyPosition position = begin("y " + side);
    Evaluation evaluation = evaluation(position);
    Rng rng = new Rng(side);
    int[] moves = new int[position.maxLegalMoves()];
    int proofs = 0;
    for (int game = 0; game < 100; game++) {
      int winner = Position.NONE;
      while (!position.isOver()) {
        if (winner == Position.NONE) {
          evaluation.evaluate();
          winner = evaluation.provenWinner();
          proofs += winner == Position.NONE ? 0 : 1;
        }
        if (winner == position.mover()) {
          position.play(proving(position, evaluation, winner));
        } else {
          position.play(random(position, rng, moves));
        }
      }
      if (winner != Position.NONE) {
        assertEquals(winner, position.winnerFor(position.maker()));
      }
      while (position.plies() > 0) {
        position.undo();
      }
    }
    assertTrue(proofs > 30, "only " + proofs);
  }

  private static int proving(OmnyPosition position, Evaluation evaluation, int winner) {
    for (int turns = 0; turns < 3; turns++) {
      int move = proving(position, evaluation, winner, turns);
      if (move != Moves.NONE) {
        return move;
      }
    }
    throw new AssertionError("no reply proves the win again");
  }

  /** A move after which the win is proven again, at once or after some more turns. */
  private static int proving(
      OmnyPosition position, Evaluation evaluation, int winner, int moreTurns) {
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    for (int i = 0; i < count; i++) {
      position.play(moves[i]);
      boolean proves =
          position.isOver() || (evaluation.evaluate() && evaluation.provenWinner() == winner);
      proves = proves || (moreTurns > 0 && allReplies(position, evaluation, winner, moreTurns - 1));
      position.undo();
      if (proves) {
        return moves[i];
      }
    }
    return Moves.NONE;
  }

  private static boolean allReplies(
      OmnyPosition position, Evaluation evaluation, int winner, int moreTurns) {
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    boolean all = true;
    for (int i = 0; i < count && all; i++) {
      position.play(moves[i]);
      all = !position.isOver() && proving(position, evaluation, winner, moreTurns) != Moves.NONE;
      position.undo();
    }
    return all;
  }

  @Test
  void chancesAddUpAndFavourTheMoverOfAnEmptyBoard() {
    OmnyPosition position = begin("y 9");
    Evaluation evaluation = evaluation(position);
    assertTrue(evaluation.evaluate());
    assertEquals(1, evaluation.chance(0) + evaluation.chance(1), 1e-9);
    assertTrue(evaluation.chance(0) > 0.5);
    assertEquals(Position.NONE, evaluation.provenWinner());
  }

  @Test
  void theSamePositionHasTheSameEvaluation() {
    OmnyPosition position = begin("y 9");
    Evaluation followed = evaluation(position);
    Rng rng = new Rng(3);
    int[] moves = new int[position.maxLegalMoves()];
    while (!position.isOver()) {
      Evaluation fresh = evaluation(position);
      assertTrue(followed.evaluate() && fresh.evaluate());
      assertEquals(fresh.provenWinner(), followed.provenWinner());
      assertEquals(fresh.chance(0), followed.chance(0), 0);
      position.play(random(position, rng, moves));
    }
    assertFalse(followed.evaluate());
  }

  @Test
  void aSwapExchangesTheChancesAndIsWaitedFor() {
    OmnyPosition position = begin("y 7 balance=pie");
    Evaluation evaluation = evaluation(position);
    assertFalse(evaluation.evaluate());
    position.play(Moves.place(1, 12));
    assertFalse(evaluation.evaluate());
    position.play(Moves.swap(0));
    assertTrue(evaluation.evaluate());
    assertNotEquals(evaluation.chance(0), evaluation.chance(1));
    // Player 1 has black's stone now, and player 0 moves as white.
    assertEquals(0, position.colourOf(0));
  }

  /** Calls a check at positions of random games without a proven winner. */
  private static void atOpenPositions(
      String game, BiConsumer<OmnyPosition, LearntEvaluation> check) {
    OmnyPosition position = begin(game);
    LearntEvaluation evaluation = (LearntEvaluation) evaluation(position);
    Rng rng = new Rng(7);
    int[] moves = new int[position.maxLegalMoves()];
    while (!position.isOver()) {
      if (evaluation.evaluate() && evaluation.provenWinner() == Position.NONE) {
        check.accept(position, evaluation);
      }
      position.play(random(position, rng, moves));
    }
  }

  private static double sigmoid(double logit) {
    return 1 / (1 + Math.exp(-logit));
  }

  @Test
  void weightsGiveTheSameChanceByFeature() {
    float[] weights = WeightText.read(YWeights.TEXT, YCells.COUNT);
    atOpenPositions(
        "y 9",
        (position, evaluation) -> {
          double chance = evaluation.chance(0);
          assertEquals(chance, sigmoid(evaluation.logit(weights)), 1e-5);
        });
  }

  @Test
  void theDerivativesAreThoseOfTheLogit() {
    float[] weights = WeightText.read(YWeights.TEXT, YCells.COUNT);
    int[] checked = {0};
    atOpenPositions(
        "y 7",
        (position, evaluation) -> {
          evaluation.logit(weights);
          double[] slopes = new double[evaluation.count()];
          evaluation.differentiate(weights, (weight, slope) -> slopes[weight] += slope);
          for (int weight = position.plies(); weight < slopes.length; weight += 13) {
            if (slopes[weight] != 0) {
              assertEquals(difference(evaluation, weights, weight), slopes[weight], 1e-2);
              checked[0]++;
            }
          }
        });
    assertTrue(checked[0] > 50, "only " + checked[0]);
  }

  private static double difference(LearntEvaluation evaluation, float[] weights, int weight) {
    float step = 1f / 64;
    float[] changed = weights.clone();
    changed[weight] += step;
    evaluation.evaluate();
    double more = evaluation.logit(changed);
    changed[weight] -= 2 * step;
    evaluation.evaluate();
    double less = evaluation.logit(changed);
    return (more - less) / (2 * step);
  }
}
