package org.hexstones.web.feature.live;

import org.hexstones.game.GameRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.live.Connections;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.live.PeerDescription;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.storage.Lookup;

/** Events of live play, from the person and from the connections. */
public sealed interface LiveEvent extends Event {
  // From the person.

  /** Invite somebody to the match on the board. */
  record Invite() implements LiveEvent {}

  /** The person's name, for the others. */
  record Name(String name) implements LiveEvent {}

  /** Accept the invitation that was opened. */
  record Join() implements LiveEvent {}

  /** A code was pasted, typed, scanned or handed over by another tab. */
  record Code(String text) implements LiveEvent {}

  /** Look with the camera for the code that comes back, or stop that. */
  record Scan(boolean on) implements LiveEvent {}

  /** Copy the code that is shown. */
  record CopyCode() implements LiveEvent {}

  /** End all connections. The game stays. */
  record Leave() implements LiveEvent {}

  /** Play the game on this device alone: nobody is invited any more. */
  record Here() implements LiveEvent {}

  /** Have a seat in which nobody sits taken by somebody here, a computer, or another device. */
  record Fill(int player, Seat seat) implements LiveEvent {}

  /** Look for the code that another device shows after a connection has ended. */
  record Seek() implements LiveEvent {}

  /** Play for a player who is gone; none to watch only. */
  record Choose(int player) implements LiveEvent {}

  /** End all connections and go on by link. */
  record ByLink() implements LiveEvent {}

  /** Offer something to the other players. */
  record Propose(LiveMessage.Proposal kind) implements LiveEvent {}

  /** Answer the offer that is open, or withdraw the own one. */
  record Answer(boolean agreed) implements LiveEvent {}

  /** Bring the games of this device and another one together. */
  record Bring() implements LiveEvent {}

  /** Claim the game of a player whose time has run out without a connection. */
  record ClaimTime() implements LiveEvent {}

  /** Time has passed while a player was absent. */
  record Waited() implements LiveEvent {}

  /**
   * The page was loaded again while devices were to meet.
   *
   * @param meeting the text of {@link LiveRestore}
   * @param held whether another tab holds this meeting, so that this one is a copy of it
   */
  record Restore(String meeting, boolean held) implements LiveEvent {}

  // From the games on their way.

  /** The next piece of the peer's games is needed. */
  record PieceWanted(int connection) implements LiveEvent {}

  /**
   * A piece of the games here was sent.
   *
   * @param share how much was sent, in thousandths
   */
  record PieceSent(int connection, int share) implements LiveEvent {}

  /** All games of the peer are stored here, or as many as came. */
  record Brought(int connection) implements LiveEvent {}

  // From other tabs.

  /** Another tab hands over an answer to the invitation that is shown here. */
  record HandedOver(MeetingCode.Answer answer) implements LiveEvent {}

  /** Whether a tab has taken the answer that was opened here. */
  record Taken(boolean taken) implements LiveEvent {}

  // From the connections.

  record Described(int connection, PeerDescription here) implements LiveEvent {}

  record Opened(int connection) implements LiveEvent {}

  record Received(int connection, String message) implements LiveEvent {}

  record Away(int connection, boolean isAway) implements LiveEvent {}

  record Closed(int connection, Connections.Failure failure) implements LiveEvent {}

  /**
   * The link in a peer's message was read.
   *
   * @param clocks the time of the players, as the peer knows it
   * @param seen the stored state of the game here
   */
  record GameRead(int connection, Parsed<GameRecord> read, Clocks clocks, Lookup<Match> seen)
      implements LiveEvent {}
}
