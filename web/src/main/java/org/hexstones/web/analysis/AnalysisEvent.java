package org.hexstones.web.analysis;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** How a study comes to the analysis board, and how a person leaves it. */
public sealed interface AnalysisEvent extends Event {
  /**
   * A link was opened.
   *
   * @param kept the study as it lies in the store where the address tells which it is, or null
   */
  record Opened(Parsed<GameRecord> read, @Nullable Match kept) implements AnalysisEvent {}

  /** Back to where one came from. */
  record Leave() implements AnalysisEvent {}

  /** A game that begins with the moves up to this one. */
  record PlayFrom() implements AnalysisEvent {}
}
