package org.hexstones.web.study.update;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.model.Notice;
import org.hexstones.web.model.Replay;
import org.hexstones.web.study.model.Insight;
import org.hexstones.web.study.model.InsightEvent;
import org.hexstones.web.study.model.NodePath;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.study.model.Trees;
import org.hexstones.web.update.Effect;

/** What the engine is asked, and what comes of its answers. */
final class InsightUpdate {
  /** A proof is tried where no more cells are free: beyond, it takes too long to wait for. */
  static final int PROVABLE = 16;

  private final Replay replay;

  InsightUpdate(Replay replay) {
    this.replay = replay;
  }

  StudyModel update(StudyModel model, InsightEvent event, List<Effect> effects) {
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
      effects.add(new StudyEffect.RestartWorker());
      Insight failed = now.failed();
      Notice.Kind kind = failed.on() ? Notice.Kind.WORKER_RESTARTED : Notice.Kind.WORKER_LOST;
      return with(model, failed).with(d -> d.notice = Notice.of(kind));
    }
    return answered(model, now, event, effects);
  }

  /** What answers a question that was overtaken is of no interest. */
  private static StudyModel answered(
      StudyModel model, Insight now, InsightEvent event, List<Effect> effects) {
    Study study = model.study();
    if (event instanceof InsightEvent.Thought thought && isAsked(now, thought.question())) {
      return with(model, now.answered(thought.report(), thought.done()));
    }
    if (event instanceof InsightEvent.Proved proved
        && isAsked(now, proved.question())
        && now.proving()
        && study != null) {
      Insight next = now.afterProof(proved.proof());
      effects.add(new StudyEffect.Think(next.questions(), study.line()));
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
  private StudyModel added(StudyModel model, Study study, InsightEvent.AddLine add) {
    Play play = Replay.to(study.line());
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
  StudyModel follow(StudyModel model, List<Effect> effects) {
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
    StudyModel idle = now.asked() == null ? model : stopped(model, now, effects);
    boolean provable = isProvable(play);
    Insight next = idle.insight().asking(asked, provable);
    effects.add(
        provable
            ? new StudyEffect.Prove(next.questions(), study.line())
            : new StudyEffect.Think(next.questions(), study.line()));
    return with(idle, next);
  }

  /** Where stones are placed, and few cells are free. */
  private static boolean isProvable(Play play) {
    Position position = play.position();
    return position.freeCells() <= PROVABLE && position.nextColour() != Position.NONE;
  }

  private static StudyModel stopped(StudyModel model, Insight now, List<Effect> effects) {
    effects.add(new StudyEffect.Stop(now.questions()));
    return with(model, now.idle());
  }

  private static StudyModel with(StudyModel model, Insight insight) {
    return model.with(d -> d.insight = insight);
  }
}
