package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.web.live.LiveMessage.Presence;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Part;

/**
 * Claims on time. The clocks stand without a connection; but who loses the connection in the own
 * turn does not gain by it. Once that player has been absent for the time that was left, whoever is
 * there can claim it.
 */
final class LiveClaims {
  /** Claims come in with the first game over a new connection, in milliseconds. */
  private static final int FRESH = 10_000;

  private static final int OFTEN = 10_000;

  /** A device may notice so much later than another one that a connection has ended. */
  private static final int LATE = 30_000;

  static final int NONE = -1;

  private LiveClaims() {}

  /**
   * The milliseconds after which the time of an absent player can be claimed, 0 if it can be now;
   * {@link #NONE} if nothing can be claimed.
   *
   * @param mover the player to move
   */
  static int left(LiveState state, Match match, int mover, double now) {
    boolean absent =
        mover != Position.NONE
            && !match.clocks().areNone()
            && match.cursor() > 0
            && state.role() == LiveState.Role.HOST
            && match.seats().get(mover) == Seat.LINK
            && mover < state.presence().size()
            && state.presence().get(mover) == Presence.GONE;
    return absent
        ? Math.max(0, state.since().get(mover) + match.clocks().left().get(mover) - (int) now)
        : NONE;
  }

  private static int left(Part<LiveState> part) {
    Match match = LivePlay.game(part.session(), part.state());
    return match == null
        ? NONE
        : left(part.state(), match, mover(match), part.session().device().now());
  }

  static int mover(Match match) {
    return match.record().replay().orThrow().mover();
  }

  /** Waits until there may be something new to show about an absent player. */
  static LiveEffect later(Part<LiveState> part) {
    int left = left(part);
    return new LiveEffect.Wait(left > 0 ? Math.min(OFTEN, left) : OFTEN);
  }

  static Next<Part<LiveState>> waited(Part<LiveState> part) {
    return part.state().hasAbsent() ? Next.of(part, later(part)) : Next.of(part);
  }

  /** The person here claims the time of the absent player to move. */
  static Part<LiveState> claim(Part<LiveState> part) {
    if (left(part) != 0) {
      return part;
    }
    Match match = LivePlay.shown(part);
    int mover = mover(match);
    Clocks clocks = match.clocks().with(mover, 0);
    Match lost = match.atEnd().played(Moves.flag(mover));
    return part.with(part.session().withMatch(lost.withClocks(clocks)));
  }

  /**
   * Whether a peer's game differs from the one here by a claim on the time of the player here.
   *
   * @param fork where the games part, the end of the one here
   */
  static boolean isClaim(Part<LiveState> part, Match match, List<Integer> there, int fork) {
    int mover = mover(match);
    return !match.clocks().areNone()
        && fork > 0
        && fork == match.record().mainLine().size()
        && there.size() == fork + 1
        && mover != Position.NONE
        && match.seats().get(mover) == Seat.PERSON
        && there.get(fork) == Moves.flag(mover)
        && wasLong(part, match.clocks().left().get(mover));
  }

  /** Whether this device can have been absent for so long. After a reload it does not know. */
  private static boolean wasLong(Part<LiveState> part, int millis) {
    double lostAt = part.state().lostAt();
    return lostAt == LiveState.UNKNOWN || part.session().device().now() - lostAt + LATE >= millis;
  }

  /** Whether the connection to a guest is so new that it may bring a claim. */
  static boolean isFresh(Part<LiveState> part, LivePeer peer) {
    LiveState state = part.state();
    return peer.isSeated()
        && !state.since().isEmpty()
        && part.session().device().now() - state.since().get(peer.players().get(0)) < FRESH;
  }
}
