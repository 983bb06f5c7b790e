package org.hexstones.web.app;

import java.util.function.Consumer;
import org.hexstones.notation.RecordText;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.lesson.LessonEffect;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.play.PlayEffect;
import org.hexstones.web.feature.play.SearchEvent;
import org.hexstones.web.feature.puzzle.PuzzleEffect;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.address.HistorySync;
import org.hexstones.web.route.Address;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.Scheduler;

/** Handles the effects of the page. The constructor has no side effects. */
final class AppEffects {
  private final AppBrowser browser;
  private final Preferences preferences;
  private final GamePersistence persistence;
  private final Scheduler scheduler;
  private final HistorySync history;
  private final Consumer<Event> dispatch;

  AppEffects(
      AppBrowser browser,
      Preferences preferences,
      GamePersistence persistence,
      Scheduler scheduler,
      HistorySync history,
      Consumer<Event> dispatch) {
    this.browser = browser;
    this.preferences = preferences;
    this.persistence = persistence;
    this.scheduler = scheduler;
    this.history = history;
    this.dispatch = dispatch;
  }

  void addTo(EffectHandlers table) {
    addPlay(table);
    addPreferences(table);
    addSharing(table);
    table
        .on(LessonEffect.FetchGuide.class, effect -> fetchGuide(effect.language()))
        .on(PuzzleEffect.FetchPuzzles.class, effect -> fetchPuzzles())
        .on(
            PuzzleEffect.Send.class,
            effect ->
                browser.sendText(
                    effect.text(), done -> dispatch.accept(new ShellEvent.TextCopied(done))))
        .on(AppEffect.LeaveMatch.class, effect -> leaveMatch())
        .on(AppEffect.TakeVersion.class, effect -> persistence.leaveFor(this::takeVersion));
  }

  private void addPlay(EffectHandlers table) {
    table
        .on(
            PlayEffect.TickLater.class,
            effect ->
                browser.after(
                    effect.millis(), () -> dispatch.accept(new ShellEvent.Tick(effect.number()))))
        .on(
            PlayEffect.ShowLater.class,
            effect ->
                browser.after(
                    browser.isStill() ? 0 : effect.millis(),
                    () -> dispatch.accept(new SearchEvent.ShowNext(effect.ply()))))
        .on(
            PlayEffect.LayAhead.class,
            effect -> scheduler.later(() -> dispatch.accept(new MatchEvent.LayAhead())))
        .on(PlayEffect.PlayCue.class, browser::giveCue)
        .on(ScreenEffect.FillScreen.class, effect -> browser.fillScreen());
  }

  private void addPreferences(EffectHandlers table) {
    table
        .on(PreferencesEffect.SaveSettings.class, effect -> saveSettings(effect.settings()))
        .on(PreferencesEffect.SaveForm.class, effect -> preferences.keep(effect.form()))
        .on(PreferencesEffect.SaveBoards.class, effect -> preferences.keep(effect.boards()))
        .on(PreferencesEffect.SaveSolved.class, effect -> preferences.keepSolved(effect.text()))
        .on(PreferencesEffect.SavePractice.class, effect -> preferences.keep(effect.again()))
        .on(PreferencesEffect.SaveMeeting.class, effect -> preferences.keepMeeting(effect.text()))
        .on(PreferencesEffect.SaveDraft.class, effect -> preferences.keepUnfinished(effect.text()));
  }

  private void addSharing(EffectHandlers table) {
    table
        .on(SharingEffect.ChooseFile.class, effect -> browser.chooseFile())
        .on(SharingEffect.OpenText.class, effect -> browser.openText(effect.text()))
        .on(SharingEffect.ShowAddress.class, effect -> browser.showAddress(effect.match()))
        .on(SharingEffect.Analyse.class, this::analyse);
  }

  private void saveSettings(Settings settings) {
    preferences.keep(settings);
    browser.describe(settings);
  }

  private void takeVersion() {
    browser.takeVersion(() -> dispatch.accept(new ShellEvent.VersionHeld()));
  }

  private void leaveMatch() {
    persistence.leave();
    browser.leaveAddress(history.isLeaving());
  }

  private void fetchGuide(Language language) {
    browser.fetchGuide(
        language.tag(),
        (plan, texts) -> dispatch.accept(new LessonEvent.Came(language, plan, texts)));
  }

  private void fetchPuzzles() {
    browser.fetchPuzzles(
        list ->
            dispatch.accept(
                new PuzzleEvent.Came(list, browser.today(), browser.zone(), preferences.solved())));
  }

  private void analyse(SharingEffect.Analyse effect) {
    ShortLink.Writing link = new ShortLink.Writing(effect.record());
    scheduler.inSlices(link::goOn, () -> analyse(effect, link));
  }

  private void analyse(SharingEffect.Analyse effect, ShortLink.Writing link) {
    preferences.lookAt(effect.cursor());
    preferences.noteTask(effect.task());
    preferences.give(link.isWhole() ? "" : RecordText.write(effect.record()));
    String fragment = Address.study(link.link());
    preferences.noteStudy(fragment, effect.study());
    persistence.leave(
        link.isWhole(),
        kept -> history.onceThere(() -> analyse(fragment, kept && !effect.visit())));
  }

  /** A match that is not stored is found again by the address from which the person came. */
  private void analyse(String fragment, boolean kept) {
    String from = browser.flushAddress();
    preferences.comeFrom(kept ? "" : from);
    browser.turnTo(fragment);
  }
}
