package org.hexstones.web.protocol;

import org.hexstones.search.RootStatistics;

/** Questions of the page to the worker. Their numbers rise. */
public sealed interface Question {
  int number();

  /**
   * Find the best move.
   *
   * @param level the computer's level, from 1
   * @param millis how long to think
   * @param ponders whether to continue the search after the answer, for a while or until the next
   *     question
   * @param shares whether other workers get the same question at the same time, so that statistics
   *     are shared as they are found
   */
  record BestMove(
      int number, PlayedGame game, int level, int millis, int seed, boolean ponders, boolean shares)
      implements Question {
    /** The same question with what only the browser has. */
    public BestMove with(int someSeed, boolean several) {
      return new BestMove(number, game, level, millis, someSeed, ponders, several);
    }

    /** The same question for another worker, beside the one whose answer counts. */
    public BestMove beside(int otherSeed) {
      return new BestMove(number, game, level, millis, otherSeed, false, true);
    }
  }

  /**
   * Find the turn that decided a finished game. The answer depends on the game alone.
   *
   * @param player whose turns count; -1 for all players who did not win
   */
  record DecisiveTurn(int number, PlayedGame game, int player) implements Question {}

  /** The statistics of another worker on the same question. */
  record Learn(int number, RootStatistics statistics) implements Question {}

  /** Cancel the question of that number. */
  record Stop(int number) implements Question {}
}
