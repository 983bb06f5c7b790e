package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.web.analysis.review.ReviewState.Run;
import org.hexstones.web.analysis.review.ReviewState.Trial;
import org.hexstones.web.analysis.review.ReviewState.WorkerTask;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.ScreenEffect;

/** Updates for reviewing the main line of a study, and for the workers' reports. */
public final class ReviewUpdate {
  /**
   * The iterations for each turn of a review, and for all turns. They do not depend on the time, so
   * that a game has the same review everywhere.
   */
  private static final int ITERATIONS = 30_000;

  private static final int ALL_ITERATIONS = 4_000_000;

  private static final int WORKERS = 2;

  private ReviewUpdate() {}

  public static Updates<ReviewPart> updates() {
    Updates<ReviewPart> updates =
        new Updates<ReviewPart>()
            .on(ReviewEvent.Begin.class, (part, event) -> begin(part))
            .on(
                ReviewEvent.Open.class,
                (part, event) ->
                    ReviewedGame.of(part.study().record()).isEmpty() ? begin(part) : Next.of(part))
            .on(ReviewEvent.Cancel.class, ReviewUpdate::cancel)
            .on(ReviewEvent.Reported.class, ReviewUpdate::judged)
            .on(ReviewEvent.Failed.class, ReviewUpdate::failed);
    TrialUpdate.register(updates);
    return updates;
  }

  // The focus moves, because another button replaces the one that was pressed.

  private static Next<ReviewPart> begin(ReviewPart part) {
    List<Effect> effects = new ArrayList<>();
    effects.add(new ScreenEffect.FocusControl("cancel-review"));
    effects.addAll(stops(part.state()));
    Study study = part.study();
    GameRecord record = study.record();
    List<Integer> line = record.mainLine();
    int turns = ReviewedGame.begins(record).size();
    int number = part.state().asked();
    List<WorkerTask> tasks = new ArrayList<>();
    int shares = Math.min(WORKERS, turns);
    int iterations = Math.min(ITERATIONS, ALL_ITERATIONS / Math.max(1, turns));
    for (int i = 0; i < shares; i++) {
      int first = turns * i / shares;
      int end = turns * (i + 1) / shares;
      tasks.add(new WorkerTask(++number, i, 0, false));
      effects.add(new ReviewEffect.Ask(number, i, record, line, first, end, iterations));
    }
    ReviewPart begun =
        tasks.isEmpty()
            ? part.withRun(null)
            : part.with(
                part.state().asking(number).with(new Run(study.id(), line, tasks, List.of())));
    return new Next<>(begun, effects);
  }

  private static Next<ReviewPart> cancel(ReviewPart part, ReviewEvent.Cancel event) {
    List<Effect> effects = new ArrayList<>();
    effects.add(new ScreenEffect.FocusControl("review"));
    effects.addAll(stops(part.state()));
    return new Next<>(part.withRun(null), effects);
  }

  /** The effects that stop the running review, if there is one. */
  private static List<Effect> stops(ReviewState state) {
    List<Effect> stops = new ArrayList<>();
    Run run = state.run();
    if (run != null) {
      for (WorkerTask task : run.tasks()) {
        stops.add(new ReviewEffect.Stop(task.number(), task.worker()));
      }
    }
    return stops;
  }

  /** Passes on whether a try was as good as the best turn, or no better than the one made. */
  private static Next<ReviewPart> judged(ReviewPart part, ReviewEvent.Reported report) {
    ReviewPart after = reported(part, report);
    Trial before = part.state().trial();
    Trial trial = after.state().trial();
    boolean judged = trial != null && !trial.equals(before) && trial.verdict() != null;
    if (trial == null || !judged || (trial.isBetter() && !trial.isFound())) {
      return Next.of(after);
    }
    return Next.of(
        after,
        new ReviewEffect.Practised(part.study().record(), trial.turn().begin(), trial.isFound()));
  }

  private static ReviewPart reported(ReviewPart part, ReviewEvent.Reported report) {
    Trial trial = part.state().trial();
    if (trial != null && trial.number() == report.number() && !report.turns().isEmpty()) {
      return part.withTrial(trial.judged(report.turns().get(0)));
    }
    Run run = part.state().run();
    if (run == null) {
      return part;
    }
    Run next = run.reported(report.number(), report.done(), report.progress(), report.turns());
    if (!next.isDone()) {
      return part.withRun(next);
    }
    Study study = part.study();
    boolean same = study.id().equals(run.study()) && study.record().mainLine().equals(run.line());
    ReviewPart done = part.withRun(null);
    return same
        ? done.changed(study.annotated(ReviewedGame.noted(study.record(), next.turns()).root()))
        : done;
  }

  private static Next<ReviewPart> failed(ReviewPart part, ReviewEvent.Failed event) {
    List<Effect> effects = new ArrayList<>(stops(part.state()));
    ReviewState stopped = part.state().run() == null ? part.state() : part.state().failing();
    Trial trial = part.state().trial();
    if (trial != null && trial.number() != 0) {
      effects.add(new ReviewEffect.Stop(trial.number(), 0));
      // The try is marked as asked, because the same question would fail again and again.
      stopped = stopped.trying(trial.judged(null));
    }
    return new Next<>(part.with(stopped), effects);
  }
}
