package org.hexstones.web.analysis.insight;

import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** Events of the engine's analysis, from the person or the worker. */
public sealed interface InsightEvent extends Event {
  /** Switch the analysis on or off. */
  record SwitchOn(boolean on) implements InsightEvent {}

  /** Show the values of cells for that colour, or for none. */
  record ShowHeat(int colour) implements InsightEvent {}

  /** Show so many of the best moves on the board. */
  record ShowHints(int number) implements InsightEvent {}

  // From the worker and the browser.

  record Thought(int question, Report report, boolean done) implements InsightEvent {}

  /** The proof was found, or given up if it is null. */
  record Proved(int question, @Nullable Solution proof) implements InsightEvent {}

  record Refused(int question) implements InsightEvent {}

  record Failed() implements InsightEvent {}

  /** The tab became hidden or visible. */
  record Hidden(boolean hidden) implements InsightEvent {}
}
