package org.hexstones.web.analysis;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.analysis.composer.ComposerUpdate;
import org.hexstones.web.analysis.insight.Insight;
import org.hexstones.web.analysis.insight.InsightUpdate;
import org.hexstones.web.analysis.insight.RulesOverlayEvent;
import org.hexstones.web.analysis.paper.Paper;
import org.hexstones.web.analysis.paper.PaperUpdate;
import org.hexstones.web.analysis.review.ReviewPart;
import org.hexstones.web.analysis.review.ReviewState;
import org.hexstones.web.analysis.review.ReviewUpdate;
import org.hexstones.web.analysis.review.TrialUpdate;
import org.hexstones.web.analysis.tree.StoneUpdate;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.StudyState;
import org.hexstones.web.analysis.tree.TreeUpdate;
import org.hexstones.web.board.Asking;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;

/**
 * The update for every event of the analysis board. Each kind of event has its own part. What
 * follows from a change comes last, whatever event caused it.
 */
public final class AnalysisUpdate implements Program.Step<AnalysisModel> {
  private final Updates<AnalysisModel> updates = new Updates<>();
  private final InsightUpdate insight;

  /**
   * @param positions shared with the views
   */
  public AnalysisUpdate(PositionCache positions) {
    insight = new InsightUpdate(positions);
    ShellUpdate.register(updates);
    ShareUpdate.register(updates);
    StoredGameUpdate.register(updates);
    updates
        .include(
            Asking.updates(AnalysisUpdate::input, AnalysisUpdate::withInput, updates::update),
            update -> update)
        .include(TreeUpdate.updates(), AnalysisUpdate::onTree)
        .include(new StoneUpdate(positions).updates(), AnalysisUpdate::onTree)
        .include(ReviewUpdate.updates(), AnalysisUpdate::onReview)
        .include(ComposerUpdate.updates(), AnalysisUpdate::onComposer)
        .include(insight.updates(), AnalysisUpdate::onInsight)
        .include(PaperUpdate.updates(), AnalysisUpdate::onPaper)
        .change(RulesOverlayEvent.Show.class, (model, show) -> model.withOverlay(show.colour()));
  }

  private static BoardInput input(AnalysisModel model) {
    StudyState open = model.open();
    return open == null ? BoardInput.IDLE : open.input();
  }

  private static AnalysisModel withInput(AnalysisModel model, BoardInput input) {
    StudyState open = model.open();
    return open == null ? model : model.with(open.withInput(input));
  }

  /** The events of the tree do nothing if no study is open. */
  private static Updates.Update<AnalysisModel, Event> onTree(
      Updates.Update<Part<StudyState>, Event> update) {
    return (model, event) -> {
      StudyState open = model.open();
      return open == null
          ? Next.of(model)
          : update.update(new Part<>(model.session(), open), event).map(model::withTree);
    };
  }

  private static Updates.Update<AnalysisModel, Event> onReview(
      Updates.Update<ReviewPart, Event> update) {
    return (model, event) -> {
      StudyState open = model.open();
      if (open == null) {
        return Next.of(model);
      }
      ReviewPart part = new ReviewPart(new Part<>(model.session(), open), model.review());
      return update.update(part, event).map(model::withReview);
    };
  }

  private static Updates.Update<AnalysisModel, Event> onComposer(
      Updates.Update<ComposerUpdate.OnStudy, Event> update) {
    return (model, event) -> {
      Study study = model.study();
      return study == null
          ? Next.of(model)
          : update
              .update(new ComposerUpdate.OnStudy(model.composer(), study), event)
              .map(next -> model.with(next.composer()));
    };
  }

  private static Updates.Update<AnalysisModel, Event> onPaper(
      Updates.Update<PaperUpdate.OnStudy, Event> update) {
    return (model, event) -> {
      Study study = model.study();
      return study == null
          ? Next.of(model)
          : update
              .update(
                  new PaperUpdate.OnStudy(
                      model.session(), model.paper(), study, model.marked().on(study.at())),
                  event)
              .map(next -> model.with(next.session()).with(next.paper()));
    };
  }

  private static Updates.Update<AnalysisModel, Event> onInsight(
      Updates.Update<Part<Insight>, Event> update) {
    return (model, event) ->
        update.update(new Part<>(model.session(), model.insight()), event).map(model::withInsight);
  }

  /** No clock runs here. */
  @Override
  public Next<AnalysisModel> next(AnalysisModel before, Event event, double now) {
    Next<AnalysisModel> changed = updates.update(before, event);
    AnalysisModel after = changed.model();
    if (after.session().dialog() == Dialog.NONE) {
      after = after.with(after.paper().showing(Paper.Shown.LINK));
    }
    Study study = after.study();
    Next<ReviewState> review =
        study == null ? Next.of(after.review()) : TrialUpdate.follow(after.review(), study);
    Next<Insight> thought = insight.follow(after.insight(), study);
    after = after.with(review.model()).with(thought.model());
    List<Effect> effects = new ArrayList<>(changed.effects());
    effects.addAll(review.effects());
    effects.addAll(thought.effects());
    effects.addAll(followed(before, after));
    return new Next<>(after, effects);
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static List<Effect> followed(AnalysisModel before, AnalysisModel after) {
    List<Effect> effects = new ArrayList<>();
    if (!before.session().settings().equals(after.session().settings())) {
      effects.add(new PreferencesEffect.SaveSettings(after.session().settings()));
    }
    String focus = after.session().focus();
    if (!before.session().focus().equals(focus) && !focus.isEmpty()) {
      effects.add(new ScreenEffect.FocusCell(focus));
    }
    Study old = before.study();
    Study now = after.study();
    if (now != null && (old == null || !old.at().equals(now.at()))) {
      effects.add(new AnalysisEffect.ShowMove(now));
    }
    // A study that was only opened is a visit. It is saved and shown in the address once it is
    // changed.
    boolean changed =
        old != null && now != null && old.id().equals(now.id()) && old.record() != now.record();
    if (changed && now != null) {
      effects.add(new StoreEffect.Save(now.kept()));
      effects.add(new AnalysisEffect.ShowAddress(now));
    }
    return effects;
  }
}
