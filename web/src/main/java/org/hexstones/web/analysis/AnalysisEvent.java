package org.hexstones.web.analysis;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** What happens on the analysis board only. */
public sealed interface AnalysisEvent extends Event {
  // The person.

  record GoTo(NodePath path) implements AnalysisEvent {}

  record Go(Step step) implements AnalysisEvent {}

  /** The variation on the board comes first. */
  record Promote() implements AnalysisEvent {}

  /** The move on the board goes, and what follows it. */
  record Delete() implements AnalysisEvent {}

  /** Something is said of the move on the board. */
  record Comment(String text) implements AnalysisEvent {}

  /** Back to where one came from. */
  record Leave() implements AnalysisEvent {}

  /** A game that begins with the moves up to this one. */
  record PlayFrom() implements AnalysisEvent {}

  // The browser.

  /**
   * A link was opened.
   *
   * @param kept the study as it lies in the store where the address tells which it is, or null
   */
  record Opened(Parsed<GameRecord> read, @Nullable Match kept) implements AnalysisEvent {}
}
