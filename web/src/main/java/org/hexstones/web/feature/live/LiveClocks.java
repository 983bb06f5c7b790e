package org.hexstones.web.feature.live;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Reason;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveProblem;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Session;
import org.jspecify.annotations.Nullable;

/**
 * The clocks of a live game. Each player's clock is counted where the player sits, and travels with
 * each whole turn. The other devices count it too, for the eye only, until they hear of it. The
 * clocks stand while a player is not connected.
 */
public final class LiveClocks {
  /** So many milliseconds are more than a message takes. */
  private static final int DIFFERENCE = 2_000;

  private LiveClocks() {}

  /** The clocks in a message; null if they are none that a device sends. */
  static @Nullable Clocks read(LiveMessage.Game game) {
    if (game.control().isEmpty()) {
      return Clocks.NONE;
    }
    TimeControl control = TimeControl.read(game.control());
    return control == null || control.isNone() ? null : new Clocks(control, game.left());
  }

  /** Whether the players can have so much time left. */
  static boolean isPossible(Clocks clocks, GameRecord record) {
    double most =
        1000.0
            * (clocks.control().seconds()
                + (double) clocks.control().increment() * record.mainLine().size());
    for (int left : clocks.left()) {
      if (left > most) {
        return false;
      }
    }
    return clocks.areNone() || clocks.left().size() == record.setup().players();
  }

  /**
   * The match with the clocks that a peer tells: a host takes the time of the guest who tells it, a
   * guest takes from its host that of all others. A game keeps the control with which it has begun
   * here; only who watches it takes another one.
   */
  static Match withTimes(Match match, LiveState state, LivePeer peer, Clocks given) {
    Clocks clocks = match.clocks();
    boolean guest = state.role() == LiveState.Role.GUEST;
    if (!clocks.control().equals(given.control())) {
      return state.watches(match) ? match.withClocks(given) : match;
    }
    List<Seat> seats = match.seats();
    for (int player = 0; player < clocks.left().size(); player++) {
      if (guest ? seats.get(player) == Seat.LINK : peer.players().contains(player)) {
        clocks = clocks.with(player, given.left().get(player));
      }
    }
    return match.withClocks(clocks);
  }

  /**
   * The notice that the clock of a player counts otherwise there than here; null if it does not, or
   * if a message on its way explains it.
   *
   * @param player the one who has completed a turn with the moves that have come
   */
  static @Nullable Notice difference(Match match, int player, Clocks given) {
    Clocks here = match.clocks();
    if (here.areNone() || !here.control().equals(given.control())) {
      return null;
    }
    int mine = here.turned(player).left().get(player);
    int theirs = given.left().get(player);
    return Math.abs(mine - theirs) < DIFFERENCE
        ? null
        : Notice.of(
            Notice.Kind.CLOCKS_DIFFER,
            Reason.of(LiveProblem.CLOCKS_DIFFER, theirs / 1000, mine / 1000));
  }

  /** Gives the match on the board the clocks with which it begins. */
  public static Session begin(Session session, TimeControl control) {
    Match match = session.shown();
    return match == null
        ? session
        : session.withMatch(match.withClocks(Clocks.begin(control, match.seats().size())));
  }

  /** Stops the clocks of a live game while a player is missing, and starts them again. */
  public static Session stopOrStart(Session session, LiveState state) {
    Match match = LivePlay.game(session, state);
    if (match == null || match.clocks().areNone()) {
      return session;
    }
    boolean missing = !state.word().equals("connected") || state.isOpen();
    boolean stand = missing && match.cursor() > 0;
    return match.paused() == stand ? session : session.withMatch(match.withPaused(stand));
  }
}
