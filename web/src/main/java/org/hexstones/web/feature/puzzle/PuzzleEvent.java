package org.hexstones.web.feature.puzzle;

import org.hexstones.web.mvu.Event;
import org.hexstones.web.protocol.ProofAnswer;
import org.jspecify.annotations.Nullable;

/** Events of the puzzles. */
public sealed interface PuzzleEvent extends Event {
  // From the person.

  record Hint() implements PuzzleEvent {}

  /** Restart the puzzle. */
  record Again() implements PuzzleEvent {}

  /** Show the answer on the board. */
  record Solution() implements PuzzleEvent {}

  record Leave() implements PuzzleEvent {}

  /** Copy the puzzle's link to the clipboard. */
  record CopyLink() implements PuzzleEvent {}

  /** Show so many moves of best play after those that were made. */
  record ShowLine(int moves) implements PuzzleEvent {}

  /** Send the result of a daily puzzle. */
  record SendResult(String text) implements PuzzleEvent {}

  // From the browser and the worker.

  record Proved(ProofAnswer answer) implements PuzzleEvent {}

  /** The worker has failed. */
  record NotProved() implements PuzzleEvent {}

  /**
   * The list of puzzles has arrived.
   *
   * @param list null if it could not be fetched
   * @param today the day by local time, in days since 1970
   * @param zone the zone of the local time, as {@link SolvedPuzzles} has it; 0 if unknown
   * @param solved the stored text of the solved puzzles, or empty
   */
  record Came(@Nullable String list, int today, int zone, String solved) implements PuzzleEvent {
    /** A list where nobody counts the days. */
    public Came(@Nullable String list, int today, String solved) {
      this(list, today, 0, solved);
    }
  }
}
