package org.hexstones.web.analysis.review;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.mvu.Effect;

/** What is to be asked of the workers that review. */
public sealed interface ReviewEffect extends Effect {
  /**
   * A worker is to look at some turns of a line of moves.
   *
   * @param worker which one, from 0
   * @param record brings the set-up and the stones at the start
   * @param first the first turn, from 0
   * @param end the first that is not looked at
   * @param iterations how much is thought at each turn
   * @param millis how long at most
   */
  record Ask(
      int number,
      int worker,
      GameRecord record,
      List<Integer> line,
      int first,
      int end,
      int iterations,
      int millis)
      implements ReviewEffect {
    public Ask {
      line = List.copyOf(line);
    }
  }

  /** The answer to the question of that number is no longer wanted. */
  record Stop(int number, int worker) implements ReviewEffect {}
}
