package org.hexstones.web.feature.puzzle;

import org.hexstones.game.GameRecord;
import org.hexstones.web.mvu.Effect;

/** Effects of the puzzles. */
public sealed interface PuzzleEffect extends Effect {
  /** Fetches the puzzles and reports them as {@link PuzzleEvent.Came}. */
  record FetchPuzzles() implements PuzzleEffect {}

  /**
   * Asks what can be proved of the position at the end of a record.
   *
   * @param plies the number of moves of an answer; 0 for who wins, and how
   */
  record Prove(int question, GameRecord record, int plies) implements PuzzleEffect {}

  /** Sends a text without a link of its own: by the system's share sheet, or to the clipboard. */
  record Send(String text) implements PuzzleEffect {}
}
