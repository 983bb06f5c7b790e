package org.hexstones.tools.novices;

import org.hexstones.game.Position;
import org.hexstones.omega.OmegaPosition;

/** Compares the products as they are right after a stone. */
final class GreedyPlan implements Plan {
  @Override
  public double liking(Position position, int move) {
    int mine = position.colourOf(position.mover());
    position.play(move);
    double lead = lead((OmegaPosition) position, mine);
    position.undo();
    return lead;
  }

  /** How far a colour's product is ahead of the largest other one, as a logarithm. */
  static double lead(OmegaPosition position, int mine) {
    double other = Double.NEGATIVE_INFINITY;
    for (int colour = 0; colour < position.setup().players(); colour++) {
      other = colour == mine ? other : Math.max(other, position.logScore(colour));
    }
    return position.logScore(mine) - other;
  }
}
