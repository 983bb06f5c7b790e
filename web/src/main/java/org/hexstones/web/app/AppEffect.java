package org.hexstones.web.app;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.jspecify.annotations.Nullable;

/** Effects of the page as a whole. */
public sealed interface AppEffect extends Effect {
  /** This tab shows no match any more, so that a reload shows the start screen. */
  record LeaveMatch() implements AppEffect {}

  /**
   * The new version takes over, if it has not yet, and this page is loaded again.
   *
   * @param match to be saved first, or null; if saving fails, nothing changes
   */
  record TakeVersion(@Nullable Match match) implements AppEffect {}
}
