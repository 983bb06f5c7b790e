package org.hexstones.game;

import org.hexstones.patterns.WeightText;
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

  /** What the features are worth, as {@link WeightText}; empty where nothing was learnt. */
  default String moveWeights() {
    return "";
  }

  /** How much less a move wins with each unit that its logit is lower, from 0 to 1. */
  default double priorSlope() {
    return 0.05;
  }

  /**
   * The rest of a game, for a solver, or null where there is none that it could go through: the
   * game is over, more is still to be chosen than cells, or too many cells are free.
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
