package org.hexstones.web.feature.sharing;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** What happens to links and files: a person wants something of them, or the browser tells. */
public sealed interface SharingEvent extends Event {
  // The person.

  /** The link goes to the clipboard. */
  record Copy() implements SharingEvent {}

  /** The link goes to the system's share sheet. */
  record Share() implements SharingEvent {}

  record Save(FileKind kind) implements SharingEvent {}

  /** A file is to be chosen and opened. */
  record ChooseFile() implements SharingEvent {}

  record Type(String text) implements SharingEvent {}

  /** Open what is typed. */
  record OpenTyped() implements SharingEvent {}

  /** The other course of the game is the right one. */
  record TakeFork() implements SharingEvent {}

  /** What is known here is the right one. */
  record LeaveFork() implements SharingEvent {}

  /** In a game by link, the person here is that player. */
  record TakeSeat(int player) implements SharingEvent {}

  // The browser.

  /** Where the page is, and whether there is a share sheet. */
  record At(String base, boolean hasSheet) implements SharingEvent {}

  /**
   * Something was opened; what it says has been read already.
   *
   * @param isLink whether it was a link and not a file
   * @param seen what is kept of the game here, where it is played by link; or null
   */
  record Opened(Parsed<GameRecord> read, boolean isLink, @Nullable Match seen)
      implements SharingEvent {}

  /** Whether the link is in the clipboard now. */
  record Copied(boolean done) implements SharingEvent {}

  /** The share sheet has taken the link. */
  record Shared() implements SharingEvent {}

  /** A file could not be made. */
  record NotSaved() implements SharingEvent {}
}
