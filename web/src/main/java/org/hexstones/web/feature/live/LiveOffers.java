package org.hexstones.web.feature.live;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Tag;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.live.LiveMessage.Proposal;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.RecordMerge;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;

/**
 * Offers: to take moves back, and to play again with the seats exchanged. The host collects the
 * answers, and carries out what all players agree to. A guest lets its game be cut, or replaced,
 * only if its person has agreed.
 */
final class LiveOffers {
  private LiveOffers() {}

  /** Whether an offer makes sense for a match now. */
  private static boolean isPossible(LiveState state, Match match, Proposal kind, int ply) {
    return switch (kind) {
      case REMATCH -> ply == 0 && LinkGame.isOver(match);
      case UNDO -> ply < match.record().mainLine().size() && isTurnStart(match, ply);
      case COMPUTER -> ply == 0 && canReplace(state, match);
      case COURSE -> false;
    };
  }

  /**
   * Whether a computer may play for somebody who is gone: others are here, and all of them agree.
   */
  static boolean canReplace(LiveState state, Match match) {
    for (int connection : players(state)) {
      LivePeer peer = state.peer(connection);
      if (peer == null || !peer.takes()) {
        // An older version does not know the question.
        return false;
      }
    }
    return state.presence().contains(Presence.GONE)
        && !LinkGame.isOver(match)
        && !players(state).isEmpty();
  }

  private static boolean isTurnStart(Match match, int ply) {
    return starts(match).contains(ply);
  }

  /** The plies at which a turn begins. */
  private static List<Integer> starts(Match match) {
    List<Integer> starts = new ArrayList<>();
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    int last = -1;
    for (int move : match.record().mainLine()) {
      if (play.mover() != last) {
        starts.add(play.size());
      }
      last = play.mover();
      play.play(move);
    }
    return starts;
  }

  /** The beginning of the last whole turn of the person here, or -1. */
  static int lastTurn(Match match) {
    Play play = Play.begin(match.record().setup(), match.record().start()).orThrow();
    int last = -1;
    int begun = -1;
    int found = -1;
    for (int move : match.record().mainLine()) {
      if (play.mover() != last) {
        begun = play.size();
      }
      last = play.mover();
      play.play(move);
      if (play.mover() != last && match.seats().get(last) == Seat.PERSON) {
        found = begun;
      }
    }
    return found;
  }

  /** The person here makes an offer. */
  static Next<Part<LiveState>> propose(Part<LiveState> part, Proposal kind) {
    LiveState state = part.state();
    Match match = LivePlay.game(part.session(), state);
    if (match == null || !state.isConnected() || state.offer() != null) {
      return Next.of(part);
    }
    int ply = kind == Proposal.UNDO ? lastTurn(match) : 0;
    return ply >= 0 && isPossible(state, match, kind, ply)
        ? asked(part, kind, ply, players(state))
        : Next.of(part);
  }

  /** The person here asks those at some connections. */
  static Next<Part<LiveState>> asked(
      Part<LiveState> part, Proposal kind, int ply, List<Integer> connections) {
    LiveOffer offer = new LiveOffer(kind, ply, true, true, connections, null);
    return settled(part.with(part.state().withOffer(offer)))
        .and(sends(connections, new LiveMessage.Propose(kind, ply)));
  }

  private static Effect[] sends(List<Integer> connections, LiveMessage message) {
    List<Effect> sends = new ArrayList<>();
    for (int connection : connections) {
      sends.add(new LiveEffect.Send(connection, message));
    }
    return sends.toArray(new Effect[0]);
  }

  /** The connections of the players elsewhere: at a guest that of its host. */
  private static List<Integer> players(LiveState state) {
    List<Integer> players = new ArrayList<>();
    for (LivePeer peer : state.peers()) {
      if (state.role() == LiveState.Role.GUEST || peer.isSeated()) {
        players.add(peer.connection());
      }
    }
    return players;
  }

  /** A peer makes an offer, or passes one on. */
  static Next<Part<LiveState>> proposed(
      Part<LiveState> part, LivePeer peer, LiveMessage.Propose propose) {
    LiveState state = part.state();
    Match match = LivePlay.game(part.session(), state);
    boolean host = state.role() == LiveState.Role.HOST;
    if (host && !peer.isSeated()) {
      return Next.of(part);
    }
    // Nobody can be asked while another screen is shown.
    if (match == null || !isPossible(state, match, propose.kind(), propose.ply())) {
      return Next.of(part, refusal(peer.connection(), propose.kind()));
    }
    LiveOffer known = state.offer();
    if (known != null && known.is(propose.kind(), propose.ply())) {
      // Both have offered the same.
      return host
          ? settled(part.with(state.withOffer(known.without(peer.connection()))))
          : Next.of(part);
    }
    if (known != null && host) {
      // The peer is asked the offer that came first.
      return Next.of(part);
    }
    List<Integer> others = new ArrayList<>(host ? players(state) : List.of());
    others.remove(Integer.valueOf(peer.connection()));
    LiveOffer offer = new LiveOffer(propose.kind(), propose.ply(), false, false, others, null);
    return Next.of(part.with(state.withOffer(offer)), sends(others, propose));
  }

  private static Effect refusal(int connection, Proposal kind) {
    return new LiveEffect.Send(connection, new LiveMessage.Reply(kind, false));
  }

  /** Whether the person here has agreed to play again, and the next game is awaited. */
  static boolean expectsRematch(LiveState state) {
    LiveOffer offer = state.offer();
    return offer != null && offer.agreed() && offer.kind() == Proposal.REMATCH;
  }

  /** The person here answers an offer, or withdraws the own one. */
  static Next<Part<LiveState>> answer(Part<LiveState> part, boolean agreed) {
    LiveState state = part.state();
    LiveOffer offer = state.offer();
    if (offer == null || (agreed && offer.agreed())) {
      return Next.of(part);
    }
    GameRecord course = offer.course();
    if (course != null) {
      return course(part.with(state.withOffer(null)), course, agreed);
    }
    LiveMessage reply = new LiveMessage.Reply(offer.kind(), agreed);
    if (!agreed) {
      return Next.of(part.with(state.withOffer(null)), sends(players(state), reply));
    }
    Part<LiveState> after = part.with(state.withOffer(offer.withAgreed()));
    return state.role() == LiveState.Role.HOST
        ? settled(after)
        : Next.of(after, sends(players(state), reply));
  }

  /**
   * The person here is asked whether to take the game as the other device has it: another course,
   * or one with moves of players who are not there. Nothing changes before.
   */
  static Part<LiveState> askCourse(Part<LiveState> part, GameRecord course) {
    LiveState state = part.state();
    LiveOffer offer = state.offer();
    return offer == null || offer.course() != null
        ? part.with(
            state.withOffer(new LiveOffer(Proposal.COURSE, 0, false, false, List.of(), course)))
        : part;
  }

  /** The other course becomes the main line here; other moves stay as a variation. */
  private static Next<Part<LiveState>> course(
      Part<LiveState> part, GameRecord course, boolean agreed) {
    Match match = LivePlay.game(part.session(), part.state());
    if (!agreed || match == null) {
      return Next.of(part);
    }
    GameRecord here = match.record();
    GameRecord line = here.withRoot(Node.ROOT.withLine(course.mainLine()));
    GameRecord both = RecordMerge.of(line, here).orNull();
    Match taken = match.withRecord(both == null ? line : both).atEnd();
    int plies = course.mainLine().size();
    Match shown = taken.withPicked(Position.NONE).withSent(plies);
    // The others learn of it, also where it is no longer than what they have.
    return Next.of(
        part.with(part.session().withMatch(shown)),
        new LiveEffect.SendGame(part.state().connections(), shown));
  }

  /** A peer answers an offer, or withdraws its own. */
  static Next<Part<LiveState>> replied(
      Part<LiveState> part, LivePeer peer, LiveMessage.Reply reply) {
    LiveState state = part.state();
    LiveOffer offer = state.offer();
    boolean host = state.role() == LiveState.Role.HOST;
    if (offer == null || offer.kind() != reply.kind() || (host && !peer.isSeated())) {
      return Next.of(part);
    }
    if (reply.agreed()) {
      return host
          ? settled(part.with(state.withOffer(offer.without(peer.connection()))))
          : Next.of(part);
    }
    Session session = part.session();
    Part<LiveState> after =
        new Part<>(
            offer.mine() ? session.withNotice(Notice.Kind.DECLINED) : session,
            state.withOffer(null));
    return host ? Next.of(after, sends(players(state), reply)) : Next.of(after);
  }

  /** The host carries out an offer to which all have agreed. */
  private static Next<Part<LiveState>> settled(Part<LiveState> part) {
    LiveState state = part.state();
    LiveOffer offer = state.offer();
    Match match = LivePlay.game(part.session(), state);
    if (offer == null
        || match == null
        || state.role() != LiveState.Role.HOST
        || !offer.agreed()
        || !offer.missing().isEmpty()) {
      return Next.of(part);
    }
    if (offer.kind() == Proposal.REMATCH) {
      return again(part, match);
    }
    if (offer.kind() == Proposal.COMPUTER) {
      return LiveSeats.replace(part.with(state.withOffer(null)), match);
    }
    Part<LiveState> cut = cut(part, match, offer.ply(), false);
    return Next.of(cut, new LiveEffect.SendGame(state.connections(), LivePlay.shown(cut)));
  }

  /** A peer has the same moves. If all have them, what was taken back is forgotten. */
  static LiveState confirmed(LiveState state, LivePeer peer, int plies) {
    LiveState after = state.with(peer.withCurrent(true));
    LiveOffer offer = state.offer();
    if (offer != null && offer.is(Proposal.UNDO, plies)) {
      after = after.withOffer(null);
    }
    boolean all = !state.isOpen();
    for (LivePeer one : after.peers()) {
      all &= one.current();
    }
    return all ? after.withUndone(List.of()) : after;
  }

  /**
   * Takes moves back. The course that is left is remembered, because a peer may still be on it.
   *
   * @param known whether the peers know it
   */
  static Part<LiveState> cut(Part<LiveState> part, Match match, int ply, boolean known) {
    List<Integer> line = match.record().mainLine();
    LiveState state = part.state().withOffer(null);
    for (LivePeer peer : part.state().peers()) {
      state = state.with(peer.withCurrent(known));
    }
    Match shorter = match.at(ply).cut();
    return new Part<>(
        part.session().withMatch(shorter), line.size() > ply ? state.withUndone(line) : state);
  }

  private static Next<Part<LiveState>> again(Part<LiveState> part, Match match) {
    int players = match.seats().size();
    GameRecord record = match.record();
    List<Tag> tags = new ArrayList<>();
    for (Tag tag : record.tags()) {
      tags.add(PlayerNames.moved(tag, players));
    }
    GameRecord fresh = new GameRecord(record.setup(), record.start(), Node.ROOT, tags);
    TimeControl control = match.clocks().control();
    Session session =
        LiveClocks.begin(part.session().begin(fresh, moved(match.seats()), control), control);
    LiveState state = part.state().withOffer(null);
    for (LivePeer peer : part.state().peers()) {
      state =
          !peer.isSeated() ? state : state.with(peer.withPlayers(moved(peer.players(), players)));
    }
    Part<LiveState> begun = new Part<>(session, state);
    Match next = LivePlay.shown(begun);
    Next<Part<LiveState>> seated =
        LiveSeats.send(begun.with(state.as(LiveState.Role.HOST, next.id())));
    return seated.and(new LiveEffect.SendGame(state.connections(), next));
  }

  /** The players of a device after the exchange of seats, in their order. */
  private static List<Integer> moved(List<Integer> seated, int players) {
    List<Integer> moved = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      if (seated.contains((player + 1) % players)) {
        moved.add(player);
      }
    }
    return moved;
  }

  /** Every player takes the seat of the next one, and the last one the first seat. */
  static List<Seat> moved(List<Seat> seats) {
    List<Seat> moved = new ArrayList<>(seats.subList(1, seats.size()));
    moved.add(seats.get(0));
    return moved;
  }
}
