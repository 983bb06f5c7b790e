package org.hexstones.web.feature.play;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.match.LevelRecord;
import org.hexstones.web.match.LevelResult;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.ShellEvent;
import org.jspecify.annotations.Nullable;

/**
 * What follows for the match from any change: the running clock, the cues, and the question to the
 * worker.
 */
public final class PlayFollow {
  private final PositionCache positions;
  private final ClockUpdate clocks;
  private final CueUpdate cues;
  private final SearchUpdate search;
  private final AdviceUpdate advice;
  private final AheadUpdate ahead;

  public PlayFollow(PositionCache positions) {
    this.positions = positions;
    clocks = new ClockUpdate(positions);
    cues = new CueUpdate(positions);
    search = new SearchUpdate(positions);
    advice = new AdviceUpdate(positions);
    ahead = new AheadUpdate(positions);
  }

  /** Adds the updates for the ticks of the clock. */
  public void addTo(Updates<Part<PlayState>> table) {
    table.on(ShellEvent.Tick.class, clocks::tick);
  }

  /** The match after the time that has passed before an event. Who plays on sees every stone. */
  public Part<PlayState> pass(Part<PlayState> part, Event event, double now) {
    Part<PlayState> passed = clocks.pass(part, now);
    return Unshown.endsBy(event) ? passed.with(passed.state().withUnshown(Unshown.NONE)) : passed;
  }

  /** Whether time has ended or paused the match that is shown. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public boolean isStopped(Session before, Session timed) {
    Match old = before.shown();
    Match now = timed.shown();
    return old != null
        && now != null
        && (old.record() != now.record() || old.paused() != now.paused());
  }

  /** How a game of one person against computers has ended by a change; null if none has. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public @Nullable LevelResult ended(Session before, Session after) {
    Match old = before.shown();
    Match now = after.shown();
    return old == null || now == null || old.record() == now.record()
        ? null
        : LevelResult.of(now, positions.at(now).play());
  }

  /**
   * The effects and the state that follow from a change.
   *
   * @param levels the results against computers so far
   */
  public Next<Part<PlayState>> follow(
      Part<PlayState> old, Part<PlayState> changed, LevelRecord levels) {
    Session before = old.session();
    Part<PlayState> after = forAnotherMatch(before, changed);
    Next<Part<PlayState>> laid = ahead.follow(before, after);
    List<Effect> effects = new ArrayList<>(laid.effects());
    Next<Part<PlayState>> clocked = clocks.follow(before, laid.model());
    effects.addAll(clocked.effects());
    // What is heard goes with what is seen.
    effects.addAll(
        cues.follow(
            old.state().seen(before),
            clocked.model().state().seen(clocked.model().session()),
            levels));
    Next<Part<PlayState>> asked = search.follow(before, clocked.model());
    effects.addAll(asked.effects());
    Next<Part<PlayState>> advised = advice.follow(asked.model());
    effects.addAll(advised.effects());
    return new Next<>(advised.model(), effects);
  }

  /**
   * Input that waits for confirmation is dropped after another move or on another board. A clock
   * that runs leaves it alone.
   */
  private static Part<PlayState> forAnotherMatch(Session before, Part<PlayState> part) {
    Match old = before.shown();
    Match now = part.session().shown();
    if (showsSame(old, now) && showsSame(before.match(), part.session().match())) {
      return part;
    }
    PlayState state = part.state();
    PlayState moved = state.withInput(state.input().moved());
    return part.with(
        isAnother(old, now) ? moved.forAnotherMatch(part.session().device().now()) : moved);
  }

  private static boolean showsSame(@Nullable Match old, @Nullable Match now) {
    return old == null ? now == null : now != null && now.showsSame(old);
  }

  private static boolean isAnother(@Nullable Match old, @Nullable Match now) {
    return now != null && (old == null || !old.id().equals(now.id()));
  }
}
