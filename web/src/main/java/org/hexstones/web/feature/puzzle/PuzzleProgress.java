package org.hexstones.web.feature.puzzle;

/**
 * A person's progress with the puzzles.
 *
 * @param today the day when puzzles were shown last, in days since 1970; 0 before
 */
public record PuzzleProgress(SolvedPuzzles solved, int today) {
  public static final PuzzleProgress NONE = new PuzzleProgress(SolvedPuzzles.NONE, 0);

  public PuzzleProgress withSolved(SolvedPuzzles others) {
    return new PuzzleProgress(others, today);
  }

  public PuzzleProgress on(int day) {
    return new PuzzleProgress(solved, day);
  }
}
