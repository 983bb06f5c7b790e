package org.hexstones.web.analysis.review;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.mvu.Effect;

/** Effects on the workers that review. */
public sealed interface ReviewEffect extends Effect {
  /**
   * Asks a worker to review some turns of a line of moves.
   *
   * @param worker the worker's index, from 0
   * @param record the record with the set-up and the stones at the start
   * @param first the first turn, from 0
   * @param end the turn after the last one
   * @param iterations the iterations for each turn
   */
  record Ask(
      int number,
      int worker,
      GameRecord record,
      List<Integer> line,
      int first,
      int end,
      int iterations)
      implements ReviewEffect {
    public Ask {
      line = List.copyOf(line);
    }
  }

  /** Notes whether a better turn was found in the position after so many moves of the main line. */
  record Practised(GameRecord record, int plies, boolean right) implements ReviewEffect {}

  /** Cancels the question of that number. */
  record Stop(int number, int worker) implements ReviewEffect {}
}
