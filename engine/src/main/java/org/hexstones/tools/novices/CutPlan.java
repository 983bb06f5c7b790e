package org.hexstones.tools.novices;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;

/** Lowers the worst cut of the best own group; of equal cells it takes one beside its stones. */
final class CutPlan implements Plan {
  @Override
  public double liking(Position position, int move) {
    OmnyPosition omny = (OmnyPosition) position;
    int colour = Moves.colour(move);
    int near = neighbours(position, colour, Moves.cell(move));
    omny.play(move);
    double worst = omny.standing(colour).worst();
    omny.undo();
    boolean loses = omny.setup().misere();
    return (loses ? worst : -worst) + (near == 0 ? 0 : 0.5 / near);
  }

  /** The number of own stones around a cell. */
  private static int neighbours(Position position, int colour, int cell) {
    int found = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = position.board().neighbour(cell, d);
      found += next != Board.NO_CELL && position.stoneAt(next) == colour ? 1 : 0;
    }
    return found;
  }
}
