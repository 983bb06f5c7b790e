package org.hexstones.game;

/**
 * What a game brings beside its rules so that a search, which knows no game, can play it well. Made
 * once for a set-up; holds no state of a position.
 */
public interface SearchKit {
  /** A machine for random games from a position, which it reads and never changes. */
  Playouts playouts(Position position);

  /**
   * Writes the moves that are worth searching and answers how many there are: at least one while
   * the game goes on, all legal. Where stones of a turn may come in any order, one order is enough;
   * of many komi, a few.
   *
   * @param into has room for {@link Position#maxLegalMoves()}
   */
  int candidates(Position position, int[] into);
}
