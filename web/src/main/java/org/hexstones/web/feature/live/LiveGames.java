package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.Lookup;
import org.hexstones.web.storage.StoreEffect;

/**
 * The games that peers send: what goes on from the game here is played, other courses change
 * nothing.
 */
final class LiveGames {
  private LiveGames() {}

  /** A peer's game was read. Moves that go on from here are played; others change nothing. */
  static Next<Part<LiveState>> gameRead(Part<LiveState> part, LiveEvent.GameRead event) {
    LiveState state = part.state();
    LivePeer peer = state.peer(event.connection());
    if (peer == null) {
      return Next.of(part);
    }
    if (!(event.read() instanceof Parsed.Ok<GameRecord> ok)) {
      return LivePlay.hostile(part, event.connection());
    }
    GameRecord record = ok.value();
    String id = LinkGame.matchId(record);
    if (id == null || !LiveClocks.isPossible(event.clocks(), record)) {
      return LivePlay.hostile(part, event.connection());
    }
    if (state.role() == LiveState.Role.GUEST && state.game().isEmpty()) {
      return begun(part, peer, record, id, event);
    }
    Match match = LivePlay.game(part.session(), state);
    if (match == null) {
      return id.equals(state.game()) ? called(part, peer, record, event) : Next.of(part);
    }
    return match.id().equals(id)
        ? merged(part, peer, match, record, event.clocks(), LiveClaims.isFresh(part, peer))
        : again(part, peer, match, record, id, event);
  }

  /** The game is not on the screen: its new moves are stored, and the person is called. */
  private static Next<Part<LiveState>> called(
      Part<LiveState> part, LivePeer peer, GameRecord record, LiveEvent.GameRead read) {
    Session session = part.session();
    LiveState state = part.state();
    Match left = session.shown() == null ? session.match() : null;
    boolean isLeft = left != null && left.id().equals(state.game());
    Match match = isLeft ? left : read.seen().orNull();
    if (match == null || !isSame(match.record(), record)) {
      return Next.of(part);
    }
    List<Integer> here = match.record().mainLine();
    List<Integer> there = record.mainLine();
    int fork = LinkGame.fork(here, there);
    if (fork < here.size()
        || fork == there.size()
        || isUndone(state, peer, there, fork)
        || !mayPlay(state, peer, match, there, fork)) {
      return Next.of(part);
    }
    Match longer = longer(LiveClocks.withTimes(match, state, peer, read.clocks()), record);
    int mover = LiveClaims.mover(longer);
    boolean mine = mover != Position.NONE && match.seats().get(mover) == Seat.PERSON;
    Session after = isLeft ? session.withMatch(longer) : session;
    Next<Part<LiveState>> next =
        Next.of(
            part.with(mine ? after.withNotice(Notice.Kind.TURN_CAME) : after),
            new StoreEffect.SaveHidden(longer));
    if (session.shown() == null) {
      // The start screen shows which games wait for a move.
      next = next.and(new StoreEffect.ListGames());
    }
    List<Integer> others = new ArrayList<>(state.connections());
    others.remove(Integer.valueOf(peer.connection()));
    return others.isEmpty() ? next : next.and(new LiveEffect.SendGame(others, longer));
  }

  /**
   * A guest shows the game of its host, and asks for its seat. A host whose game has the identifier
   * of another one that is stored here is hostile: no two games get the same.
   */
  private static Next<Part<LiveState>> begun(
      Part<LiveState> part, LivePeer peer, GameRecord record, String id, LiveEvent.GameRead read) {
    Session session = part.session();
    Match known = read.seen().orNull();
    if (known != null && !isSame(known.record(), record)) {
      return LivePlay.hostile(part, peer.connection());
    }
    Match match =
        known != null
            ? LiveSeats.withoutComputers(known)
            : Match.begin(id, record, Collections.nCopies(record.setup().players(), Seat.LINK))
                .withClocks(read.clocks());
    LiveState state = part.state().as(LiveState.Role.GUEST, id).withFollows(isNew(read));
    boolean timed = match.clocks().control().equals(read.clocks().control());
    Notice.Kind notice = timed ? Notice.Kind.PEER_HERE : Notice.Kind.OTHER_CLOCKS;
    Part<LiveState> shown = new Part<>(session.showMatch(match).withNotice(notice), state);
    // The host accepts moves only of a seat that it has given.
    Effect claim = new LiveEffect.Send(peer.connection(), claim(peer, match));
    if (known == null) {
      return Next.of(shown, claim);
    }
    return merged(shown, peer, match, record, read.clocks(), true).precededBy(List.of(claim));
  }

  /** Asks for the seats that one has; for any, or none, where one has none. */
  private static LiveMessage claim(LivePeer peer, Match match) {
    List<Integer> mine = LiveSeats.own(match);
    return !mine.isEmpty()
        ? LiveSeats.take(peer, mine)
        : peer.watches() ? new LiveMessage.Watch() : new LiveMessage.Claim(0);
  }

  /** Whether it is certain that a game is not stored here. */
  private static boolean isNew(LiveEvent.GameRead read) {
    return read.seen() instanceof Lookup.None;
  }

  /** The host has begun the game to which all have agreed. It is not one that is stored here. */
  private static Next<Part<LiveState>> again(
      Part<LiveState> part,
      LivePeer peer,
      Match match,
      GameRecord record,
      String id,
      LiveEvent.GameRead read) {
    LiveState state = part.state();
    boolean watches = state.watches(match);
    if (state.role() != LiveState.Role.GUEST
        || !(LiveOffers.expectsRematch(state) || (watches && LinkGame.isOver(match)))
        || read.seen().orNull() != null
        || !isSame(match.record(), record)) {
      return Next.of(part);
    }
    int players = match.seats().size();
    Match fresh =
        Match.begin(id, record, LiveOffers.moved(match.seats()))
            .withClocks(watches ? read.clocks() : Clocks.begin(match.clocks().control(), players));
    if (!mayPlay(state, peer, fresh, record.mainLine(), 0)) {
      return LivePlay.hostile(part, peer.connection());
    }
    return Next.of(
        new Part<>(
            part.session().showMatch(fresh).withoutNotice(),
            state
                .as(LiveState.Role.GUEST, id)
                .withOffer(null)
                .withFollows(state.follows() && isNew(read))),
        new LiveEffect.Send(peer.connection(), claim(peer, fresh)));
  }

  /** Whether a guest has agreed to take back what is beyond a ply, and the host has played on. */
  private static boolean isTakenBack(LiveState state, int ply, int plies) {
    LiveOffer offer = state.offer();
    return state.role() == LiveState.Role.GUEST
        && offer != null
        && offer.agreed()
        && offer.is(LiveMessage.Proposal.UNDO, ply)
        && ply < plies;
  }

  private static boolean isSame(GameRecord one, GameRecord other) {
    return one.setup().equals(other.setup()) && one.start().equals(other.start());
  }

  /**
   * @param fresh whether the connection is so new that the peer may tell a claim on time
   */
  private static Next<Part<LiveState>> merged(
      Part<LiveState> part,
      LivePeer peer,
      Match match,
      GameRecord record,
      Clocks given,
      boolean fresh) {
    List<Integer> here = match.record().mainLine();
    List<Integer> there = record.mainLine();
    int fork = LinkGame.fork(here, there);
    if (part.state().watches(match) && fork < here.size() && isSame(match.record(), record)) {
      // Whoever only watches has no course of its own.
      Match cut = match.at(fork).cut();
      return merged(part.with(part.session().withMatch(cut)), peer, cut, record, given, fresh);
    }
    if (isSame(match.record(), record) && isTakenBack(part.state(), fork, there.size())) {
      // What was played after an agreement takes the place of the message with the shorter game.
      Part<LiveState> cut = LiveOffers.cut(part, match, fork, true);
      return merged(cut, peer.withCurrent(true), LivePlay.shown(cut), record, given, fresh);
    }
    if (!isSame(match.record(), record)) {
      return Next.of(part);
    }
    if (fork < here.size() && fork < there.size()) {
      Match whole = whole(match);
      int end = whole.cursor();
      List<Integer> begun = here.subList(end, Math.max(end, here.size()));
      if (fork >= end
          && canPlace(record, end, begun)
          && mayPlay(part.state(), peer, whole, there, end)) {
        // Others have only left since a turn was begun here, of which nobody else knows.
        Part<LiveState> cut = part.with(part.session().withMatch(whole));
        return placed(merged(cut, peer, whole, record, given, fresh), begun);
      }
      // Another course. Both sides keep their own until the person at the guest chooses.
      if (part.state().role() == LiveState.Role.GUEST) {
        return Next.of(LiveOffers.askCourse(part, record));
      }
      return fork >= end
          ? Next.of(part)
          : Next.of(part, new LiveEffect.SendGame(List.of(peer.connection()), whole));
    }
    LiveState state = part.state();
    LiveOffer offer = state.offer();
    if (fork == there.size()) {
      if (state.role() == LiveState.Role.GUEST
          && offer != null
          && offer.agreed()
          && offer.is(LiveMessage.Proposal.UNDO, fork)) {
        Part<LiveState> cut = LiveOffers.cut(part, match, fork, true);
        return Next.of(
            cut, new LiveEffect.SendGame(List.of(peer.connection()), LivePlay.shown(cut)));
      }
      Match whole = whole(match);
      if (fork < whole.cursor()) {
        return Next.of(part, new LiveEffect.SendGame(List.of(peer.connection()), whole));
      }
      // The host's copy has the names of all.
      Match named =
          state.role() == LiveState.Role.GUEST
              ? match.withTags(LiveSeats.names(match, record, part.session()))
              : match;
      Match timed = LiveClocks.withTimes(named, state, peer, given);
      return Next.of(
          new Part<>(part.session().withMatch(timed), LiveOffers.confirmed(state, peer, fork)));
    }
    if (isUndone(state, peer, there, fork)) {
      return offer != null
          ? Next.of(part)
          : LiveOffers.asked(part, LiveMessage.Proposal.UNDO, fork, List.of(peer.connection()));
    }
    boolean claimed = fresh && LiveClaims.isClaim(part, match, there, fork);
    if (!claimed && !mayPlay(state, peer, match, there, fork)) {
      // While they were apart, a computer may have played for the person here, or others at all.
      return fresh || (offer != null && offer.course() != null)
          ? Next.of(LiveOffers.askCourse(part, record))
          : LivePlay.hostile(part, peer.connection());
    }
    Match longer = longer(LiveClocks.withTimes(match, state, peer, given), record);
    int mover = turnOf(match, there, fork);
    // A resignation or a flag ends the turn without the increment that is counted here.
    boolean silent = mover == Position.NONE || Moves.isWithdrawal(there.get(there.size() - 1));
    Notice differs = silent ? null : LiveClocks.difference(match, mover, given);
    Session after = part.session().withoutPassingNotice().withMatch(longer);
    if (claimed) {
      return Next.of(part.with(after.withNotice(Notice.Kind.CLAIMED)));
    }
    return Next.of(part.with(differs == null ? after : after.withNotice(differs)));
  }

  /** Whether others have only left after a ply, so that stones can be placed after that, too. */
  private static boolean canPlace(GameRecord record, int ply, List<Integer> stones) {
    List<Integer> line = record.mainLine();
    Play play = record.replay().orThrow();
    boolean can = true;
    for (int move : line.subList(ply, line.size())) {
      can &= Moves.isWithdrawal(move);
    }
    for (int i = 0; i < stones.size() && can; i++) {
      can = play.refusal(stones.get(i)) == null;
      if (can) {
        play.play(stones.get(i));
      }
    }
    return can;
  }

  private static Next<Part<LiveState>> placed(Next<Part<LiveState>> next, List<Integer> stones) {
    Part<LiveState> part = next.model();
    Match match = LivePlay.game(part.session(), part.state());
    for (int i = 0; i < stones.size() && match != null; i++) {
      match = match.played(stones.get(i));
    }
    return match == null
        ? next
        : new Next<>(part.with(part.session().withMatch(match)), next.effects());
  }

  /** The match with the moves that a record has beyond its end; they were sent. */
  private static Match longer(Match match, GameRecord record) {
    int end = match.record().mainLine().size();
    return match.at(end).upTo(record).withSent(record.mainLine().size());
  }

  /** Whether a peer does not know yet that the moves it has beyond a ply were taken back. */
  private static boolean isUndone(LiveState state, LivePeer peer, List<Integer> there, int ply) {
    return !peer.current() && LinkGame.fork(there, state.undone()) > ply;
  }

  /** The player who alone has made all new moves, or {@link Position#NONE}. */
  private static int turnOf(Match match, List<Integer> line, int from) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    int mover = Position.NONE;
    for (int move : line) {
      int player = LinkGame.playerOf(move, play.mover());
      if (play.size() == from) {
        mover = player;
      } else if (play.size() > from && player != mover) {
        return Position.NONE;
      }
      play.play(move);
    }
    return mover;
  }

  /** Whether all new moves are made elsewhere, and for a host at that peer. */
  private static boolean mayPlay(
      LiveState state, LivePeer peer, Match match, List<Integer> line, int from) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    for (int move : line) {
      int player =
          Moves.isWithdrawal(move) ? Moves.player(move) : LinkGame.makerOf(play, play.mover());
      if (play.size() >= from
          && (match.seats().get(player) != Seat.LINK
              || (state.role() == LiveState.Role.HOST && !peer.players().contains(player)))) {
        return false;
      }
      play.play(move);
    }
    return true;
  }

  /** Whether the last move has ended a turn. */
  static boolean isTurnComplete(Match match) {
    return whole(match).cursor() == match.record().mainLine().size();
  }

  /** The match up to the end of its last whole turn: what the others may know of it. */
  static Match whole(Match match) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    int end = 0;
    for (int move : match.record().mainLine()) {
      int player = LinkGame.playerOf(move, play.mover());
      play.play(move);
      // The rest of the turn of somebody who leaves is placed elsewhere.
      boolean goesOn = play.mover() == player && !Moves.isWithdrawal(move);
      end = goesOn ? end : play.size();
    }
    return match.at(end).cut();
  }
}
