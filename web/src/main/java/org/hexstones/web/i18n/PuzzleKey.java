package org.hexstones.web.i18n;

/**
 * The keys of the texts about tasks, in puzzles and lessons, that embeds show too: they load all of
 * these.
 */
public enum PuzzleKey implements MessageKey {
  FETCHING,
  NOT_FETCHED,
  FETCH_AGAIN,
  HINT,
  TRY_AGAIN,
  MISSED,
  /** A single stone that misses the goal of a step. */
  MISSED_AT,
  PUZZLES,
  PUZZLE_DONE,
  PUZZLE_SHOWN,
  /** The answer of a puzzle whose maker may have overlooked another one. */
  MEANT_DONE,
  MEANT_SHOWN,
  SOLUTION,
  TO_WIN,
  /**
   * The task: a turn of that colour after which its win is certain; the stones to place, and what
   * the colour has to reach.
   */
  ASK_WIN,
  ASK_SCORE,
  ASK_CELL,
  /** A stone of a turn and the one after it. */
  THEN_STONE,
  /** The grade of a puzzle, and the hardest grade. */
  GRADE,
  /** The stone that a press places. */
  NEXT_STONE,
  HINT_LINE,
  HINT_CELL;

  @Override
  public String key() {
    return "PuzzleKey." + name();
  }
}
