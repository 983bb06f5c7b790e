package org.hexstones.tools.novices;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.omega.OmegaPosition;

/** Looks two turns ahead: the rest of the own turn and the next player's turn, both greedy. */
final class CarefulPlan implements Plan {
  @Override
  public double liking(Position position, int move) {
    OmegaPosition omega = (OmegaPosition) position;
    int mover = omega.mover();
    int mine = omega.colourOf(mover);
    omega.play(move);
    int played = 1;
    int turns = 1;
    while (!omega.isOver() && turns <= 2) {
      if (omega.isTurnStart() && ++turns > 2) {
        break;
      }
      omega.play(greedy(omega));
      played++;
    }
    double lead = GreedyPlan.lead(omega, mine);
    for (int i = 0; i < played; i++) {
      omega.undo();
    }
    return lead;
  }

  /** The stone after which the mover is furthest ahead. */
  private static int greedy(OmegaPosition position) {
    int mine = position.colourOf(position.mover());
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.movesInColourOrder(moves);
    int best = Moves.NONE;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      if (Moves.isPlace(moves[i])) {
        position.play(moves[i]);
        double lead = GreedyPlan.lead(position, mine);
        position.undo();
        if (lead > most) {
          most = lead;
          best = moves[i];
        }
      }
    }
    return best;
  }
}
