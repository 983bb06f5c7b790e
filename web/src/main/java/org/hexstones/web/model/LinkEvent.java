package org.hexstones.web.model;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/** What happens to links and files: a person wants something of them, or the browser tells. */
public sealed interface LinkEvent {
  // The person.

  /** The link goes to the clipboard. */
  record Copy() implements LinkEvent {}

  /** The link to a puzzle goes to the clipboard. */
  record CopyPuzzle(int number) implements LinkEvent {}

  /** The link goes to the system's share sheet. */
  record Share() implements LinkEvent {}

  record Save(FileKind kind) implements LinkEvent {}

  /** A file is to be chosen and opened. */
  record ChooseFile() implements LinkEvent {}

  record Type(String text) implements LinkEvent {}

  /** Open what is typed. */
  record OpenTyped() implements LinkEvent {}

  /** A game goes to the analysis board. */
  record Analyse(GameRecord record) implements LinkEvent {}

  /** The other course of the game is the right one. */
  record TakeFork() implements LinkEvent {}

  /** What is known here is the right one. */
  record LeaveFork() implements LinkEvent {}

  /** In a game by link, the person here is that player. */
  record TakeSeat(int player) implements LinkEvent {}

  // The browser.

  /** Where the page is, and whether there is a share sheet. */
  record At(String base, boolean hasSheet) implements LinkEvent {}

  /**
   * Something was opened; what it says has been read already.
   *
   * @param isLink whether it was a link and not a file
   * @param seen what is kept of the game here, where it is played by link; or null
   */
  record Opened(Parsed<GameRecord> read, boolean isLink, @Nullable Match seen)
      implements LinkEvent {}

  /** Whether the link is in the clipboard now. */
  record Copied(boolean done) implements LinkEvent {}

  /** The share sheet has taken the link. */
  record Shared() implements LinkEvent {}

  /** A file could not be made. */
  record NotSaved() implements LinkEvent {}
}
