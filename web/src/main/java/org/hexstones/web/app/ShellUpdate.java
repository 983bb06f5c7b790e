package org.hexstones.web.app;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.feature.live.LiveClocks;
import org.hexstones.web.feature.live.LiveEvent;
import org.hexstones.web.feature.live.LiveUpdate;
import org.hexstones.web.feature.settings.SettingsUpdate;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.Settings;

/** Updates for the events of the page as a whole. */
final class ShellUpdate {
  private final Function<String, Parsed<Setup>> reader;
  private final Updates.Update<Model, Event> dispatch;

  /**
   * @param dispatch the update for all events, for an event that leads to another
   */
  ShellUpdate(Function<String, Parsed<Setup>> reader, Updates.Update<Model, Event> dispatch) {
    this.reader = reader;
    this.dispatch = dispatch;
  }

  Updates<Model> updates() {
    return new Updates<Model>()
        .include(SettingsUpdate.updates(), ShellUpdate::onSettings)
        .on(Route.PlayLive.class, (model, event) -> playLive(model))
        .change(Route.Open.class, ShellUpdate::open)
        .change(
            ShellEvent.DismissNotice.class,
            (model, event) -> model.withSession(model.session().withoutNotice()))
        .on(
            ShellEvent.FillScreen.class,
            (model, event) -> Next.of(model, new ScreenEffect.FillScreen()))
        .on(
            ShellEvent.CopyText.class,
            (model, event) -> Next.of(model, new ClipboardEffect.CopyText(event.text())))
        .change(
            ShellEvent.TextCopied.class,
            (model, event) -> model.withSession(model.session().withNotice(event.notice())))
        .change(ShellEvent.CapabilitiesDetected.class, ShellUpdate::detected)
        .change(ShellEvent.Resized.class, ShellUpdate::resized)
        .change(ShellEvent.VersionWaits.class, (model, event) -> model.withVersionWaits(true))
        .change(ShellEvent.VersionTaken.class, (model, event) -> model.withVersionWaits(true))
        .change(ShellEvent.VersionHeld.class, (model, event) -> held(model))
        .change(ShellEvent.TakeVersion.class, (model, event) -> model.withVersionWaits(false))
        .change(ShellEvent.LeaveVersion.class, (model, event) -> model.withVersionWaits(false))
        .on(AppEvent.RestoreDraft.class, this::restore)
        .change(AppEvent.ChangedElsewhere.class, ShellUpdate::changedElsewhere);
  }

  private static Updates.Update<Model, Event> onSettings(Updates.Update<Settings, Event> update) {
    return (model, event) ->
        update
            .update(model.session().settings(), event)
            .map(chosen -> model.withSession(model.session().withSettings(chosen)));
  }

  /** Begins the game of the form with the others elsewhere, and invites them. */
  private Next<Model> playLive(Model model) {
    GameForm form = model.session().form();
    Setup setup = reader.apply(form.command()).orNull();
    if (setup == null) {
      // The form itself shows what is wrong.
      return Next.of(model);
    }
    List<Seat> seats = LiveUpdate.seats(setup.players());
    Model seated = model.withSession(model.session().withForm(form.withSeats(seats)));
    Next<Model> begun = dispatch.update(seated, new StartEvent.Begin());
    Session session = LiveClocks.begin(begun.model().session(), form.clock());
    Model playing = begun.model().withSession(session.withForm(form));
    return dispatch.update(playing, new LiveEvent.Invite()).precededBy(begun.effects());
  }

  private static Model held(Model model) {
    Session noticed = model.session().withNotice(Notice.Kind.VERSION_HELD);
    return model.withSession(noticed).withVersionWaits(true);
  }

  private static Model open(Model model, Route.Open event) {
    return model
        .withSession(model.session().withDialog(event.dialog()))
        .withGuide(model.guide().withGame(""));
  }

  private static Model detected(Model model, ShellEvent.CapabilitiesDetected event) {
    Session session = model.session();
    return model.withSession(session.withDevice(session.device().with(event)));
  }

  private static Model resized(Model model, ShellEvent.Resized event) {
    Session session = model.session();
    return model.withSession(session.withDevice(session.device().withViewport(event.viewport())));
  }

  private Next<Model> restore(Model model, AppEvent.RestoreDraft event) {
    Session session = model.session();
    // A lesson that was begun from the rules is shown over the rules again.
    int free = session.dialog() == Dialog.RULES ? 1 : 0;
    if (session.screens().height() > free) {
      return Next.of(model);
    }
    Event again = DraftCodec.again(event.draft());
    return again == null
        ? Next.of(model.withSession(DraftCodec.restore(session, event.draft(), reader)))
        : dispatch.update(model, again);
  }

  private static Model changedElsewhere(Model model, AppEvent.ChangedElsewhere event) {
    Session session = model.session();
    return model
        .withSession(session.withLobby(session.lobby().withBoards(event.boards())))
        .withPuzzles(model.puzzles().withSolved(event.solved()).withAgain(event.again()));
  }
}
