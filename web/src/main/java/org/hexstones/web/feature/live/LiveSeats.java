package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Tag;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessage.Presence;
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

  /** The host gives a guest the seat that it asks for, or the first that is free. */
  static Next<Part<LiveState>> seat(Part<LiveState> part, LivePeer peer, int asked) {
    LiveState state = part.state();
    Match match = LivePlay.game(part.session(), state);
    if (match == null) {
      return Next.of(part);
    }
    if (peer.player() != LivePeer.NOBODY) {
      // It has a seat, and keeps it.
      return send(part);
    }
    int player = seatOf(match, state, peer, asked);
    LiveState after = state.with(peer.withPlayer(player));
    Session session = part.session().withNotice(Notice.Kind.PEER_HERE);
    String name = PlayerNames.clean(peer.name());
    if (player == LivePeer.NOBODY
        || name.isEmpty()
        || name.equals(PlayerNames.of(match.record(), player))) {
      return send(new Part<>(session, after));
    }
    Match named = match.withTags(PlayerNames.with(match.record().tags(), player, name));
    return send(new Part<>(session.withMatch(named), after))
        .and(new LiveEffect.SendGame(after.connections(), LiveGames.whole(named)));
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
    for (LivePeer peer : state.peers()) {
      effects.add(
          new LiveEffect.Send(peer.connection(), new LiveMessage.Seats(peer.player(), presence)));
    }
    Part<LiveState> after = part.with(state.withPresence(presence, part.session().device().now()));
    if (firstFree(match, state) == LivePeer.NOBODY) {
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
    if (!invites || !state.meeting().isNone()) {
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
    return filled.isByLink()
        ? send(part.with(part.session().withMatch(filled)))
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

  /** What each player does, as the host knows it. */
  static List<Presence> presence(Match match, LiveState state) {
    List<Presence> presence = new ArrayList<>();
    for (int player = 0; player < match.seats().size(); player++) {
      presence.add(presence(match, state, player));
    }
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
    int given = seats.yours();
    boolean isNew = given != LivePeer.NOBODY && !hasSeat(match) && mayTake(match, given);
    Match seated = isNew ? taken(match, given) : match;
    if (hasSeat(seated) && differs(seated, seats)) {
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
    LiveState state = part.state().withPresence(presence, now);
    return isNew
        ? Next.of(new Part<>(part.session().withMatch(seated), state.withFollows(false)))
        : Next.of(part.with(state));
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

  private static boolean hasSeat(Match match) {
    return !Collections.nCopies(match.seats().size(), Seat.LINK).equals(match.seats());
  }

  /** Nobody takes the seat of a player who has lost by leaving or by time, nor one of the past. */
  private static boolean mayTake(Match match, int player) {
    for (int move : match.record().mainLine()) {
      if (Moves.isWithdrawal(move) && Moves.player(move) == player) {
        return false;
      }
    }
    return !LinkGame.isOver(match);
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

  /** Whether the host gives this device another seat, or its seat to somebody else. */
  private static boolean differs(Match match, LiveMessage.Seats seats) {
    boolean differs = false;
    for (int player = 0; player < match.seats().size(); player++) {
      if (match.seats().get(player) != Seat.LINK) {
        // A host that does not know yet who has come gives no seat, and says that this one is free.
        Presence there = seats.presence().get(player);
        differs |=
            seats.yours() == LivePeer.NOBODY
                ? there == Presence.HERE || there == Presence.AWAY
                : seats.yours() != player;
      }
    }
    return differs;
  }

  private static Next<Part<LiveState>> refused(Part<LiveState> part, LivePeer peer) {
    return LivePlay.lost(part, peer.connection(), false)
        .map(left -> left.with(left.session().withNotice(Notice.Kind.SEAT_DIFFERS)))
        .and(
            new LiveEffect.Send(peer.connection(), new LiveMessage.Bye()),
            new LiveEffect.Close(peer.connection()));
  }
}
