package org.hexstones.web.analysis.insight;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.analysis.AnalysisEffect;
import org.hexstones.web.analysis.AnalysisModel;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeUpdate;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.ui.Notice;

/** What the engine is asked, and what comes of its answers. */
public final class InsightUpdate {
  /** A proof is tried where no more cells are free: beyond, it takes too long to wait for. */
  static final int PROVABLE = 16;

  private final PositionCache replay;

  public InsightUpdate(PositionCache replay) {
    this.replay = replay;
  }

  public AnalysisModel update(AnalysisModel model, InsightEvent event, List<Effect> effects) {
    Insight now = model.insight();
    if (event instanceof InsightEvent.SwitchOn set) {
      return with(model, now.withOn(set.on()));
    }
    if (event instanceof InsightEvent.ShowHeat show) {
      return with(model, now.withHeat(show.colour()));
    }
    if (event instanceof InsightEvent.ShowHints show) {
      return with(model, now.withHints(show.number()));
    }
    if (event instanceof InsightEvent.Hidden hidden) {
      return with(model, now.withHidden(hidden.hidden()));
    }
    if (event instanceof InsightEvent.AddLine add) {
      Study study = model.study();
      return study == null ? model : added(model, study, add);
    }
    if (event instanceof InsightEvent.Failed) {
      effects.add(new AnalysisEffect.RestartWorker());
      Insight failed = now.failed();
      Notice.Kind kind = failed.on() ? Notice.Kind.WORKER_RESTARTED : Notice.Kind.WORKER_LOST;
      return with(model, failed).with(d -> d.notice = Notice.of(kind));
    }
    return answered(model, now, event, effects);
  }

  /** What answers a question that was overtaken is of no interest. */
  private static AnalysisModel answered(
      AnalysisModel model, Insight now, InsightEvent event, List<Effect> effects) {
    Study study = model.study();
    if (event instanceof InsightEvent.Thought thought && isAsked(now, thought.question())) {
      return with(model, now.answered(thought.report(), thought.done()));
    }
    if (event instanceof InsightEvent.Proved proved
        && isAsked(now, proved.question())
        && now.proving()
        && study != null) {
      Insight next = now.afterProof(proved.proof());
      effects.add(new AnalysisEffect.Think(next.questions(), study.line()));
      return with(model, next);
    }
    if (event instanceof InsightEvent.Refused refused && isAsked(now, refused.question())) {
      return with(model, now.ended());
    }
    return model;
  }

  private static boolean isAsked(Insight now, int question) {
    return now.asked() != null && now.questions() == question;
  }

  /** The moves are checked as any stranger's are; the first that is refused ends the line. */
  private AnalysisModel added(AnalysisModel model, Study study, InsightEvent.AddLine add) {
    Play play = PositionCache.to(study.line());
    Study longer = study;
    for (int move : add.moves()) {
      boolean known = longer.node().indexOf(move) >= 0;
      if (play.refusal(move) != null || (!known && longer.isFull())) {
        break;
      }
      play.play(move);
      longer = longer.played(move);
    }
    NodePath end = longer.at();
    Study shown = longer.at(end.upTo(study.at().depth() + Math.max(0, add.shown())));
    return TreeUpdate.changed(model, study, shown);
  }

  /** Sees to it that the engine has the question it should have, and no other. */
  public AnalysisModel follow(AnalysisModel model, List<Effect> effects) {
    Insight now = model.insight();
    Study study = model.study();
    boolean wanted = now.on() && !now.hidden() && study != null;
    if (!wanted || study == null) {
      return now.asked() == null ? model : stopped(model, now, effects);
    }
    Insight.Asked asked =
        new Insight.Asked(study.id(), Trees.moves(study.record().root(), study.at()));
    if (asked.equals(now.asked())) {
      return model;
    }
    Play play = replay.at(study.line()).play();
    if (play.isOver()) {
      return now.asked() == null ? model : stopped(model, now, effects);
    }
    AnalysisModel idle = now.asked() == null ? model : stopped(model, now, effects);
    boolean provable = isProvable(play);
    Insight next = idle.insight().asking(asked, provable);
    effects.add(
        provable
            ? new AnalysisEffect.Prove(next.questions(), study.line())
            : new AnalysisEffect.Think(next.questions(), study.line()));
    return with(idle, next);
  }

  /** Where stones are placed, and few cells are free. */
  private static boolean isProvable(Play play) {
    Position position = play.position();
    return position.freeCells() <= PROVABLE && position.nextColour() != Position.NONE;
  }

  private static AnalysisModel stopped(AnalysisModel model, Insight now, List<Effect> effects) {
    effects.add(new AnalysisEffect.Stop(now.questions()));
    return with(model, now.idle());
  }

  private static AnalysisModel with(AnalysisModel model, Insight insight) {
    return model.with(d -> d.insight = insight);
  }
}
