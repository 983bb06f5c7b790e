package org.hexstones.search;

import org.hexstones.game.Play;
import org.hexstones.game.Position;

/**
 * A search for the best move of a game. The caller runs it in steps, and may ask for the best move
 * at any time. It allocates bounded memory, and follows the game on a position of its own.
 */
public interface Search {
  /**
   * Goes to the present position of a game. If this follows from the position that was searched
   * last, the results for it are kept.
   */
  void follow(Play play);

  /** Makes a legal move of the game, and keeps the results for the position after it. */
  void advance(int move);

  /** The position that is searched. Callers must not change it. */
  Position position();

  /**
   * Makes at most this number of iterations, fewer if the winner is certain.
   *
   * @return whether more iterations could change the best move; false if there is only one move, or
   *     everything is known
   */
  boolean run(int iterations);

  /**
   * The best move so far, or {@link org.hexstones.game.Moves#NONE} if the game is over. It is legal
   * even before the first iteration.
   */
  int bestMove();

  /** The best moves, at most {@code lines} of them; more only after {@link #proveEveryMove}. */
  Report report(int lines);

  /**
   * Begins to record statistics of playouts ({@link Report#playoutStatistics}). This costs a few
   * percent of the speed. Searches without playouts ignore it.
   */
  default void recordPlayouts() {}

  /**
   * From now on {@link #run} goes on after the solver has proved the result, until the result of
   * every move is proved, and then {@link #report} has a line for every move. Searches without a
   * solver ignore it.
   */
  default void proveEveryMove() {}

  /**
   * The statistics of the moves at the present position since the last call, without those from
   * {@link #learn}; empty at the first call for a position. Searches that share no statistics
   * return {@link RootStatistics#NONE}.
   */
  default RootStatistics news() {
    return RootStatistics.NONE;
  }

  /** Adds the statistics of another search of the same player at the same position. */
  default void learn(RootStatistics statistics) {}
}
