package org.hexstones.web.analysis.insight;

import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/**
 * What happens to what the engine thinks: a person wants something of it, or the worker answers.
 */
public sealed interface InsightEvent extends Event {
  /** The engine is to think, or to leave off. */
  record SwitchOn(boolean on) implements InsightEvent {}

  /** The worth of cells for that colour is shown, or for none. */
  record ShowHeat(int colour) implements InsightEvent {}

  /** So many of the best moves are shown on the board. */
  record ShowHints(int number) implements InsightEvent {}

  // The worker and the browser.

  record Thought(int question, Report report, boolean done) implements InsightEvent {}

  /** The proof that was asked for is had, or given up where it is null. */
  record Proved(int question, @Nullable Solution proof) implements InsightEvent {}

  record Refused(int question) implements InsightEvent {}

  record Failed() implements InsightEvent {}

  /** The tab is not seen any more, or seen again. */
  record Hidden(boolean hidden) implements InsightEvent {}
}
