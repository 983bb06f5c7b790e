package org.hexstones.web.app;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.EarlyMoves;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Address;
import org.jspecify.annotations.Nullable;

/** Events of the start, the address and the history of the page. */
sealed interface OpeningEvent extends Event {
  /**
   * The present entry of the tab's history.
   *
   * @param fragment with its sign; empty if there is none
   * @param match the identifier of the match whose link the fragment is; empty if unknown
   * @param isKept whether the fragment was not understood, and stays
   */
  record Entry(String fragment, String match, boolean isKept) {}

  /**
   * What the page begins with.
   *
   * @param wasShown whether the tab was showing the match that was left
   * @param early the moves of the first program, or null if it has shown no board
   * @param offered the game of its board where the address asks for none
   * @param draft the unfinished draft of the tab, as text; empty if there is none
   * @param meeting the meeting of the tab, as text; empty if there is none
   */
  record Arrival(
      Entry entry,
      boolean wasShown,
      @Nullable EarlyMoves early,
      GameForm offered,
      String draft,
      String meeting) {}

  /** It is known which match was left. */
  record Resumed(Arrival arrival) implements OpeningEvent {}

  /**
   * The match that was left, or what the address asks for, is shown, but for a link.
   *
   * @param asked what the address asks for
   * @param opens whether the address decides, and not what was left
   */
  record Greeted(Arrival arrival, Address asked, boolean opens) implements OpeningEvent {}

  /** What the page begins with is there, or the reason why it is not. */
  record Opened() implements OpeningEvent {}

  /**
   * The link of the address was read.
   *
   * @param seen the stored state of its game, or null
   * @param at the number of moves on the board, or negative for all
   */
  record LinkRead(Parsed<GameRecord> read, @Nullable Match seen, int at) implements OpeningEvent {}

  /**
   * The fragment of the address has changed.
   *
   * @param isOwn whether the page has made the entry, so that no person has typed it
   */
  record AddressChanged(Entry entry, boolean isOwn) implements OpeningEvent {}

  /** The browser went back, past the entry of the topmost screen. */
  record WentBack() implements OpeningEvent {}

  /** The browser went forward to a deeper entry. */
  record WentForward(Entry entry) implements OpeningEvent {}

  /** The browser went to an entry that is as deep as the one before. */
  record WentAcross(Entry entry) implements OpeningEvent {}
}
