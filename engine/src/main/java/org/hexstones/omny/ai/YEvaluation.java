package org.hexstones.omny.ai;

import org.hexstones.game.LearntEvaluation;
import org.hexstones.game.Logarithm;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.patterns.Neighbourhood;
import org.jspecify.annotations.Nullable;

/**
 * The evaluation of Y: the estimate of the reduction with learnt probabilities of cells, and proofs
 * by bridges and edge templates. The reduction takes its cells as independent, so that its
 * estimates are far too near to 0 and 1. A learnt factor of their logit corrects that.
 */
final class YEvaluation implements LearntEvaluation {
  /** Below this estimate a proof is so rare that none is sought. */
  private static final double CLEAR = 0.9;

  private static final double LEAST = 1e-6;

  private final OmnyPosition position;
  private final YReduction reduction;
  private final YCells cells;
  private final YEstimate estimate;
  private final BridgeProof proof;

  /** White's estimate by the reduction, and white's chance. */
  private double white;

  private double chance;
  private int winner;

  private YEvaluation(OmnyPosition position, YReduction reduction) {
    this.position = position;
    this.reduction = reduction;
    Neighbourhood neighbourhood = new Neighbourhood(position);
    cells = new YCells(position, neighbourhood);
    estimate = new YEstimate(position, neighbourhood, reduction, cells);
    proof = new BridgeProof(position, estimate, reduction.sides());
  }

  /** Null if the game is not Y. */
  static @Nullable YEvaluation of(OmnyPosition position) {
    YReduction reduction = YReduction.of(position.setup());
    return reduction == null ? null : new YEvaluation(position, reduction);
  }

  @Override
  public boolean evaluate() {
    if (position.isOver() || !position.turns().onlyStonesToCome()) {
      return false;
    }
    white = estimate.estimate();
    int leader = white > 0.5 ? 0 : 1;
    boolean isClear = Math.max(white, 1 - white) > CLEAR;
    winner = isClear && proof.wins(leader) ? position.playerOf(leader) : Position.NONE;
    chance = 1 / (1 + Logarithm.exp(-logitOfWhite(cells.learnt)));
    return true;
  }

  /** The logit of white's chance from the estimate. */
  private double logitOfWhite(float[] weights) {
    return weights[YCells.SCALE] * logitOfEstimate() + turn() * weights[YCells.TURN];
  }

  private double logitOfEstimate() {
    return Logarithm.of(bounded() / (1 - bounded()));
  }

  private double bounded() {
    return Math.max(LEAST, Math.min(1 - LEAST, white));
  }

  /** 1 if white is to move, else -1. */
  private int turn() {
    return position.turns().colour() == 0 ? 1 : -1;
  }

  private int sign() {
    return position.colourOf(0) == 0 ? 1 : -1;
  }

  @Override
  public int provenWinner() {
    return winner;
  }

  @Override
  public double chance(int player) {
    return position.colourOf(player) == 0 ? chance : 1 - chance;
  }

  @Override
  public int count() {
    return YCells.COUNT;
  }

  @Override
  public double logit(float[] weights) {
    double[] p = estimate.white;
    for (int i = 0; i < estimate.openCount; i++) {
      int cell = estimate.open[i];
      p[cell] = 1 / (1 + Logarithm.exp(-cells.logit(cell, weights)));
    }
    white = reduction.estimate(p);
    return sign() * logitOfWhite(weights);
  }

  @Override
  public void differentiate(float[] weights, Slopes into) {
    into.add(YCells.SCALE, sign() * logitOfEstimate());
    into.add(YCells.TURN, sign() * turn());
    double ofEstimate = sign() * weights[YCells.SCALE] / (bounded() * (1 - bounded()));
    estimate.differentiate();
    for (int i = 0; i < estimate.openCount; i++) {
      int cell = estimate.open[i];
      double p = estimate.white[cell];
      cells.differentiate(cell, ofEstimate * estimate.slope[cell] * p * (1 - p), into);
    }
  }
}
