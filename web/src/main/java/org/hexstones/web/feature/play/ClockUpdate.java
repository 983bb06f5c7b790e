package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.web.app.Model;
import org.hexstones.web.match.ClockWatch;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.PositionCache.Moment;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.ui.Notice;
import org.hexstones.web.ui.ShellEvent;

/**
 * The clocks. They know the time by looks alone, each an event with a time that only goes on: one
 * before every other event, and others a few times a second. The first stone of a game starts them;
 * they stand while the match waits, while an earlier position is shown, and at the end.
 *
 * <p>What lies between two looks far apart was no thinking: the page slept. It counts for nobody,
 * and the match waits until it is gone on with.
 */
public final class ClockUpdate {
  /**
   * After so long without a look, the page has slept. A tab in the background looks each second.
   */
  static final int ASLEEP_MILLIS = 5_000;

  private static final int LOOK_MILLIS = 250;
  private static final int CLOSE_MILLIS = 100;

  private final PositionCache replay;

  public ClockUpdate(PositionCache replay) {
    this.replay = replay;
  }

  /** Whose clock runs, or {@link Position#NONE}. */
  int runs(Model model) {
    Match match = model.lesson() == null && model.puzzling() == null ? model.shown() : null;
    if (match == null || match.clocks().areNone() || match.paused()) {
      return Position.NONE;
    }
    Moment now = replay.at(match);
    int mover = now.play().mover();
    boolean begun = now.cursor() > 0 && now.cursor() == now.line().size();
    return begun && mover != Position.NONE && !now.play().hasWithdrawn(mover)
        ? mover
        : Position.NONE;
  }

  /** A look at the clock. */
  public Model look(Model model, ShellEvent.Tick look, List<Effect> effects) {
    ClockWatch watch = model.watch();
    int player = runs(model);
    Match match = model.shown();
    boolean late = look.number() != 0 && look.number() != watch.number();
    if (late || player == Position.NONE || match == null || !watch.runs()) {
      return model;
    }
    double passed = Math.max(0, look.at() - watch.at());
    if (passed > ASLEEP_MILLIS) {
      return model.with(
          d -> {
            d.match = match.withPaused(true);
            d.notice = Notice.of(Notice.Kind.ASLEEP);
          });
    }
    // Whole milliseconds; the rest is for the next look.
    int millis = (int) passed;
    Clocks clocks = match.clocks().spent(player, millis);
    Match spent = match.withClocks(clocks);
    boolean fallen = clocks.left().get(player) == 0;
    if (look.number() != 0 && !fallen) {
      effects.add(next(watch.number(), clocks.left().get(player)));
    }
    return model.with(
        d -> {
          d.match = fallen ? spent.played(Moves.flag(player)) : spent;
          d.watch = new ClockWatch(watch.number(), watch.at() + millis);
        });
  }

  private static Effect next(int number, int left) {
    return new PlayEffect.TickLater(number, left < 10_000 ? CLOSE_MILLIS : LOOK_MILLIS);
  }

  /** What a turn adds, and whether a clock is to be looked at from now on. */
  public Model follow(Model before, Model after, List<Effect> effects) {
    Model turned = turned(before, after);
    int player = runs(turned);
    ClockWatch watch = turned.watch();
    Match match = turned.shown();
    if (player == Position.NONE || match == null) {
      return watch.runs() ? turned.with(d -> d.watch = new ClockWatch(watch.number(), -1)) : turned;
    }
    if (watch.runs()) {
      return turned;
    }
    int number = watch.number() + 1;
    effects.add(next(number, match.clocks().left().get(player)));
    return turned.with(d -> d.watch = new ClockWatch(number, turned.now()));
  }

  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  private Model turned(Model before, Model after) {
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
    Moment now = replay.at(match);
    int ply = match.cursor() - 1;
    boolean leaves = Moves.isWithdrawal(now.line().get(ply));
    boolean over = now.play().isOver() || now.position().isTurnStart();
    int player = now.moverAt(ply);
    return leaves || !over
        ? after
        : after.with(d -> d.match = match.withClocks(match.clocks().turned(player)));
  }
}
