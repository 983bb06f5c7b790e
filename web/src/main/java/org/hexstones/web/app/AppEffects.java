package org.hexstones.web.app;

import java.util.function.Consumer;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.link.Fragment;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.lesson.LessonEffect;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.play.PlayEffect;
import org.hexstones.web.feature.puzzle.PuzzleEffect;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.Sounds;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.address.AddressBar;
import org.hexstones.web.platform.address.HistorySync;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.dom.Renderer;
import org.hexstones.web.platform.dom.Zoom;
import org.hexstones.web.platform.files.GuideFiles;
import org.hexstones.web.platform.files.PuzzleFile;
import org.hexstones.web.route.Address;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.PreferencesEffect;

/** Handles the effects of the page in the browser. The constructor has no side effects. */
final class AppEffects {
  private final Preferences preferences;
  private final GamePersistence persistence;
  private final LinkOpener opener;
  private final Consumer<Boolean> ponder;
  private final Renderer renderer;
  private final HistorySync history;
  private final AddressBar address;
  private final Consumer<Event> dispatch;

  /**
   * @param ponder receives whether the strongest computer may think in the others' time
   */
  AppEffects(
      Preferences preferences,
      GamePersistence persistence,
      LinkOpener opener,
      Consumer<Boolean> ponder,
      Renderer renderer,
      HistorySync history,
      AddressBar address,
      Consumer<Event> dispatch) {
    this.preferences = preferences;
    this.persistence = persistence;
    this.opener = opener;
    this.ponder = ponder;
    this.renderer = renderer;
    this.history = history;
    this.address = address;
    this.dispatch = dispatch;
  }

  void addTo(EffectHandlers table) {
    addPlay(table);
    addScreen(table);
    addPreferences(table);
    addSharing(table);
    table
        .on(LessonEffect.FetchGuide.class, this::fetchGuide)
        .on(PuzzleEffect.FetchPuzzles.class, effect -> fetchPuzzles())
        .on(AppEffect.LeaveMatch.class, effect -> leaveMatch())
        .on(AppEffect.TakeVersion.class, effect -> persistence.leaveFor(this::takeVersion));
  }

  private void addPlay(EffectHandlers table) {
    table
        .on(
            PlayEffect.TickLater.class,
            effect ->
                Browser.after(
                    effect.millis(),
                    passed -> dispatch.accept(new ShellEvent.Tick(effect.number(), Browser.now()))))
        .on(
            PlayEffect.LayAhead.class,
            effect -> Browser.later(() -> dispatch.accept(new MatchEvent.LayAhead())))
        .on(
            PlayEffect.PlayCue.class,
            effect ->
                Sounds.give(effect.cue(), effect.colour(), effect.sound(), effect.vibration()));
  }

  private void addScreen(EffectHandlers table) {
    table
        .on(ScreenEffect.FillScreen.class, effect -> Sounds.fillScreen())
        .on(ScreenEffect.Zoom.class, effect -> Zoom.by(effect.larger()))
        .on(ScreenEffect.FocusCell.class, effect -> renderer.focusCell(effect.cell()))
        .on(ScreenEffect.FocusControl.class, effect -> renderer.focusControl(effect.name()));
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
        .on(SharingEffect.ChooseFile.class, effect -> opener.choose())
        .on(SharingEffect.OpenText.class, effect -> opener.text(effect.text()))
        .on(
            SharingEffect.ShowAddress.class,
            effect ->
                address.show(effect.match().id(), Fragment.Word.GAME, effect.match().record()))
        .on(SharingEffect.Analyse.class, this::analyse);
  }

  private void saveSettings(Settings settings) {
    preferences.keep(settings);
    ponder.accept(settings.has(Settings.Switch.PONDER));
    Browser.describe(settings);
  }

  private void takeVersion() {
    Versions.take(() -> dispatch.accept(new ShellEvent.VersionHeld()));
  }

  private void leaveMatch() {
    persistence.leave();
    address.leave(history.isLeaving());
  }

  private void fetchGuide(LessonEffect.FetchGuide effect) {
    GuideFiles.fetch(
        effect.language().tag(),
        (plan, texts) -> dispatch.accept(new LessonEvent.Came(effect.language(), plan, texts)));
  }

  private void fetchPuzzles() {
    PuzzleFile.fetch(
        list ->
            dispatch.accept(new PuzzleEvent.Came(list, PuzzleFile.today(), preferences.solved())));
  }

  private void analyse(SharingEffect.Analyse effect) {
    ShortLink.Writing link = new ShortLink.Writing(effect.record());
    TimeSlices.run(link::goOn, () -> analyse(effect, link));
  }

  private void analyse(SharingEffect.Analyse effect, ShortLink.Writing link) {
    preferences.lookAt(effect.cursor());
    preferences.practise(effect.practise());
    preferences.give(link.isWhole() ? "" : RecordText.write(effect.record()));
    String fragment = Address.study(link.link());
    persistence.leave(
        link.isWhole(),
        kept -> history.onceThere(() -> analyse(fragment, kept && !effect.visit())));
  }

  /** A match that is not stored is found again by the address from which the person came. */
  private void analyse(String fragment, boolean kept) {
    address.flush();
    preferences.comeFrom(kept ? "" : PageAddress.hash());
    PageAddress.turnTo(fragment, false);
  }
}
