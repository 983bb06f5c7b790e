package org.hexstones.web.app;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.jspecify.annotations.Nullable;

/** Something to be done for the page as a whole. */
public sealed interface AppEffect extends Effect {
  /** This tab shows no match any more, so that a reload shows the start screen. */
  record LeaveMatch() implements AppEffect {}

  /**
   * The new version takes over, which loads the page anew.
   *
   * @param match to be kept first, or null; where it cannot be kept, all stays as it is
   */
  record TakeVersion(@Nullable Match match) implements AppEffect {}
}
