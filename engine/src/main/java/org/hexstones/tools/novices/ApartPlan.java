package org.hexstones.tools.novices;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omega.OmegaPosition;

/**
 * Lets the own groups grow to three stones and keeps them apart, and puts a stone of another colour
 * where it joins most of that colour's stones.
 */
final class ApartPlan implements Plan {
  private static final int FULL = 3;

  @Override
  public double liking(Position position, int move) {
    OmegaPosition omega = (OmegaPosition) position;
    int colour = Moves.colour(move);
    int cell = Moves.cell(move);
    int groups = 0;
    int stones = 0;
    int[] seen = new int[Direction.COUNT];
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      int next = omega.board().neighbour(cell, direction);
      boolean joined = next != Board.NO_CELL && omega.stoneAt(next) == colour;
      if (joined && isNew(seen, groups, next, omega)) {
        seen[groups++] = omega.groupAt(next);
        stones += omega.groupSizeAt(next);
      }
    }
    boolean own = colour == omega.colourOf(omega.mover());
    if (!own) {
      return stones;
    }
    boolean grows = groups == 1 && stones < FULL;
    return grows ? stones : -stones;
  }

  private static boolean isNew(int[] seen, int groups, int cell, OmegaPosition omega) {
    for (int i = 0; i < groups; i++) {
      if (seen[i] == omega.groupAt(cell)) {
        return false;
      }
    }
    return true;
  }
}
