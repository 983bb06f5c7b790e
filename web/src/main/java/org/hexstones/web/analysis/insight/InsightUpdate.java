package org.hexstones.web.analysis.insight;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.jspecify.annotations.Nullable;

/** Chooses the questions to the engine, and applies its answers. */
public final class InsightUpdate {
  /** A proof is tried only with so few free cells. With more it would take too long. */
  static final int PROVABLE = 16;

  private final PositionCache positions;

  /**
   * @param positions shared with the views
   */
  public InsightUpdate(PositionCache positions) {
    this.positions = positions;
  }

  public Updates<Part<Insight>> updates() {
    return new Updates<Part<Insight>>()
        .change(
            InsightEvent.SwitchOn.class, (part, set) -> part.with(part.state().withOn(set.on())))
        .change(
            InsightEvent.ShowHeat.class,
            (part, show) -> part.with(part.state().withHeat(show.colour())))
        .change(
            InsightEvent.ShowHints.class,
            (part, show) -> part.with(part.state().withHints(show.number())))
        .change(
            InsightEvent.Hidden.class,
            (part, tab) -> part.with(part.state().withHidden(tab.hidden())))
        .on(InsightEvent.Failed.class, InsightUpdate::failed)
        .change(InsightEvent.Thought.class, InsightUpdate::thought)
        .on(InsightEvent.Proved.class, InsightUpdate::proved)
        .change(InsightEvent.Refused.class, InsightUpdate::refused);
  }

  private static Next<Part<Insight>> failed(Part<Insight> part, InsightEvent.Failed event) {
    Insight failed = part.state().failed();
    Notice.Kind kind = failed.on() ? Notice.Kind.WORKER_RESTARTED : Notice.Kind.WORKER_LOST;
    return Next.of(
        new Part<>(part.session().withNotice(kind), failed), new InsightEffect.RestartWorker());
  }

  // An answer to an earlier question is ignored.

  private static Part<Insight> thought(Part<Insight> part, InsightEvent.Thought thought) {
    return part.state().isAsked(thought.question())
        ? part.with(part.state().answered(thought.report(), thought.done()))
        : part;
  }

  private static Next<Part<Insight>> proved(Part<Insight> part, InsightEvent.Proved proved) {
    Insight now = part.state();
    Insight.Asked asked = now.asked();
    if (asked == null || !now.isAsked(proved.question()) || !now.proving()) {
      return Next.of(part);
    }
    Insight next = now.afterProof(proved.proof());
    return Next.of(part.with(next), new InsightEffect.Think(next.questions(), asked.line()));
  }

  private static Part<Insight> refused(Part<Insight> part, InsightEvent.Refused refused) {
    return part.state().isAsked(refused.question()) ? part.with(part.state().ended()) : part;
  }

  /**
   * Makes sure that the engine has the right question and no other. To be called after every event.
   */
  public Next<Insight> follow(Insight now, @Nullable Study study) {
    boolean wanted = now.on() && !now.hidden();
    if (!wanted || study == null) {
      return stopped(now);
    }
    Insight.Asked asked = Insight.Asked.of(study);
    if (asked.isSame(now.asked())) {
      return Next.of(now);
    }
    Play play = positions.at(study.line()).play();
    if (play.isOver()) {
      return stopped(now);
    }
    boolean provable = isProvable(play);
    Insight next = now.asking(asked, provable);
    List<Effect> effects = new ArrayList<>(stopped(now).effects());
    effects.add(
        provable
            ? new InsightEffect.Prove(next.questions(), study.line())
            : new InsightEffect.Think(next.questions(), study.line()));
    return new Next<>(next, effects);
  }

  /** Whether stones can be placed and few cells are free. */
  private static boolean isProvable(Play play) {
    Position position = play.position();
    return position.freeCells() <= PROVABLE && position.nextColour() != Position.NONE;
  }

  private static Next<Insight> stopped(Insight now) {
    return now.asked() == null
        ? Next.of(now)
        : Next.of(now.idle(), new InsightEffect.Stop(now.questions()));
  }
}
