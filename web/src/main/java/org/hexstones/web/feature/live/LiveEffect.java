package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.live.PeerDescription;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;

/** Effects of live play. */
public sealed interface LiveEffect extends Effect {
  /**
   * Begins a connection for an invitation.
   *
   * @param server the address of the person's STUN server, or empty
   * @param camera whether to ask for the camera first: while it is on, browsers tell the device's
   *     real addresses, which a peer finds also where it does not find names
   */
  record Offer(int connection, String server, boolean camera) implements LiveEffect {}

  /** Completes the connection of an invitation. */
  record Accept(int connection, PeerDescription peer) implements LiveEffect {}

  /** Begins the connection to the peer that invites. */
  record Join(int connection, PeerDescription peer, String server) implements LiveEffect {}

  record Send(int connection, LiveMessage message) implements LiveEffect {}

  /** Sends the link of a game and its clocks. */
  record SendGame(List<Integer> connections, Match match) implements LiveEffect {
    public SendGame {
      connections = List.copyOf(connections);
    }
  }

  /** Reads the link of a peer's game. */
  record ReadGame(int connection, String link, Clocks clocks) implements LiveEffect {}

  /** Begins to bring the games of the peer here. */
  record Transfer(int connection) implements LiveEffect {}

  /** Sends the next piece of the games here. */
  record SendPiece(int connection) implements LiveEffect {}

  /** Stores the games of a piece. */
  record TakePiece(int connection, LiveMessage.Piece piece) implements LiveEffect {}

  /** No further piece comes. */
  record EndTransfer() implements LiveEffect {}

  /** Looks for a code with the camera, as long as its picture is shown. */
  record Scan() implements LiveEffect {}

  record Close(int connection) implements LiveEffect {}

  /** Hands an answer that was opened in this tab to the tab that waits for it. */
  record HandOver(MeetingCode.Answer answer) implements LiveEffect {}

  /** Reports {@link LiveEvent.Waited} after some milliseconds. */
  record Wait(int millis) implements LiveEffect {}

  /** Shows the state of live play in the page's attributes; empty if there is none. */
  record ShowState(String state) implements LiveEffect {}
}
