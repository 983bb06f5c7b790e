package org.hexstones.web.feature.puzzle;

import org.hexstones.web.storage.Repetition;

/**
 * A person's progress with the puzzles.
 *
 * @param again what is asked again, and when
 * @param today the day when puzzles were shown last, in days since 1970; 0 before
 * @param zone the zone of the local time then
 */
public record PuzzleProgress(SolvedPuzzles solved, Repetition again, int today, int zone) {
  public static final PuzzleProgress NONE =
      new PuzzleProgress(SolvedPuzzles.NONE, Repetition.NONE, 0, 0);

  public PuzzleProgress withSolved(SolvedPuzzles others) {
    return new PuzzleProgress(others, again, today, zone);
  }

  public PuzzleProgress withAgain(Repetition other) {
    return new PuzzleProgress(solved, other, today, zone);
  }

  /** The progress on another day. */
  public PuzzleProgress on(int day, int inZone) {
    return new PuzzleProgress(solved, again, day, inZone);
  }

  /** The number of daily puzzles in a row, up to today or yesterday. */
  public int streak() {
    return solved.streakOn(today, zone);
  }
}
