package org.hexstones.web.app;

import org.hexstones.game.GameRecord;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.jspecify.annotations.Nullable;

/** Something to be done for the page as a whole. */
public sealed interface AppEffect extends Effect {
  /** This tab shows no match any more, so that a reload shows the start screen. */
  record LeaveMatch() implements AppEffect {}

  /**
   * Show a record on the analysis board, once everything is kept.
   *
   * @param cursor how many moves of its main line are on the board that is shown
   * @param visit whether nothing is kept of it, so that only the address leads back to it
   */
  record Analyse(GameRecord record, int cursor, boolean visit) implements AppEffect {}

  /**
   * The new version takes over, which loads the page anew.
   *
   * @param match to be kept first, or null; where it cannot be kept, all stays as it is
   */
  record TakeVersion(@Nullable Match match) implements AppEffect {}
}
