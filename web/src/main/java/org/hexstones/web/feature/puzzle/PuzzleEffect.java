package org.hexstones.web.feature.puzzle;

import org.hexstones.web.mvu.Effect;

/** Something to be done for puzzles. */
public sealed interface PuzzleEffect extends Effect {
  /** Fetch the puzzles, and tell them as {@link PuzzleEvent.Came}. */
  record FetchPuzzles() implements PuzzleEffect {}
}
