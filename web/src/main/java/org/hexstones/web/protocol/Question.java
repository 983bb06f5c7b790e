package org.hexstones.web.protocol;

import org.hexstones.search.RootStatistics;

/** What the page says to the worker. Numbers of questions rise. */
public sealed interface Question {
  int number();

  /**
   * Which move is best?
   *
   * @param level the computer's level, from 1
   * @param millis how long to think
   * @param ponders whether to think on after the answer, about what may follow it, for a while or
   *     until something else is asked
   * @param shares whether others are asked the same at the same time: what is found is told then,
   *     as it is found
   */
  record BestMove(
      int number, PlayedGame game, int level, int millis, int seed, boolean ponders, boolean shares)
      implements Question {
    /** The same asked of another, beside the one whose answer counts. */
    public BestMove beside(int otherSeed) {
      return new BestMove(number, game, level, millis, otherSeed, false, true);
    }
  }

  /** What another has found who was asked the same. */
  record Learn(int number, RootStatistics statistics) implements Question {}

  /** The answer to the question of that number is no longer wanted. */
  record Stop(int number) implements Question {}
}
