package org.hexstones.web.feature.puzzle;

import org.hexstones.web.storage.Repetition;

/**
 * A person's progress with the puzzles.
 *
 * @param again what is asked again, and when
 * @param today the day when puzzles were shown last, in days since 1970; 0 before
 */
public record PuzzleProgress(SolvedPuzzles solved, Repetition again, int today) {
  public static final PuzzleProgress NONE =
      new PuzzleProgress(SolvedPuzzles.NONE, Repetition.NONE, 0);

  public PuzzleProgress withSolved(SolvedPuzzles others) {
    return new PuzzleProgress(others, again, today);
  }

  public PuzzleProgress withAgain(Repetition other) {
    return new PuzzleProgress(solved, other, today);
  }

  public PuzzleProgress on(int day) {
    return new PuzzleProgress(solved, again, day);
  }
}
