package org.hexstones.web.wire;

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
   */
  record BestMove(int number, PlayedGame game, int level, int millis, int seed, boolean ponders)
      implements Question {}

  /** The answer to the question of that number is no longer wanted. */
  record Stop(int number) implements Question {}
}
