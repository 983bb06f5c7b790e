package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Part;

/** Brings the games of two devices of one person together. */
final class LiveLibrary {
  private LiveLibrary() {}

  /**
   * Shows an invitation to bring games together. It ends no live game.
   *
   * @param pressed whether the person has just asked for it
   */
  static Next<Part<LiveState>> invite(Part<LiveState> part, boolean pressed) {
    LiveState state = part.state();
    if (state.isConnected()) {
      return Next.of(part);
    }
    int connection = state.next();
    LiveState invites =
        state
            .ended()
            .as(LiveState.Role.HOST, "")
            .withTransfer(LiveTransfer.BEGUN)
            .withNext(connection + 1)
            .withMeeting(new Meeting.Preparing(connection, null));
    Next<Part<LiveState>> next =
        Next.of(
            new Part<>(part.session().withDialog(Dialog.LIVE), invites),
            LiveUpdate.offer(part.session(), connection, pressed));
    int pending = state.meeting().connection();
    return pending == 0 ? next : next.and(new LiveEffect.Close(pending));
  }

  /** The games here are to be joined by the next piece. */
  static Next<Part<LiveState>> wanted(Part<LiveState> part, LiveEvent.PieceWanted event) {
    LiveTransfer transfer = part.state().transfer();
    return transfer == null || part.state().peer(event.connection()) == null
        ? Next.of(part)
        : Next.of(
            part.with(part.state().withTransfer(transfer.withAsked())),
            new LiveEffect.Send(event.connection(), new LiveMessage.Want()));
  }

  static Part<LiveState> sent(Part<LiveState> part, LiveEvent.PieceSent event) {
    LiveTransfer transfer = part.state().transfer();
    return transfer == null || part.state().peer(event.connection()) == null
        ? part
        : part.with(part.state().withTransfer(transfer.sent(event.share())));
  }

  /** The peer asks for a piece. Pieces cost no credit: there are only so many. */
  static Next<Part<LiveState>> asked(Part<LiveState> part, LivePeer peer) {
    LiveTransfer transfer = part.state().transfer();
    if (transfer == null) {
      return Next.of(part);
    }
    boolean free = transfer.out() < LiveTransfer.WHOLE;
    return Next.of(
        free
            ? part.with(part.state().with(peer.refunded(new LiveMessage.Want().text().length())))
            : part,
        new LiveEffect.SendPiece(peer.connection()));
  }

  /** A piece has arrived. One that was not asked for costs, and is dropped. */
  static Next<Part<LiveState>> arrived(
      Part<LiveState> part, LivePeer peer, LiveMessage.Piece piece) {
    LiveTransfer transfer = part.state().transfer();
    if (transfer == null || !transfer.asked()) {
      return Next.of(part);
    }
    LiveTransfer after = transfer.received(piece.share());
    return after.isTooLarge()
        ? LivePlay.hostile(part, peer.connection())
        : Next.of(
            part.with(part.state().with(peer.refunded(piece.text().length())).withTransfer(after)),
            new LiveEffect.TakePiece(peer.connection(), piece));
  }

  /** All games of the peer are stored here. */
  static Next<Part<LiveState>> complete(Part<LiveState> part, LiveEvent.Brought event) {
    LiveTransfer transfer = part.state().transfer();
    return transfer == null || part.state().peer(event.connection()) == null
        ? Next.of(part)
        : ended(part, event.connection(), transfer.withHere(), new LiveMessage.Brought());
  }

  /** The peer has stored all games of this device. */
  static Next<Part<LiveState>> sendLibrary(Part<LiveState> part, LivePeer peer) {
    LiveTransfer transfer = part.state().transfer();
    return transfer == null || transfer.out() < LiveTransfer.WHOLE
        ? Next.of(part)
        : ended(part, peer.connection(), transfer.withThere());
  }

  private static Next<Part<LiveState>> ended(
      Part<LiveState> part, int connection, LiveTransfer transfer, LiveMessage... says) {
    LiveState state = part.state();
    LiveState after = transfer.isDone() ? state.ended() : state;
    Next<Part<LiveState>> next = Next.of(part.with(after.withTransfer(transfer)));
    for (LiveMessage one : List.of(says)) {
      next = next.and(new LiveEffect.Send(connection, one));
    }
    return transfer.isDone() ? next.and(new LiveEffect.Close(connection)) : next;
  }

  /** The connection has ended. What has arrived is stored. */
  static Next<Part<LiveState>> lost(Part<LiveState> part, LiveTransfer transfer) {
    return Next.of(
        part.with(part.state().ended().withTransfer(transfer.withCut())),
        new LiveEffect.EndTransfer());
  }
}
