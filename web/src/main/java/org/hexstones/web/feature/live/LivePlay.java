package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessageCodec;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Notice;
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
    List<Integer> device =
        state.meeting() instanceof Meeting.Connecting connecting ? connecting.device() : List.of();
    LiveState joined =
        state.with(LivePeer.of(event.connection(), device, now)).withMeeting(new Meeting.None());
    List<Effect> effects = new ArrayList<>();
    String name = PlayerNames.clean(part.session().form().names().get(0));
    effects.add(
        new LiveEffect.Send(event.connection(), new LiveMessage.Hello(LiveMessage.VERSION, name)));
    Match match = game(part.session(), joined);
    if (state.role() == LiveState.Role.HOST && match != null) {
      effects.add(new LiveEffect.SendGame(List.of(event.connection()), whole(match)));
    }
    return new Next<>(part.with(joined), effects);
  }

  /** The match that is played live, if it is on the board; or null. */
  static @Nullable Match game(Session session, LiveState state) {
    Match shown = session.shown();
    return shown != null && shown.id().equals(state.game()) ? shown : null;
  }

  /** The match on the board, where there is one. */
  static Match shown(Part<LiveState> part) {
    return Objects.requireNonNull(part.session().shown());
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
      Clocks clocks = LiveClocks.read(game);
      return clocks == null
          ? hostile(part, peer.connection())
          : Next.of(part, new LiveEffect.ReadGame(peer.connection(), game.link(), clocks));
    }
    if (message instanceof LiveMessage.Claim claim && host) {
      return seat(part, peer, claim.player());
    }
    if (message instanceof LiveMessage.Seats seats && !host) {
      return seated(part, seats);
    }
    if (message instanceof LiveMessage.Propose propose) {
      return LiveOffers.proposed(part, peer, propose);
    }
    if (message instanceof LiveMessage.Reply reply) {
      return LiveOffers.replied(part, peer, reply);
    }
    if (message instanceof LiveMessage.Bye) {
      return lost(part, peer.connection(), false).and(new LiveEffect.Close(peer.connection()));
    }
    return Next.of(part);
  }

  /** The host gives a guest the seat that it asks for, or the first that is free. */
  private Next<Part<LiveState>> seat(Part<LiveState> part, LivePeer peer, int asked) {
    LiveState state = part.state();
    Match match = game(part.session(), state);
    if (match == null) {
      return Next.of(part);
    }
    if (peer.player() != LivePeer.NOBODY) {
      // It has a seat, and keeps it.
      return told(part);
    }
    int player = seatOf(match, state, peer, asked);
    LiveState after = state.with(peer.withPlayer(player));
    Session session = part.session().withNotice(Notice.Kind.PEER_HERE);
    String name = PlayerNames.clean(peer.name());
    if (player == LivePeer.NOBODY
        || name.isEmpty()
        || name.equals(PlayerNames.of(match.record(), player))) {
      return told(new Part<>(session, after));
    }
    Match named = match.withTags(PlayerNames.with(match.record().tags(), player, name));
    return told(new Part<>(session.withMatch(named), after))
        .and(new LiveEffect.SendGame(after.connections(), whole(named)));
  }

  /**
   * The seat for a device: the one that it had before; else the one that it asks for, unless that
   * belongs to another device and there is one that nobody has had.
   */
  private static int seatOf(Match match, LiveState state, LivePeer peer, int asked) {
    LiveState reserved = state;
    for (LivePeer one : state.gone()) {
      if (one.device().equals(peer.device()) && isFree(match, state, one.player())) {
        return one.player();
      }
      reserved = state.seated(one.player()) == null ? reserved.with(one) : reserved;
    }
    for (LiveState with : List.of(reserved, state)) {
      if (isFree(match, with, asked)) {
        return asked;
      }
      if (firstFree(match, with) != LivePeer.NOBODY) {
        return firstFree(match, with);
      }
    }
    return LivePeer.NOBODY;
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
  static Next<Part<LiveState>> told(Part<LiveState> part) {
    return told(part, true);
  }

  private static Next<Part<LiveState>> told(Part<LiveState> part, boolean invites) {
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
      int pending = LiveUpdate.connectionOf(state.meeting());
      if (pending > 0) {
        // Nobody else is awaited.
        effects.add(new LiveEffect.Close(pending));
        after = after.with(after.state().withMeeting(new Meeting.None()));
      }
      return new Next<>(shown ? after.with(session.withDialog(Dialog.NONE)) : after, effects);
    }
    if (!invites || !(state.meeting() instanceof Meeting.None)) {
      return new Next<>(after, effects);
    }
    Next<Part<LiveState>> invited = LiveUpdate.invite(after);
    effects.addAll(invited.effects());
    return new Next<>(invited.model(), effects);
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
    if (id == null || !LiveClocks.isPossible(event.clocks(), record)) {
      return hostile(part, event.connection());
    }
    if (state.role() == LiveState.Role.GUEST && state.game().isEmpty()) {
      return begun(part, peer, record, id, event);
    }
    Match match = game(part.session(), state);
    if (match == null) {
      return Next.of(part);
    }
    return match.id().equals(id)
        ? merged(part, peer, match, record, event.clocks())
        : again(part, peer, match, record, id, event.clocks());
  }

  /** A guest shows the game of its host, and asks for its seat. */
  private Next<Part<LiveState>> begun(
      Part<LiveState> part, LivePeer peer, GameRecord record, String id, LiveEvent.GameRead read) {
    Session session = part.session();
    Match seen = read.seen();
    Match known = seen != null && isSame(seen.record(), record) ? seen : null;
    Match match =
        known != null
            ? known
            : Match.begin(id, record, Collections.nCopies(record.setup().players(), Seat.LINK))
                .withClocks(read.clocks());
    LiveState state = part.state().as(LiveState.Role.GUEST, id);
    Part<LiveState> shown = new Part<>(session.showMatch(match).withoutNotice(), state);
    int mine = Math.max(0, match.seats().indexOf(Seat.PERSON));
    // The host accepts moves only of a seat that it has given.
    Effect claim = new LiveEffect.Send(peer.connection(), new LiveMessage.Claim(mine));
    if (known == null) {
      return Next.of(shown, claim);
    }
    Next<Part<LiveState>> next = merged(shown, peer, match, record, read.clocks());
    List<Effect> effects = new ArrayList<>(List.of(claim));
    effects.addAll(next.effects());
    return new Next<>(next.model(), effects);
  }

  /** The host has begun the game to which all have agreed. */
  private static Next<Part<LiveState>> again(
      Part<LiveState> part,
      LivePeer peer,
      Match match,
      GameRecord record,
      String id,
      Clocks clocks) {
    LiveState state = part.state();
    LiveOffer offer = state.offer();
    if (state.role() != LiveState.Role.GUEST
        || offer == null
        || !offer.agreed()
        || offer.kind() != LiveMessage.Proposal.REMATCH
        || !isSame(match.record(), record)) {
      return Next.of(part);
    }
    Match fresh = Match.begin(id, record, LiveOffers.moved(match.seats())).withClocks(clocks);
    return Next.of(
        new Part<>(
            part.session().showMatch(fresh).withoutNotice(),
            state.as(LiveState.Role.GUEST, id).withOffer(null)),
        new LiveEffect.Send(
            peer.connection(),
            new LiveMessage.Claim(Math.max(0, fresh.seats().indexOf(Seat.PERSON)))));
  }

  private static boolean isSame(GameRecord one, GameRecord other) {
    return one.setup().equals(other.setup()) && one.start().equals(other.start());
  }

  private Next<Part<LiveState>> merged(
      Part<LiveState> part, LivePeer peer, Match match, GameRecord record, Clocks told) {
    List<Integer> here = match.record().mainLine();
    List<Integer> there = record.mainLine();
    int fork = LinkGame.fork(here, there);
    if (!isSame(match.record(), record) || (fork < here.size() && fork < there.size())) {
      // Another course. Both sides keep their own until their persons choose.
      return Next.of(part);
    }
    LiveState state = part.state();
    LiveOffer offer = state.offer();
    if (fork == there.size()) {
      if (state.role() == LiveState.Role.GUEST
          && offer != null
          && offer.agreed()
          && offer.is(LiveMessage.Proposal.UNDO, fork)) {
        Part<LiveState> cut = LiveOffers.cut(part, match, fork, true);
        return Next.of(cut, new LiveEffect.SendGame(List.of(peer.connection()), shown(cut)));
      }
      Match whole = whole(match);
      if (fork < whole.cursor()) {
        return Next.of(part, new LiveEffect.SendGame(List.of(peer.connection()), whole));
      }
      // The host's copy has the names of all.
      Match named = state.role() == LiveState.Role.GUEST ? match.withTags(record.tags()) : match;
      Match timed = LiveClocks.told(named, state.role(), peer, told);
      return Next.of(
          new Part<>(part.session().withMatch(timed), LiveOffers.confirmed(state, peer, fork)));
    }
    if (!peer.current() && LinkGame.fork(there, state.undone()) > fork) {
      // The peer does not know yet that these moves were taken back.
      return offer != null
          ? Next.of(part)
          : LiveOffers.asked(part, LiveMessage.Proposal.UNDO, fork, List.of(peer.connection()));
    }
    if (!mayPlay(state, peer, match, there, fork)) {
      return hostile(part, peer.connection());
    }
    Match timed = LiveClocks.told(match, state.role(), peer, told);
    Match longer = timed.at(here.size()).upTo(record);
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
    if (peer == null || peer.away() == event.isAway()) {
      return Next.of(part);
    }
    Part<LiveState> after = part.with(part.state().with(peer.withAway(event.isAway())));
    return after.state().role() == LiveState.Role.HOST ? told(after) : Next.of(after);
  }

  /**
   * A connection has ended. A host invites anew at once; a guest becomes the host of what is left.
   */
  Next<Part<LiveState>> lost(Part<LiveState> part, int connection) {
    return lost(part, connection, true);
  }

  private Next<Part<LiveState>> lost(Part<LiveState> before, int connection, boolean invites) {
    LivePeer peer = before.state().peer(connection);
    LiveState without =
        peer == null || peer.player() == LivePeer.NOBODY
            ? before.state().without(connection)
            : before.state().withGone(peer);
    LiveState state = without.withOffer(null);
    Match match = game(before.session(), state);
    if (match == null) {
      return Next.of(before.with(state.ended()));
    }
    boolean seated = peer != null && peer.player() != LivePeer.NOBODY;
    boolean invited = invites && (seated || state.role() == LiveState.Role.GUEST);
    // The dialog of an invitation tells it too.
    Session session =
        invited ? before.session() : before.session().withNotice(Notice.Kind.PEER_LEFT);
    Part<LiveState> part = new Part<>(session, state);
    if (state.role() == LiveState.Role.HOST) {
      List<Effect> withdrawn = new ArrayList<>();
      LiveOffer offer = before.state().offer();
      for (LivePeer other : state.peers()) {
        if (offer != null) {
          withdrawn.add(
              new LiveEffect.Send(other.connection(), new LiveMessage.Reply(offer.kind(), false)));
        }
      }
      return told(part, invited).and(withdrawn.toArray(new Effect[0]));
    }
    List<Presence> presence = new ArrayList<>();
    for (Seat seat : match.seats()) {
      presence.add(seat == Seat.PERSON ? Presence.HERE : Presence.GONE);
    }
    LiveState left = state.withPresence(presence).as(LiveState.Role.HOST, match.id());
    return invites ? LiveUpdate.invite(part.with(left)) : Next.of(part.with(left));
  }

  /** Sends the game to all peers when a turn is complete, and reports the state. */
  public static Next<Part<LiveState>> follow(LiveState before, Session old, Part<LiveState> part) {
    LiveState state = part.state();
    Match match = game(part.session(), state);
    Match earlier = old.shown();
    boolean longer =
        match != null
            && earlier != null
            && earlier.id().equals(match.id())
            && match.record().mainLine().size() > earlier.record().mainLine().size();
    // Who plays on does not want what was offered before.
    boolean lapses = match != null && longer && state.offer() != null && isTurnComplete(match);
    LiveState after = lapses ? state.withOffer(null) : state;
    Next<Part<LiveState>> sent =
        sent(old, part.session(), after).map(session -> new Part<>(session, after));
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
    // Who returns to the board learns what was played meanwhile.
    boolean longer =
        old == null || !old.id().equals(match.id()) || plies > old.record().mainLine().size();
    if (!longer || match.cursor() < plies || !isTurnComplete(match)) {
      return Next.of(after);
    }
    Session sent = match.sent() < plies ? after.withMatch(match.withSent(plies)) : after;
    return Next.of(sent, new LiveEffect.SendGame(state.connections(), match));
  }

  /** Whether the last move has ended a turn. */
  private static boolean isTurnComplete(Match match) {
    return whole(match).cursor() == match.record().mainLine().size();
  }

  /** The match up to the end of its last whole turn: what the others may know of it. */
  private static Match whole(Match match) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    int end = 0;
    for (int move : match.record().mainLine()) {
      int player = LinkGame.playerOf(move, play.mover());
      play.play(move);
      end = play.mover() == player ? end : play.size();
    }
    return match.at(end).cut();
  }
}
