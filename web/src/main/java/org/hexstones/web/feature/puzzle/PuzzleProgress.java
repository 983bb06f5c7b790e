package org.hexstones.web.feature.puzzle;

import org.hexstones.web.storage.Repetition;

/**
 * A person's progress with the puzzles.
 *
 * @param again what is asked again, and when
 * @param today the day when puzzles were shown last, in days since 1970; 0 before
 * @param zone the zone of the local time then
 * @param questions the number of questions to the worker so far
 */
public record PuzzleProgress(
    SolvedPuzzles solved, Repetition again, int today, int zone, int questions) {
  public static final PuzzleProgress NONE =
      new PuzzleProgress(SolvedPuzzles.NONE, Repetition.NONE, 0, 0, 0);

  public PuzzleProgress withSolved(SolvedPuzzles others) {
    return new PuzzleProgress(others, again, today, zone, questions);
  }

  public PuzzleProgress withAgain(Repetition other) {
    return new PuzzleProgress(solved, other, today, zone, questions);
  }

  /** The progress on another day. */
  public PuzzleProgress on(int day, int inZone) {
    return new PuzzleProgress(solved, again, day, inZone, questions);
  }

  /** The progress after another question to the worker. */
  PuzzleProgress afterQuestion() {
    return new PuzzleProgress(solved, again, today, zone, questions + 1);
  }

  /** The number of daily puzzles in a row, up to today or yesterday. */
  public int streak() {
    return solved.streakOn(today, zone);
  }
}
