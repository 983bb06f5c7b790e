package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.search.review.Review;
import org.hexstones.web.analysis.AnalysisModel;
import org.hexstones.web.analysis.review.ReviewState.Part;
import org.hexstones.web.analysis.review.ReviewState.Run;
import org.hexstones.web.analysis.review.ReviewState.Trial;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.TreeUpdate;
import org.hexstones.web.analysis.tree.Trees;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.ui.ScreenEffect;
import org.jspecify.annotations.Nullable;

/** Reviewing the main line of a study, and looking for better turns than those that were made. */
public final class ReviewUpdate {
  /** How much is thought at each turn of a review, and at most how long. */
  static final int ITERATIONS = 30_000;

  static final int MILLIS = 900;

  /** A worker is to be done after so long, if that leaves the least for each turn. */
  private static final int ALL_MILLIS = 15_000;

  private static final int LEAST_MILLIS = 250;

  /** A try is thought about longer: somebody waits for this one only. */
  private static final int TRY_ITERATIONS = 60_000;

  private static final int TRY_MILLIS = 2000;

  private static final int WORKERS = 2;

  private ReviewUpdate() {}

  public static AnalysisModel update(
      AnalysisModel model, Study study, ReviewEvent event, List<Effect> effects) {
    // The button that was pressed gives way to the other.
    if (event instanceof ReviewEvent.Begin) {
      effects.add(new ScreenEffect.FocusControl("cancel-review"));
      return begin(cancelled(model, effects), study, effects);
    }
    if (event instanceof ReviewEvent.Cancel) {
      effects.add(new ScreenEffect.FocusControl("review"));
      return cancelled(model, effects);
    }
    if (event instanceof ReviewEvent.Told told) {
      return told(model, study, told);
    }
    if (event instanceof ReviewEvent.Failed) {
      return failed(model, effects);
    }
    if (event instanceof ReviewEvent.Find find) {
      ReviewedGame.Turn turn = ReviewedGame.of(study.record()).at(find.begin());
      return turn == null ? model : tryOut(model, study, turn, effects);
    }
    Trial trial = model.reviewing().trial();
    if (trial == null) {
      return model;
    }
    if (event instanceof ReviewEvent.TryAgain) {
      return tryOut(model, study, trial.turn(), effects);
    }
    AnalysisModel stopped = withTrial(stoppedTrial(model, effects), null);
    return event instanceof ReviewEvent.Reveal ? revealed(stopped, study, trial) : stopped;
  }

  private static AnalysisModel begin(AnalysisModel model, Study study, List<Effect> effects) {
    GameRecord record = study.record();
    List<Integer> line = record.mainLine();
    int turns = ReviewedGame.begins(record).size();
    int number = model.reviewing().asked();
    List<Part> parts = new ArrayList<>();
    int shares = Math.min(WORKERS, turns);
    // Each also looks at the position after its last turn.
    int positions = turns / WORKERS + 2;
    int millis = Math.max(LEAST_MILLIS, Math.min(MILLIS, ALL_MILLIS / positions));
    for (int i = 0; i < shares; i++) {
      int first = turns * i / shares;
      int end = turns * (i + 1) / shares;
      parts.add(new Part(++number, i, 0, false));
      effects.add(new ReviewEffect.Ask(number, i, record, line, first, end, ITERATIONS, millis));
    }
    Run run = new Run(study.id(), line, parts, List.of());
    int asked = number;
    return parts.isEmpty()
        ? model
        : model.with(d -> d.reviewing = d.reviewing.asking(asked).with(run));
  }

  private static AnalysisModel cancelled(AnalysisModel model, List<Effect> effects) {
    Run run = model.reviewing().run();
    if (run != null) {
      for (Part part : run.parts()) {
        effects.add(new ReviewEffect.Stop(part.number(), part.worker()));
      }
    }
    return model.with(d -> d.reviewing = d.reviewing.with((Run) null));
  }

  private static AnalysisModel failed(AnalysisModel model, List<Effect> effects) {
    AnalysisModel stopped = cancelled(model, effects);
    Trial trial = model.reviewing().trial();
    if (trial != null && trial.number() != 0) {
      effects.add(new ReviewEffect.Stop(trial.number(), 0));
      // What was tried is remembered: the same question would fail again, and again.
      stopped = withTrial(stopped, new Trial(trial.turn(), 0, trial.tried(), null));
    }
    return model.reviewing().run() == null
        ? stopped
        : stopped.with(d -> d.reviewing = d.reviewing.failing());
  }

  private static AnalysisModel told(AnalysisModel model, Study study, ReviewEvent.Told told) {
    ReviewState reviewing = model.reviewing();
    Trial trial = reviewing.trial();
    if (trial != null && trial.number() == told.number() && !told.turns().isEmpty()) {
      Trial judged = new Trial(trial.turn(), 0, trial.tried(), told.turns().get(0));
      return withTrial(model, judged);
    }
    Run run = reviewing.run();
    if (run == null) {
      return model;
    }
    Run next = run.told(told.number(), told.done(), told.progress(), told.turns());
    if (!next.isDone()) {
      return model.with(d -> d.reviewing = reviewing.with(next));
    }
    AnalysisModel done = model.with(d -> d.reviewing = reviewing.with((Run) null));
    boolean same = study.id().equals(run.study()) && study.record().mainLine().equals(run.line());
    return same ? TreeUpdate.changed(done, study, study.reviewed(next.turns())) : done;
  }

  /** The board goes to where the turn began, and what is placed there is a try. */
  private static AnalysisModel tryOut(
      AnalysisModel model, Study study, ReviewedGame.Turn turn, List<Effect> effects) {
    AnalysisModel there = TreeUpdate.changed(model, study, study.at(beginning(turn)));
    return withTrial(stoppedTrial(there, effects), Trial.of(turn));
  }

  private static NodePath beginning(ReviewedGame.Turn turn) {
    NodePath path = NodePath.ROOT;
    for (int i = 0; i < turn.begin(); i++) {
      path = path.child(0);
    }
    return path;
  }

  private static AnalysisModel stoppedTrial(AnalysisModel model, List<Effect> effects) {
    Trial trial = model.reviewing().trial();
    if (trial == null || trial.number() == 0) {
      return model;
    }
    effects.add(new ReviewEffect.Stop(trial.number(), 0));
    return withTrial(model, Trial.of(trial.turn()));
  }

  private static AnalysisModel withTrial(AnalysisModel model, @Nullable Trial trial) {
    return model.with(d -> d.reviewing = d.reviewing.trying(trial));
  }

  /** The better turn is put on the board, as a variation. */
  private static AnalysisModel revealed(AnalysisModel model, Study study, Trial trial) {
    Study shown = study.at(beginning(trial.turn()));
    for (int move : trial.turn().better()) {
      if (shown.isFull()) {
        return model;
      }
      shown = shown.played(move);
    }
    return TreeUpdate.changed(model, study, shown);
  }

  /**
   * Asks for a judgement of a try that has just been completed on the board. To be called after
   * every change of the study.
   */
  public static AnalysisModel followed(AnalysisModel model, List<Effect> effects) {
    Study study = model.study();
    Trial trial = model.reviewing().trial();
    if (study == null || trial == null) {
      return model;
    }
    ReviewedGame.Turn turn = trial.turn();
    NodePath at = study.at();
    boolean varies = Trees.branching(at) >= 0 && at.isWithin(beginning(turn));
    if (!varies || at.equals(trial.tried())) {
      return model;
    }
    GameRecord record = study.record();
    List<Integer> line = Trees.moves(record.root(), at);
    Play play = Play.begin(record.setup(), record.start()).then(p -> p.playAll(line)).orThrow();
    List<Integer> begins = Review.begins(play);
    boolean whole = play.isOver() || play.position().isTurnStart();
    boolean isTheTurn = !begins.isEmpty() && begins.get(begins.size() - 1) == turn.begin();
    if (!whole || !isTheTurn) {
      return model;
    }
    // Another try takes the place of one that is still being judged: a worker has one question.
    int number = model.reviewing().asked() + 1;
    effects.add(
        new ReviewEffect.Ask(
            number, 0, record, line, begins.size() - 1, begins.size(), TRY_ITERATIONS, TRY_MILLIS));
    Trial asked = new Trial(turn, number, at, null);
    return model.with(d -> d.reviewing = d.reviewing.asking(number).trying(asked));
  }
}
