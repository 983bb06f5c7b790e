package org.hexstones.game;

import org.jspecify.annotations.Nullable;

/**
 * What a game brings beside its rules so that a search, which knows no game, can play it well. Made
 * once for a set-up; holds no state of a position.
 */
public interface SearchSupport {
  /** A machine for random games from a position, which it reads and never changes. */
  Playouts playouts(Position position);

  /**
   * A machine for random games that know something of good play. The plain ones stay as they are,
   * because players are measured against one that uses them.
   */
  default Playouts informedPlayouts(Position position) {
    return playouts(position);
  }

  /** What can be seen of the moves of a position, or null where the game tells nothing. */
  default @Nullable MoveFeatures moveFeatures(Position position) {
    return null;
  }

  /** How much less a move wins with each unit that its logit is lower, from 0 to 1. */
  default double priorSlope() {
    return 0.05;
  }

  /**
   * Whether a move, which may be made now, is one of the few choices of a game that are like no
   * other move in it. The weakest player too thinks about these and takes the best, no feature
   * speaks of them, and random openings have none. Choices of a side or a komi, unless the game has
   * others.
   */
  default boolean isRareChoice(int move) {
    return Moves.isNegotiation(move);
  }

  /**
   * The rest of a game, for a solver, or null where there is none that it could go through: the
   * game is over, a rare choice is still to be made, or too many cells are free.
   *
   * @param position the ending may use it up: it is played on and taken back at any time
   * @param staying the players who have not left the game, one bit each
   */
  default @Nullable Endgame endgame(Position position, int staying) {
    return null;
  }

  /**
   * Writes the moves that are worth searching and answers how many there are: at least one while
   * the game goes on, all legal. Where stones of a turn may come in any order, one order is enough;
   * of many komi, a few.
   *
   * @param into has room for {@link Position#maxLegalMoves()}
   */
  int candidates(Position position, int[] into);
}
