package org.hexstones.web.feature.sharing;

import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Fragment;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** Events of links and files, from the person or the browser. */
public sealed interface SharingEvent extends Event {
  // From the person.

  /** Copy the link to the clipboard. */
  record Copy() implements SharingEvent {}

  /** Show all moves in the link, or those on the board. */
  record ShowAll(boolean all) implements SharingEvent {}

  /**
   * Share the link with the system's share sheet.
   *
   * @param caption what stands below the picture
   */
  record Share(String caption) implements SharingEvent {}

  record Save(FileKind kind, String caption) implements SharingEvent {}

  /** Choose a file and open it. */
  record ChooseFile() implements SharingEvent {}

  record Type(String text) implements SharingEvent {}

  /** Open the typed text. */
  record OpenTyped() implements SharingEvent {}

  /** Accept the other course of the game. */
  record TakeFork() implements SharingEvent {}

  /** Keep the course that is known here. */
  record LeaveFork() implements SharingEvent {}

  /** In a game by link, say which player the person here is. */
  record TakeSeat(int player) implements SharingEvent {}

  // From the browser.

  /** No picture is being drawn. */
  int NOT_DRAWING = -1;

  /**
   * A picture is being drawn.
   *
   * @param thousandths how much of it is done, or {@link #NOT_DRAWING} once it is
   */
  record Drawing(int thousandths) implements SharingEvent {}

  /** The page's address, and whether there is a share sheet. */
  record At(String base, boolean hasSheet) implements SharingEvent {}

  /**
   * A link or file was opened and read.
   *
   * @param isLink whether it was a link and not a file
   * @param seen the stored state of the game here, if it is played by link; or null
   * @param at the number of moves on the board, or negative for all; a game that is played here, or
   *     by link, ignores it
   */
  record Opened(Parsed<GameRecord> read, boolean isLink, @Nullable Match seen, int at)
      implements SharingEvent {
    /** A game that was opened at its end. */
    public Opened(Parsed<GameRecord> read, boolean isLink, @Nullable Match seen) {
      this(read, isLink, seen, Fragment.ALL);
    }
  }

  /**
   * Copying has ended.
   *
   * @param done whether the link is in the clipboard now
   */
  record Copied(boolean done) implements SharingEvent {}

  /** The share sheet has taken the link. */
  record Shared() implements SharingEvent {}

  /** A file could not be saved. */
  record NotSaved() implements SharingEvent {}
}
