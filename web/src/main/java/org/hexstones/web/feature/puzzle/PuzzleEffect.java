package org.hexstones.web.feature.puzzle;

import org.hexstones.web.mvu.Effect;

/** Effects of the puzzles. */
public sealed interface PuzzleEffect extends Effect {
  /** Fetches the puzzles and reports them as {@link PuzzleEvent.Came}. */
  record FetchPuzzles() implements PuzzleEffect {}
}
