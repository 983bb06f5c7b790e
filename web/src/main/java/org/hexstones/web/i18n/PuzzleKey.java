package org.hexstones.web.i18n;

/**
 * The keys of the texts without parameters about tasks: puzzles and lessons. The embed needs them
 * too, so they are apart from the page's, because an enum is compiled whole.
 */
public enum PuzzleKey {
  FETCHING,
  NOT_FETCHED,
  FETCH_AGAIN,
  HINT,
  TRY_AGAIN,
  MISSED,
  PUZZLES,
  PUZZLE_DONE,
  PUZZLE_SHOWN,
  SOLUTION,
  TO_WIN
}
