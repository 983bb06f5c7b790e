package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessageCodec;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.jspecify.annotations.Nullable;

/** Updates for open connections: who sits where, and the game that all keep alike. */
public final class LivePlay {
  /** A connection is open. Both sides greet; the host sends the game. */
  Next<Part<LiveState>> opened(Part<LiveState> part, LiveEvent.Opened event) {
    LiveState state = part.state();
    if (!LiveUpdate.meets(state.meeting(), event.connection())) {
      return Next.of(part);
    }
    double now = part.session().device().now();
    LiveState joined =
        state.with(LivePeer.of(event.connection(), now)).withMeeting(new Meeting.None());
    List<Effect> effects = new ArrayList<>();
    effects.add(
        new LiveEffect.Send(event.connection(), new LiveMessage.Hello(LiveMessage.VERSION, "")));
    Match match = game(part.session(), joined);
    if (state.role() == LiveState.Role.HOST && match != null) {
      effects.add(new LiveEffect.SendGame(List.of(event.connection()), match.record()));
    }
    return new Next<>(part.with(joined), effects);
  }

  /** The match that is played live, if it is on the board; or null. */
  private static @Nullable Match game(Session session, LiveState state) {
    Match shown = session.shown();
    return shown != null && shown.id().equals(state.game()) ? shown : null;
  }

  Next<Part<LiveState>> received(Part<LiveState> part, LiveEvent.Received event) {
    LiveState state = part.state();
    LivePeer peer = state.peer(event.connection());
    if (peer == null) {
      return Next.of(part);
    }
    LivePeer charged = peer.charged(part.session().device().now());
    LiveMessageCodec.Read read = LiveMessageCodec.read(event.message());
    if (charged.credit() < 0 || read instanceof LiveMessageCodec.Read.Hostile) {
      return hostile(part, event.connection());
    }
    Part<LiveState> counted = part.with(state.with(charged));
    return read instanceof LiveMessageCodec.Read.Known known
        ? message(counted, charged, known.message())
        : Next.of(counted);
  }

  /** A peer that sends what no version sends is disconnected. The game stays. */
  private Next<Part<LiveState>> hostile(Part<LiveState> part, int connection) {
    LiveState state = part.state().withRefused(part.state().refused() + 1);
    Next<Part<LiveState>> lost = lost(part.with(state), connection);
    return lost.and(new LiveEffect.Close(connection));
  }

  private Next<Part<LiveState>> message(Part<LiveState> part, LivePeer peer, LiveMessage message) {
    LiveState state = part.state();
    boolean host = state.role() == LiveState.Role.HOST;
    if (message instanceof LiveMessage.Hello hello) {
      return Next.of(part.with(state.with(peer.withName(hello.name()))));
    }
    if (message instanceof LiveMessage.Game game) {
      return Next.of(part, new LiveEffect.ReadGame(peer.connection(), game.link()));
    }
    if (message instanceof LiveMessage.Claim claim && host) {
      return seat(part, peer, claim.player());
    }
    if (message instanceof LiveMessage.Seats seats && !host) {
      return seated(part, seats);
    }
    if (message instanceof LiveMessage.Bye) {
      return lost(part, peer.connection()).and(new LiveEffect.Close(peer.connection()));
    }
    return Next.of(part);
  }

  /** The host gives a guest the seat that it asks for, or the first that is free. */
  private Next<Part<LiveState>> seat(Part<LiveState> part, LivePeer peer, int asked) {
    LiveState state = part.state();
    Match match = game(part.session(), state);
    if (match == null || peer.player() != LivePeer.NOBODY) {
      return Next.of(part);
    }
    int player = isFree(match, state, asked) ? asked : firstFree(match, state);
    LiveState after = state.with(peer.withPlayer(player));
    return told(part.with(after));
  }

  private static boolean isFree(Match match, LiveState state, int player) {
    return player >= 0
        && player < match.seats().size()
        && match.seats().get(player) == Seat.LINK
        && state.seated(player) == null;
  }

  private static int firstFree(Match match, LiveState state) {
    for (int player = 0; player < match.seats().size(); player++) {
      if (isFree(match, state, player)) {
        return player;
      }
    }
    return LivePeer.NOBODY;
  }

  /** The host tells all guests who sits where, and invites for the next free seat. */
  private Next<Part<LiveState>> told(Part<LiveState> part) {
    LiveState state = part.state();
    Match match = game(part.session(), state);
    if (match == null) {
      return Next.of(part);
    }
    List<Presence> presence = new ArrayList<>();
    for (int player = 0; player < match.seats().size(); player++) {
      presence.add(presence(match, state, player));
    }
    List<Effect> effects = new ArrayList<>();
    for (LivePeer peer : state.peers()) {
      effects.add(
          new LiveEffect.Send(peer.connection(), new LiveMessage.Seats(peer.player(), presence)));
    }
    Part<LiveState> after = part.with(state.withPresence(presence));
    if (firstFree(match, state) == LivePeer.NOBODY) {
      Session session = after.session();
      boolean shown = session.dialog() == Dialog.LIVE;
      return new Next<>(shown ? after.with(session.withDialog(Dialog.NONE)) : after, effects);
    }
    if (!(state.meeting() instanceof Meeting.None)) {
      return new Next<>(after, effects);
    }
    Next<Part<LiveState>> invites = LiveUpdate.invite(after);
    effects.addAll(invites.effects());
    return new Next<>(invites.model(), effects);
  }

  private static Presence presence(Match match, LiveState state, int player) {
    Seat seat = match.seats().get(player);
    if (seat != Seat.LINK) {
      return seat.isComputer() ? Presence.COMPUTER : Presence.HERE;
    }
    LivePeer peer = state.seated(player);
    if (peer != null) {
      return peer.away() ? Presence.AWAY : Presence.HERE;
    }
    boolean wasThere =
        player < state.presence().size() && state.presence().get(player) != Presence.OPEN;
    return wasThere ? Presence.GONE : Presence.OPEN;
  }

  /** The host has said where this device sits. */
  private static Next<Part<LiveState>> seated(Part<LiveState> part, LiveMessage.Seats seats) {
    LiveState state = part.state().withPresence(seats.presence());
    Match match = game(part.session(), state);
    if (match == null || seats.presence().size() != match.seats().size()) {
      return Next.of(part);
    }
    List<Seat> here = new ArrayList<>(Collections.nCopies(match.seats().size(), Seat.LINK));
    if (seats.yours() >= 0) {
      here.set(seats.yours(), Seat.PERSON);
    }
    Session session = part.session();
    Session after = here.equals(match.seats()) ? session : session.withMatch(match.withSeats(here));
    return Next.of(new Part<>(after, state));
  }

  /** A peer's game was read. Moves that go on from here are played; others change nothing. */
  Next<Part<LiveState>> gameRead(Part<LiveState> part, LiveEvent.GameRead event) {
    LiveState state = part.state();
    LivePeer peer = state.peer(event.connection());
    if (peer == null) {
      return Next.of(part);
    }
    if (!(event.read() instanceof Parsed.Ok<GameRecord> ok)) {
      return hostile(part, event.connection());
    }
    GameRecord record = ok.value();
    String id = LinkGame.matchId(record);
    if (id == null) {
      return hostile(part, event.connection());
    }
    if (state.role() == LiveState.Role.GUEST && state.game().isEmpty()) {
      return begun(part, peer, record, id, event.seen());
    }
    Match match = game(part.session(), state);
    return match == null || !match.id().equals(id)
        ? Next.of(part)
        : merged(part, peer, match, record);
  }

  /** A guest shows the game of its host, and asks for its seat. */
  private Next<Part<LiveState>> begun(
      Part<LiveState> part, LivePeer peer, GameRecord record, String id, @Nullable Match seen) {
    Session session = part.session();
    Match known = seen != null && isSame(seen.record(), record) ? seen : null;
    Match match =
        known != null
            ? known
            : Match.begin(id, record, Collections.nCopies(record.setup().players(), Seat.LINK));
    LiveState state = part.state().as(LiveState.Role.GUEST, id);
    Part<LiveState> shown = new Part<>(session.showMatch(match).withoutNotice(), state);
    int mine = Math.max(0, match.seats().indexOf(Seat.PERSON));
    // The host accepts moves only of a seat that it has given.
    Effect claim = new LiveEffect.Send(peer.connection(), new LiveMessage.Claim(mine));
    if (known == null) {
      return Next.of(shown, claim);
    }
    Next<Part<LiveState>> next = merged(shown, peer, match, record);
    List<Effect> effects = new ArrayList<>(List.of(claim));
    effects.addAll(next.effects());
    return new Next<>(next.model(), effects);
  }

  private static boolean isSame(GameRecord one, GameRecord other) {
    return one.setup().equals(other.setup()) && one.start().equals(other.start());
  }

  private Next<Part<LiveState>> merged(
      Part<LiveState> part, LivePeer peer, Match match, GameRecord record) {
    List<Integer> here = match.record().mainLine();
    List<Integer> there = record.mainLine();
    int fork = LinkGame.fork(here, there);
    if (!isSame(match.record(), record) || (fork < here.size() && fork < there.size())) {
      // Another course. Both sides keep their own until their persons choose.
      return Next.of(part);
    }
    if (fork == there.size()) {
      return fork == here.size()
          ? Next.of(part)
          : Next.of(part, new LiveEffect.SendGame(List.of(peer.connection()), match.record()));
    }
    if (!mayPlay(part.state(), peer, match, there, fork)) {
      return hostile(part, peer.connection());
    }
    Match longer = match.at(here.size()).upTo(record);
    return Next.of(part.with(part.session().withMatch(longer.withSent(there.size()))));
  }

  /** Whether all new moves are of players who do not sit here, and at a host of that peer's. */
  private static boolean mayPlay(
      LiveState state, LivePeer peer, Match match, List<Integer> line, int from) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    for (int move : line) {
      int player = LinkGame.playerOf(move, play.mover());
      if (play.size() >= from
          && (match.seats().get(player) != Seat.LINK
              || (state.role() == LiveState.Role.HOST && player != peer.player()))) {
        return false;
      }
      play.play(move);
    }
    return true;
  }

  Next<Part<LiveState>> away(Part<LiveState> part, LiveEvent.Away event) {
    LivePeer peer = part.state().peer(event.connection());
    if (peer == null) {
      return Next.of(part);
    }
    Part<LiveState> after = part.with(part.state().with(peer.withAway(event.isAway())));
    return after.state().role() == LiveState.Role.HOST ? told(after) : Next.of(after);
  }

  /**
   * A connection has ended. A host invites anew at once; a guest becomes the host of what is left.
   */
  Next<Part<LiveState>> lost(Part<LiveState> part, int connection) {
    LiveState state = part.state().without(connection);
    if (state.role() == LiveState.Role.HOST) {
      return told(part.with(state));
    }
    Match match = game(part.session(), state);
    if (match == null) {
      return Next.of(part.with(LiveState.NOTHING.withNext(state.next())));
    }
    List<Presence> presence = new ArrayList<>();
    for (Seat seat : match.seats()) {
      presence.add(seat == Seat.PERSON ? Presence.HERE : Presence.GONE);
    }
    return LiveUpdate.invite(part.with(state.withPresence(presence)));
  }

  /** Sends the game to all peers when a turn is complete, and reports the state. */
  public static Next<Session> follow(LiveState before, Session old, Part<LiveState> part) {
    LiveState state = part.state();
    Next<Session> sent = sent(old, part.session(), state);
    return state.word().equals(before.word())
        ? sent
        : sent.and(new LiveEffect.ShowState(state.word()));
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static Next<Session> sent(Session before, Session after, LiveState state) {
    Match match = game(after, state);
    Match old = before.shown();
    if (match == null
        || !state.isConnected()
        || (old != null && old.record() == match.record() && old.id().equals(match.id()))) {
      return Next.of(after);
    }
    int plies = match.record().mainLine().size();
    if (plies == 0 || match.cursor() < plies || !isTurnComplete(match)) {
      return Next.of(after);
    }
    Session sent = match.sent() < plies ? after.withMatch(match.withSent(plies)) : after;
    return Next.of(sent, new LiveEffect.SendGame(state.connections(), match.record()));
  }

  /** Whether the last move has ended a turn. */
  private static boolean isTurnComplete(Match match) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    int last = Position.NONE;
    for (int move : match.record().mainLine()) {
      last = LinkGame.playerOf(move, play.mover());
      play.play(move);
    }
    return play.mover() != last;
  }
}
