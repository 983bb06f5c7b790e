package org.hexstones.web.feature.play;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.web.match.ClockWatch;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.MatchScreen;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.ShellEvent;

/**
 * The clocks. Every event brings the time, which never goes back, and while a clock runs a tick
 * comes a few times a second. The first stone of a game starts the clocks. They stand while the
 * match is paused, while an earlier position is shown, and at the end.
 *
 * <p>A long gap between two events means that the page slept. That time counts for nobody, and the
 * match is paused until somebody resumes it.
 */
final class ClockUpdate {
  /**
   * A longer gap between events means that the page slept. A tab in the background ticks once a
   * second.
   */
  static final int ASLEEP_MILLIS = 5_000;

  private static final int TICK_MILLIS = 250;
  private static final int CLOSE_MILLIS = 100;

  private final PositionCache positions;

  ClockUpdate(PositionCache positions) {
    this.positions = positions;
  }

  /** The player whose clock runs, or {@link Position#NONE}. */
  int runs(Session session) {
    Match match = session.screens().board() instanceof MatchScreen board ? board.match() : null;
    if (match == null || match.clocks().areNone() || match.paused()) {
      return Position.NONE;
    }
    MatchView now = positions.at(match);
    int mover = now.play().mover();
    boolean begun = now.cursor() > 0 && now.cursor() == now.line().size();
    return begun && mover != Position.NONE && !now.play().hasWithdrawn(mover)
        ? mover
        : Position.NONE;
  }

  /** Counts the time that has passed for the player whose clock runs. */
  Part<PlayState> pass(Part<PlayState> part, double now) {
    Session session = part.session().withDevice(part.session().device().at(now));
    ClockWatch watch = part.state().watch();
    int player = runs(session);
    Match match = session.shown();
    if (player == Position.NONE || match == null || !watch.runs()) {
      return part.with(session);
    }
    double passed = Math.max(0, now - watch.at());
    if (passed > ASLEEP_MILLIS) {
      return part.with(session.withMatch(match.withPaused(true)).withNotice(Notice.Kind.ASLEEP));
    }
    // The fraction of a millisecond is left to the next event.
    int millis = (int) passed;
    Clocks clocks = match.clocks().spent(player, millis);
    Match spent = match.withClocks(clocks);
    boolean falls = clocks.left().get(player) == 0 && match.seats().get(player) != Seat.LINK;
    return new Part<>(
        falls ? fallen(session, spent.played(Moves.flag(player))) : session.withMatch(spent),
        part.state().withWatch(new ClockWatch(watch.number(), watch.at() + millis)));
  }

  /** A tick of a series asks for the next one, as long as a clock runs. */
  Next<Part<PlayState>> tick(Part<PlayState> part, ShellEvent.Tick tick) {
    ClockWatch watch = part.state().watch();
    int player = runs(part.session());
    Match match = part.session().shown();
    int left =
        player == Position.NONE || match == null || !watch.runs() || tick.number() != watch.number()
            ? 0
            : match.clocks().left().get(player);
    return left == 0 ? Next.of(part) : Next.of(part, next(watch.number(), left));
  }

  private Session fallen(Session session, Match match) {
    Session fallen = session.withMatch(match);
    return positions.at(match).play().isOver() ? fallen : fallen.withNotice(Notice.Kind.LEFT);
  }

  private static Effect next(int number, int left) {
    return new PlayEffect.TickLater(number, left < 10_000 ? CLOSE_MILLIS : TICK_MILLIS);
  }

  /** Adds the increment after a turn, and starts or stops the ticks. */
  Next<Part<PlayState>> follow(Session before, Part<PlayState> after) {
    Session session = turned(before, after.session());
    Part<PlayState> turned = after.with(session);
    int player = runs(session);
    ClockWatch watch = after.state().watch();
    Match match = session.shown();
    if (player == Position.NONE || match == null) {
      return Next.of(watch.runs() ? with(turned, new ClockWatch(watch.number(), -1)) : turned);
    }
    if (watch.runs()) {
      return Next.of(turned);
    }
    int number = watch.number() + 1;
    return Next.of(
        with(turned, new ClockWatch(number, session.device().now())),
        next(number, match.clocks().left().get(player)));
  }

  private static Part<PlayState> with(Part<PlayState> part, ClockWatch watch) {
    return part.with(part.state().withWatch(watch));
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private Session turned(Session before, Session after) {
    Match old = before.shown();
    Match match = after.shown();
    if (old == null
        || match == null
        || match.clocks().areNone()
        || !match.id().equals(old.id())
        || match.record() == old.record()
        || match.cursor() != old.cursor() + 1) {
      return after;
    }
    MatchView now = positions.at(match);
    int ply = match.cursor() - 1;
    boolean leaves = Moves.isWithdrawal(now.line().get(ply));
    boolean over = now.play().isOver() || now.position().isTurnStart();
    int player = now.moverAt(ply);
    // Who plays elsewhere has the time that comes from there.
    return leaves || !over || match.seats().get(player) == Seat.LINK
        ? after
        : after.withMatch(match.withClocks(match.clocks().turned(player)));
  }
}
