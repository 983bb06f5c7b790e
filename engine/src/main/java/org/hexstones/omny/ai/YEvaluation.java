package org.hexstones.omny.ai;

import org.hexstones.game.Evaluation;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.patterns.Neighbourhood;
import org.jspecify.annotations.Nullable;

/** The evaluation of Y: the estimate of the reduction, and proofs by bridges and edge templates. */
final class YEvaluation implements Evaluation {
  /** Below this estimate a proof is so rare that none is sought. */
  private static final double CLEAR = 0.9;

  /** What the turn is worth, as a multiple of the highest slope. */
  private static final double TEMPO = 0.3;

  private final OmnyPosition position;
  private final YEstimate estimate;
  private final BridgeProof proof;
  private double white;
  private int winner;

  private YEvaluation(OmnyPosition position, YReduction reduction) {
    this.position = position;
    estimate = new YEstimate(position, new Neighbourhood(position), reduction);
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
    if (winner == Position.NONE) {
      addTempo();
    }
    return true;
  }

  /** The mover's next stone moves the estimate by up to half of the highest slope. */
  private void addTempo() {
    estimate.differentiate();
    double gain = TEMPO * estimate.highestSlope();
    white += position.turns().colour() == 0 ? gain : -gain;
    white = Math.max(0, Math.min(1, white));
  }

  @Override
  public int provenWinner() {
    return winner;
  }

  @Override
  public double chance(int player) {
    return position.colourOf(player) == 0 ? white : 1 - white;
  }
}
