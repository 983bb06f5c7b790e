package org.hexstones.search;

import org.hexstones.game.Play;
import org.hexstones.game.Position;

/**
 * A player thinking about a game, as long as the caller lets it: it can be asked for its best move
 * at any time. Its memory is taken once and bounded. It follows the game on a position of its own.
 */
public interface Search {
  /**
   * Turns to the present position of a game. What is known is kept where the game has gone on from
   * the position that was searched last.
   */
  void follow(Play play);

  /** Goes one legal move on, and keeps what is known of the position after it. */
  void advance(int move);

  /** The position that is searched; to be read only. */
  Position position();

  /**
   * Makes up to so many iterations; fewer where the winner is certain.
   *
   * @return whether more of them could change the best move: false where there is no choice, or
   *     nothing left to find out
   */
  boolean run(int iterations);

  /**
   * The best move found so far, or {@link org.hexstones.game.Moves#NONE} when the game is over. It
   * is legal even before the first iteration.
   */
  int bestMove();

  /** The best moves, at most {@code lines} of them. */
  Report report(int lines);

  /**
   * From now on also takes down what random games tell ({@link Report#playoutStatistics}). That
   * costs a few hundredths of its speed; searches that play no random games, or tell nothing of
   * them, ignore it.
   */
  default void recordPlayouts() {}

  /**
   * What has been found out of the moves here since the last time that this was asked, without what
   * was learnt from others; nothing the first time at a position. Searches that tell nothing answer
   * nothing.
   */
  default RootStatistics news() {
    return RootStatistics.NONE;
  }

  /** Adds to what it knows what another search of the same player has found out here. */
  default void learn(RootStatistics statistics) {}
}
