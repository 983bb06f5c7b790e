package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Tag;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.MeetingCode;
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

/** Who sits where: the host gives the seats and tells them to all guests. */
final class LiveSeats {
  private LiveSeats() {}

  /** A guest asks for any seat: it gets those that it had, or one that nobody has had. */
  static Next<Part<LiveState>> claimed(Part<LiveState> part, LivePeer peer, int asked) {
    Match match = LivePlay.game(part.session(), part.state());
    if (match == null || peer.isSeated()) {
      return send(part);
    }
    List<Integer> own = hadBefore(match, part.state(), peer);
    List<Presence> presence = presence(match, part.state());
    int fresh = Position.NONE;
    for (int player = 0; player < presence.size() && !peer.watches(); player++) {
      boolean isNew = presence.get(player) == Presence.OPEN;
      fresh = isNew && (fresh == Position.NONE || player == asked) ? player : fresh;
    }
    return seat(part, match, peer, !own.isEmpty() || fresh == Position.NONE ? own : List.of(fresh));
  }

  /**
   * A guest asks for certain seats: it had them, or its person has chosen one. It gets them where
   * nobody else sits.
   */
  static Next<Part<LiveState>> took(Part<LiveState> part, LivePeer peer, List<Integer> asked) {
    Match match = LivePlay.game(part.session(), part.state());
    if (match == null || peer.isSeated()) {
      return send(part);
    }
    List<Integer> given = hadBefore(match, part.state(), peer);
    if (given.isEmpty() && !peer.watches()) {
      given = new ArrayList<>(asked);
      given.removeIf(player -> !isFree(match, part.state(), player));
    }
    return seat(part, match, peer, given);
  }

  /** The seats that a device had before, as far as they are free. */
  private static List<Integer> hadBefore(Match match, LiveState state, LivePeer peer) {
    List<Integer> had = new ArrayList<>();
    for (LivePeer one : state.gone()) {
      if (one.device().equals(peer.device())) {
        had.addAll(one.players());
      }
    }
    had.removeIf(player -> !isFree(match, state, player));
    Collections.sort(had);
    return had;
  }

  private static Next<Part<LiveState>> seat(
      Part<LiveState> part, Match match, LivePeer peer, List<Integer> given) {
    LiveState state = part.state();
    LiveState after = state.with(peer.withPlayers(given));
    List<Seat> seats = new ArrayList<>(match.seats());
    given.forEach(player -> seats.set(player, Seat.LINK));
    Match free = match.seats().equals(seats) ? match : match.withSeats(seats);
    Session session = part.session().withMatch(free).withNotice(Notice.Kind.PEER_HERE);
    String name = PlayerNames.clean(peer.name());
    if (given.isEmpty()
        || name.isEmpty()
        || name.equals(PlayerNames.of(match.record(), given.get(0)))) {
      return send(new Part<>(session, after));
    }
    Match named = free.withTags(PlayerNames.with(match.record().tags(), given.get(0), name));
    return send(new Part<>(session.withMatch(named), after))
        .and(new LiveEffect.SendGame(after.connections(), LiveGames.whole(named)));
  }

  /** A guest wants no seat. There are only so many places for those who watch. */
  static Next<Part<LiveState>> watched(Part<LiveState> part, LivePeer peer) {
    Part<LiveState> after = part.with(part.state().with(peer.withWatches(true)));
    return part.state().watchers() > LiveState.MOST_WATCHERS
        ? LivePlay.lost(after, peer.connection()).and(farewell(peer))
        : send(after);
  }

  private static Effect[] farewell(LivePeer peer) {
    return new Effect[] {
      new LiveEffect.Send(peer.connection(), new LiveMessage.Bye()),
      new LiveEffect.Close(peer.connection())
    };
  }

  /** Whether nobody sits at a seat, or only a computer, which makes room for a person. */
  private static boolean isFree(Match match, LiveState state, int player) {
    return player < match.seats().size()
        && state.seated(player) == null
        && (match.seats().get(player) == Seat.LINK || match.seats().get(player).isComputer());
  }

  /** A computer plays for those who are gone, until they come back. */
  static Next<Part<LiveState>> replace(Part<LiveState> part, Match match) {
    LiveState state = part.state();
    List<Seat> seats = new ArrayList<>(match.seats());
    for (int player = 0; player < seats.size(); player++) {
      if (state.presence().get(player) == Presence.GONE) {
        seats.set(player, part.session().form().computer());
      }
    }
    Match replaced = match.withSeats(seats);
    return replaced.isByLink()
        ? send(new Part<>(part.session().withMatch(replaced), state))
        : Next.of(part);
  }

  /** Whether nobody is awaited. */
  private static boolean isWhole(List<Presence> presence) {
    return !presence.contains(Presence.OPEN) && !presence.contains(Presence.GONE);
  }

  /** The host tells all guests who sits where, and invites for the next free seat. */
  static Next<Part<LiveState>> send(Part<LiveState> part) {
    return send(part, true);
  }

  static Next<Part<LiveState>> send(Part<LiveState> part, boolean invites) {
    LiveState state = part.state();
    Match match = LivePlay.game(part.session(), state);
    if (match == null) {
      return Next.of(part);
    }
    List<Presence> presence = presence(match, state);
    List<Effect> effects = new ArrayList<>();
    List<Presence> older = new ArrayList<>(presence);
    older.replaceAll(there -> there == Presence.LEFT ? Presence.HERE : there);
    for (LivePeer peer : state.peers()) {
      List<Presence> known = peer.takes() ? presence : older;
      effects.add(
          new LiveEffect.Send(peer.connection(), new LiveMessage.Seats(peer.players(), known)));
    }
    Part<LiveState> after = part.with(state.withPresence(presence, part.session().device().now()));
    after = after.with(withoutQuestion(after.state()));
    if (isWhole(presence)) {
      Session session = after.session();
      int pending = state.meeting().connection();
      // An invitation that was made when nobody was awaited is one to watch.
      if (pending > 0 && state.isOpen()) {
        effects.add(new LiveEffect.Close(pending));
        after = after.with(after.state().withMeeting(new Meeting.None()));
      }
      boolean met = session.dialog() == Dialog.LIVE && after.state().meeting().isNone();
      return new Next<>(met ? after.with(session.withDialog(Dialog.NONE)) : after, effects);
    }
    if (!invites || !(state.meeting().isNone() || state.meeting().invitesToWatch())) {
      return new Next<>(after, effects);
    }
    return LiveUpdate.invite(after, false).precededBy(effects);
  }

  /** The host has an empty seat taken here, or has it free again. Where nobody is left, all is. */
  static Next<Part<LiveState>> fill(Part<LiveState> part, LiveEvent.Fill event) {
    Match match = LivePlay.game(part.session(), part.state());
    if (match == null || !canFill(part.state(), match, event.player())) {
      return Next.of(part);
    }
    List<Seat> seats = new ArrayList<>(match.seats());
    // A computer is as strong as in the last form.
    boolean computer = event.seat().isComputer();
    seats.set(event.player(), computer ? part.session().form().computer() : event.seat());
    Match filled = match.withSeats(seats);
    List<Presence> presence = new ArrayList<>(presence(match, part.state()));
    presence.set(event.player(), Presence.OPEN);
    LiveState state = part.state().withPresence(presence, part.session().device().now());
    return filled.isByLink()
        ? send(new Part<>(part.session().withMatch(filled), state))
        : LiveUpdate.here(part, filled);
  }

  /** Whether the host decides alone who plays for a player: nobody sits there, or has sat there. */
  static boolean canFill(LiveState state, Match match, int player) {
    return state.role() == LiveState.Role.HOST
        && state.transfer() == null
        && player != match.seats().indexOf(Seat.PERSON)
        && state.seated(player) == null
        && (player >= state.presence().size() || state.presence().get(player) != Presence.GONE);
  }

  /** Once nobody is gone, nobody is asked whether a computer may play. */
  private static LiveState withoutQuestion(LiveState state) {
    LiveOffer offer = state.offer();
    boolean isOpen = offer != null && offer.kind() == LiveMessage.Proposal.COMPUTER;
    return isOpen && !state.presence().contains(Presence.GONE) ? state.withOffer(null) : state;
  }

  /** What each player does, as the host knows it. */
  static List<Presence> presence(Match match, LiveState state) {
    List<Presence> presence = new ArrayList<>();
    for (int player = 0; player < match.seats().size(); player++) {
      presence.add(presence(match, state, player));
    }
    return presence;
  }

  /** What each player does without a connection to any. */
  static List<Presence> gone(Match match) {
    List<Presence> presence = new ArrayList<>(presence(match, LiveState.NOTHING));
    presence.replaceAll(there -> there == Presence.OPEN ? Presence.GONE : there);
    return presence;
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
    if (hasLeft(match, player)) {
      return Presence.LEFT;
    }
    boolean wasThere =
        player < state.presence().size() && state.presence().get(player) != Presence.OPEN;
    return wasThere ? Presence.GONE : Presence.OPEN;
  }

  /**
   * The host has said where this device sits. Only a device without a seat in the game takes one; a
   * seat that it has stays, whatever the host says.
   */
  static Next<Part<LiveState>> seated(
      Part<LiveState> part, LivePeer peer, LiveMessage.Seats seats) {
    Match match = LivePlay.game(part.session(), part.state());
    if (match == null || seats.presence().size() != match.seats().size()) {
      return Next.of(part);
    }
    List<Integer> given = seats.yours();
    List<Integer> mine = own(match);
    boolean isNew =
        mine.isEmpty() && !peer.watches() && given.size() == 1 && mayTake(match, given.get(0));
    Match seated = isNew ? taken(match, given.get(0)) : match;
    if (!mine.isEmpty() && differs(mine, seats)) {
      // The seats of the next game are sent before it comes, and again when it has come.
      return LiveOffers.expectsRematch(part.state()) ? Next.of(part) : refused(part, peer);
    }
    List<Presence> presence = new ArrayList<>(seats.presence());
    for (int player = 0; player < presence.size(); player++) {
      if (seated.seats().get(player) != Seat.LINK) {
        presence.set(player, Presence.HERE);
      }
    }
    double now = part.session().device().now();
    LiveState state = withoutQuestion(part.state().withPresence(presence, now));
    if (isNew) {
      return Next.of(new Part<>(part.session().withMatch(seated), state.withFollows(false)));
    }
    return Next.of(part.with(state));
  }

  /** Asks for certain seats. An older host knows only of one. */
  static LiveMessage take(LivePeer host, List<Integer> players) {
    return host.takes() ? new LiveMessage.Take(players) : new LiveMessage.Claim(players.get(0));
  }

  /** A guest leaves the computers to its host. */
  static Match withoutComputers(Match match) {
    List<Seat> seats = new ArrayList<>(match.seats());
    seats.replaceAll(seat -> seat.isComputer() ? Seat.LINK : seat);
    return match.withSeats(seats);
  }

  /** The person here has chosen a seat whose player is gone, or to watch only. */
  static Next<Part<LiveState>> choose(Part<LiveState> part, int player) {
    LiveState state = part.state();
    MeetingCode.Offer offer = state.meeting().invitation();
    if (offer != null) {
      String game = MeetingCode.Offer.toWatch(offer.played());
      Meeting watches = new Meeting.Invited(new MeetingCode.Offer(offer.peer(), game));
      return LiveUpdate.join(part.with(state.withMeeting(watches)));
    }
    Match match = LivePlay.game(part.session(), state);
    if (match == null || !canChoose(state, match)) {
      return Next.of(part);
    }
    LivePeer host = state.peers().get(0);
    return player == Position.NONE
        ? Next.of(
            part.with(state.with(host.withWatches(true))),
            new LiveEffect.Send(host.connection(), new LiveMessage.Watch()))
        : Next.of(part, new LiveEffect.Send(host.connection(), take(host, List.of(player))));
  }

  /**
   * Whether the person here, who has no seat, can take that of somebody who is gone, or of a
   * computer.
   */
  static boolean canChoose(LiveState state, Match match) {
    return state.role() == LiveState.Role.GUEST
        && state.isConnected()
        && !state.peers().get(0).watches()
        && own(match).isEmpty()
        && (state.presence().contains(Presence.GONE)
            || state.presence().contains(Presence.COMPUTER));
  }

  /** Whether a computer plays, in whose place a person can come. */
  static boolean hasComputer(Match match) {
    for (Seat seat : match.seats()) {
      if (seat.isComputer()) {
        return true;
      }
    }
    return false;
  }

  /** The players for whom this device plays. */
  static List<Integer> own(Match match) {
    List<Integer> own = new ArrayList<>();
    for (int player = 0; player < match.seats().size(); player++) {
      if (match.seats().get(player) != Seat.LINK) {
        own.add(player);
      }
    }
    return own;
  }

  /** The tags of a game here, with the names that its host has of the players elsewhere. */
  static List<Tag> names(Match match, GameRecord given, Session session) {
    String own = PlayerNames.clean(session.form().names().get(0));
    List<Tag> tags = match.record().tags();
    for (int player = 0; player < match.seats().size(); player++) {
      String name = PlayerNames.of(given, player);
      boolean accepted = match.seats().get(player) == Seat.LINK || name.equals(own);
      if (accepted && !name.isEmpty() && !name.equals(PlayerNames.of(match.record(), player))) {
        tags = PlayerNames.with(tags, player, name);
      }
    }
    return tags;
  }

  /** Whether a player has lost by leaving or by time. */
  private static boolean hasLeft(Match match, int player) {
    for (int move : match.record().mainLine()) {
      if (Moves.isWithdrawal(move) && Moves.player(move) == player) {
        return true;
      }
    }
    return false;
  }

  /** Nobody takes the seat of a player who has lost by leaving or by time, nor one of the past. */
  private static boolean mayTake(Match match, int player) {
    return !hasLeft(match, player) && !LinkGame.isOver(match);
  }

  /** The match with the person here at a seat, and with that player's whole time. */
  private static Match taken(Match match, int player) {
    List<Seat> seats = new ArrayList<>(match.seats());
    seats.set(player, Seat.PERSON);
    Clocks clocks = match.clocks();
    return match
        .withSeats(seats)
        .withClocks(
            clocks.areNone() ? clocks : clocks.with(player, 1000 * clocks.control().seconds()));
  }

  /** Whether the host gives this device other seats, or its seat to somebody else. */
  private static boolean differs(List<Integer> mine, LiveMessage.Seats seats) {
    boolean differs = !seats.yours().isEmpty() && !seats.yours().equals(mine);
    for (int player : mine) {
      // A host that does not know yet who has come gives no seat, and says that this one is free.
      Presence there = seats.presence().get(player);
      differs |= seats.yours().isEmpty() && (there == Presence.HERE || there == Presence.AWAY);
    }
    return differs;
  }

  private static Next<Part<LiveState>> refused(Part<LiveState> part, LivePeer peer) {
    return LivePlay.lost(part, peer.connection(), false)
        .map(left -> left.with(left.session().withNotice(Notice.Kind.SEAT_DIFFERS)))
        .and(farewell(peer));
  }
}
