package org.hexstones.web.feature.live;

import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Part;

/** What the messages of a peer change here. */
record LiveReception(Part<LiveState> part, LivePeer peer)
    implements LiveMessage.Handler<Next<Part<LiveState>>> {
  private boolean isHost() {
    return part.state().role() == LiveState.Role.HOST;
  }

  @Override
  public Next<Part<LiveState>> hello(LiveMessage.Hello hello) {
    return Next.of(
        part.with(
            part.state()
                .with(
                    peer.withName(hello.name()).withTakes(hello.version() >= LiveMessage.TAKES))));
  }

  @Override
  public Next<Part<LiveState>> game(LiveMessage.Game game) {
    if (part.state().transfer() != null) {
      return Next.of(part);
    }
    Clocks clocks = LiveClocks.read(game);
    return clocks == null
        ? LivePlay.hostile(part, peer.connection())
        : Next.of(part, new LiveEffect.ReadGame(peer.connection(), game.link(), clocks));
  }

  @Override
  public Next<Part<LiveState>> claim(LiveMessage.Claim claim) {
    return isHost() ? LiveSeats.claimed(part, peer, claim.player()) : Next.of(part);
  }

  @Override
  public Next<Part<LiveState>> take(LiveMessage.Take take) {
    return isHost() ? LiveSeats.took(part, peer, take.players()) : Next.of(part);
  }

  @Override
  public Next<Part<LiveState>> watch() {
    return isHost() ? LiveSeats.watched(part, peer) : Next.of(part);
  }

  @Override
  public Next<Part<LiveState>> seats(LiveMessage.Seats seats) {
    return isHost() ? Next.of(part) : LiveSeats.seated(part, peer, seats);
  }

  @Override
  public Next<Part<LiveState>> propose(LiveMessage.Propose propose) {
    return LiveOffers.proposed(part, peer, propose);
  }

  @Override
  public Next<Part<LiveState>> reply(LiveMessage.Reply reply) {
    return LiveOffers.replied(part, peer, reply);
  }

  @Override
  public Next<Part<LiveState>> want() {
    return LiveLibrary.asked(part, peer);
  }

  @Override
  public Next<Part<LiveState>> piece(LiveMessage.Piece piece) {
    return LiveLibrary.arrived(part, peer, piece);
  }

  @Override
  public Next<Part<LiveState>> brought() {
    return LiveLibrary.sendLibrary(part, peer);
  }

  @Override
  public Next<Part<LiveState>> bye() {
    return LivePlay.lost(part, peer.connection(), false)
        .and(new LiveEffect.Close(peer.connection()));
  }

  @Override
  public Next<Part<LiveState>> unknown() {
    return Next.of(part);
  }
}
