package org.hexstones.web.study.model;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Match;
import org.jspecify.annotations.Nullable;

/** What happens on the analysis board only. */
public sealed interface StudyEvent extends Event.Further {
  // The person.

  record GoTo(NodePath path) implements StudyEvent {}

  record Go(Step step) implements StudyEvent {}

  /** The variation on the board comes first. */
  record Promote() implements StudyEvent {}

  /** The move on the board goes, and what follows it. */
  record Delete() implements StudyEvent {}

  /** Something is said of the move on the board. */
  record Comment(String text) implements StudyEvent {}

  /** Back to where one came from. */
  record Leave() implements StudyEvent {}

  /** A game that begins with the moves up to this one. */
  record PlayFrom() implements StudyEvent {}

  // The browser.

  /**
   * A link was opened.
   *
   * @param kept the study as it lies in the store where the address tells which it is, or null
   */
  record Opened(Parsed<GameRecord> read, @Nullable Match kept) implements StudyEvent {}
}
