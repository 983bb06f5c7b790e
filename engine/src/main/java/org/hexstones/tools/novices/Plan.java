package org.hexstones.tools.novices;

import org.hexstones.game.Position;

/** What a novice looks at before each stone. */
interface Plan {
  /**
   * How much the mover likes a move, compared with the other legal moves of the position. Of equal
   * ones the novice takes any.
   *
   * @param position the plan may play on it and must take back what it played
   * @param move a stone
   */
  double liking(Position position, int move);
}
