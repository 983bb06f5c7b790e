package org.hexstones.web.wire;

import java.util.List;

/** What the page says to the worker. Numbers of questions rise. */
public sealed interface Question {
  int number();

  /**
   * Which move is best?
   *
   * @param setup the set-up's text
   * @param start the stones on the board at the start, as moves
   * @param toMove the colour that moved first, or -1 for the game's own
   * @param moves the moves so far
   * @param level the computer's level, from 1
   * @param millis how long to think
   * @param ponders whether to think on after the answer, about what may follow it, for a while or
   *     until something else is asked
   */
  record BestMove(
      int number,
      String setup,
      List<Integer> start,
      int toMove,
      List<Integer> moves,
      int level,
      int millis,
      int seed,
      boolean ponders)
      implements Question {
    public BestMove {
      start = List.copyOf(start);
      moves = List.copyOf(moves);
    }
  }

  /** The answer to the question of that number is no longer wanted. */
  record Stop(int number) implements Question {}
}
