package org.hexstones.web.feature.puzzle;

import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** What happens to puzzles. */
public sealed interface PuzzleEvent extends Event {
  // The person.

  record Hint() implements PuzzleEvent {}

  /** Once more from the beginning. */
  record Again() implements PuzzleEvent {}

  record Leave() implements PuzzleEvent {}

  /** The link to it goes to the clipboard. */
  record CopyLink() implements PuzzleEvent {}

  // The browser.

  /**
   * The list of puzzles.
   *
   * @param list null where it could not be fetched
   * @param today in days since 1970, by the clock of the place
   * @param solved what is kept of those solved, or empty
   */
  record Came(@Nullable String list, int today, String solved) implements PuzzleEvent {}
}
