package org.hexstones.web.analysis;

import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.SetupCache;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.EffectRunner;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.platform.AddressBar;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.Exchange;
import org.hexstones.web.platform.Languages;
import org.hexstones.web.platform.Renderer;
import org.hexstones.web.platform.TextFiles;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.Zoom;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.ui.ShellEvent;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The loop of the analysis board: as the page's, with another model. */
final class AnalysisPage {
  /** Where a tab notes which study it shows. */
  private static final String PLACE = "study";

  /** The file of texts beside the page's own, for each language. */
  private static final String TEXTS = "study/";

  private final Preferences memory = new Preferences(PLACE);
  private final Function<String, Parsed<Setup>> setups = new SetupCache(Games.ALL::setup);
  private final PositionCache replay = new PositionCache();
  private final Languages languages = new Languages(AnalysisPage::texts);
  private final AnalysisUpdate update = new AnalysisUpdate(replay);
  private final AnalysisView view =
      new AnalysisView(
          new ViewContexts(GameViews.ALL, setups, languages::known, Browser.numbers()), replay);
  private final Renderer screen;
  private final GamePersistence shelf;
  private final EffectRunner runner;
  private AnalysisModel model;

  /**
   * @param worker the address of the worker that thinks
   */
  AnalysisPage(String worker) {
    model = AnalysisModel.start(memory.settings(), Browser.window(), Browser.freshId());
    screen = new Renderer(this::draw, this::happened);
    shelf = new GamePersistence(memory, setups, told -> happened(told));
    SharingEffects outbox = new SharingEffects(told -> happened(told));
    AnalysisEffects effects =
        new AnalysisEffects(memory, shelf, outbox, screen, worker, this::happened);
    runner = new EffectRunner(effects::carryOut, Browser::attempt);
  }

  /**
   * @param serviceWorker the address of the one that keeps versions for when there is no network,
   *     or null
   */
  void start(@Nullable String serviceWorker) {
    Browser.describe(model.settings());
    languages.need(model.settings().language(), () -> resume(serviceWorker));
  }

  private void resume(@Nullable String serviceWorker) {
    happened(new SharingEvent.At(Exchange.base(), Exchange.hasSheet()));
    String known = AddressBar.match();
    shelf.resume(
        known,
        () ->
            shelf.find(
                known,
                kept -> {
                  readAddress(kept);
                  Browser.onHashChange(this::turned);
                  Browser.onKey(input -> view.key(model, input), this::happened);
                  Browser.onHidden(hidden -> happened(new InsightEvent.Hidden(hidden)));
                  Zoom.follow();
                  screen.draw();
                  if (serviceWorker != null) {
                    Versions.keep(serviceWorker, () -> happened(new ShellEvent.VersionWaits()));
                  }
                }));
  }

  /** Another address: another study, or something for the page. */
  private void turned() {
    if (Browser.hash().startsWith(ShortLink.STUDY)) {
      readAddress(null);
    } else {
      shelf.settled(kept -> Browser.reload());
    }
  }

  private void readAddress(@Nullable Match kept) {
    String link = Browser.hash().substring(ShortLink.STUDY.length());
    int look = memory.takeLook();
    if (kept != null) {
      // Opening it notes another place.
      NodePath place = NodePath.read(memory.placeIn(kept.id()));
      happened(new AnalysisEvent.Opened(Parsed.ok(kept.record()), kept));
      happened(new AnalysisEvent.GoTo(place));
      return;
    }
    LinkReading reading = new LinkReading(link, setups);
    TimeSlices.run(
        reading::goOn,
        () -> {
          happened(new AnalysisEvent.Opened(reading.record(), null));
          if (look >= 0 && look <= Study.MOST_MOVES) {
            happened(new AnalysisEvent.GoTo(NodePath.main(look)));
          }
        });
  }

  /** The texts that all programs have, and this one's own. */
  private static void texts(String tag, Consumer<@Nullable String> loaded) {
    TextFiles.load(
        tag,
        common ->
            TextFiles.load(
                TEXTS + tag,
                own -> loaded.accept(common == null || own == null ? null : common + "\n" + own)));
  }

  private Element draw() {
    Element drawn = view.draw(model);
    if (view.isUnfinished()) {
      screen.redraw();
    }
    return drawn;
  }

  private void happened(Event event) {
    if (event instanceof SettingsEvent.SetLanguage set) {
      languages.choose(set.language(), () -> understood(event));
    } else {
      understood(event);
    }
  }

  private void understood(Event event) {
    Next<AnalysisModel> next = update.update(model, event);
    model = next.model();
    runner.carryOut(next.effects());
    screen.redraw();
  }
}
