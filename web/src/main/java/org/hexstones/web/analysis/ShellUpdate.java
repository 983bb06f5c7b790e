package org.hexstones.web.analysis;

import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.feature.settings.SettingsUpdate;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.Settings;

/** Updates for the analysis board as a whole, with or without an open study. */
final class ShellUpdate {
  private ShellUpdate() {}

  /** No clock runs here. All routes except dialogs lead to the page, which has another address. */
  static void register(Updates<AnalysisModel> updates) {
    updates
        .on(AnalysisEvent.Leave.class, (model, event) -> Next.of(model, new AnalysisEffect.Leave()))
        .on(AnalysisEvent.PlayFrom.class, ShellUpdate::playFrom)
        .on(AnalysisEvent.ShowTab.class, (model, event) -> show(model, event.tab()))
        .change(ShellEvent.VersionWaits.class, (model, event) -> model.withVersion(true))
        .on(
            ShellEvent.VersionTaken.class,
            (model, event) -> Next.of(model.withVersion(true), new AnalysisEffect.TakeVersion()))
        .change(ShellEvent.VersionHeld.class, (model, event) -> held(model))
        .change(ShellEvent.LeaveVersion.class, (model, event) -> model.withVersion(false))
        .on(
            ShellEvent.TakeVersion.class,
            (model, event) -> Next.of(model.withVersion(false), new AnalysisEffect.TakeVersion()))
        .include(SettingsUpdate.updates(), ShellUpdate::onSettings)
        .include(ofSession(), ShellUpdate::onSession)
        .ignoreOther(event -> event instanceof Route || event instanceof ShellEvent);
  }

  /** A reload shows the review again; the other parts are what it begins with or a press away. */
  private static Next<AnalysisModel> show(AnalysisModel model, AnalysisModel.Tab tab) {
    boolean isReview = tab == AnalysisModel.Tab.REVIEW;
    return Next.of(
        model.withTab(tab),
        new AnalysisEffect.NoteTask(isReview ? StudyTask.REVIEWED : StudyTask.LOOK));
  }

  private static AnalysisModel held(AnalysisModel model) {
    return model.with(model.session().withNotice(Notice.Kind.VERSION_HELD)).withVersion(true);
  }

  private static Updates<Session> ofSession() {
    return new Updates<Session>()
        .change(Route.Open.class, (session, open) -> session.withDialog(open.dialog()))
        .change(ShellEvent.DismissNotice.class, (session, event) -> session.withoutNotice())
        .change(
            ShellEvent.Resized.class,
            (session, resized) ->
                session.withDevice(session.device().withViewport(resized.viewport())))
        .change(BoardEvent.Focus.class, (session, focus) -> session.withFocus(focus.cell()))
        .change(BoardEvent.Walk.class, (session, walk) -> session.withFocus(walk.cell()));
  }

  private static Updates.Update<AnalysisModel, Event> onSession(
      Updates.Update<Session, Event> update) {
    return (model, event) -> update.update(model.session(), event).map(model::with);
  }

  private static Updates.Update<AnalysisModel, Event> onSettings(
      Updates.Update<Settings, Event> update) {
    return (model, event) ->
        update
            .update(model.session().settings(), event)
            .map(chosen -> model.with(model.session().withSettings(chosen)));
  }

  private static Next<AnalysisModel> playFrom(AnalysisModel model, AnalysisEvent.PlayFrom event) {
    Study study = model.study();
    return study == null
        ? Next.of(model)
        : Next.of(model, new AnalysisEffect.TurnTo(Address.game(ShortLink.of(study.upToHere()))));
  }
}
