package org.hexstones.web.app;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.feature.library.SafekeepingEffects;
import org.hexstones.web.feature.live.LiveEffects;
import org.hexstones.web.feature.puzzle.PuzzleEffects;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.dom.BrowserScreen;
import org.hexstones.web.platform.dom.Renderer;
import org.hexstones.web.platform.files.Languages;
import org.hexstones.web.platform.peer.PeerConnections;
import org.hexstones.web.platform.storage.BrowserStorageManager;
import org.hexstones.web.platform.workers.ProofClient;
import org.hexstones.web.session.ScreenEffects;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.StoragePorts;

/** The table of the handlers for all effects of the page in the browser. */
final class PageEffects {
  private final PageFiles files;
  private final StoragePorts ports;
  private final Preferences preferences;
  private final Function<String, Parsed<Setup>> setups;
  private final GamePersistence persistence;
  private final Consumer<Event> dispatch;

  PageEffects(
      PageFiles files,
      StoragePorts ports,
      Preferences preferences,
      Function<String, Parsed<Setup>> setups,
      GamePersistence persistence,
      Consumer<Event> dispatch) {
    this.files = files;
    this.ports = ports;
    this.preferences = preferences;
    this.setups = setups;
    this.persistence = persistence;
    this.dispatch = dispatch;
  }

  EffectHandlers handlers(
      AppBrowser browser,
      Renderer renderer,
      Languages languages,
      OpeningEffects opening,
      Supplier<Messages> messages) {
    EffectHandlers table = new EffectHandlers();
    persistence.addTo(table);
    new SafekeepingEffects(new BrowserStorageManager(), preferences, ports.games()::now, dispatch)
        .addTo(table);
    new SearchEffects(files.worker(), dispatch).addTo(table);
    new PuzzleEffects(
            (answered, failed) -> new ProofClient(files.worker(), answered, failed), dispatch)
        .addTo(table);
    opening.addTo(table);
    new LiveEffects(
            new PeerConnections(LiveEffects.listener(dispatch::accept)),
            setups,
            persistence,
            TimeSlices::run,
            files.scanner(),
            dispatch::accept)
        .addTo(table);
    new SharingEffects(GameViews.ALL, files.pictures(), messages, dispatch).addTo(table);
    new AppEffects(
            browser, preferences, persistence, ports.scheduler(), opening.history(), dispatch)
        .addTo(table);
    ScreenEffects.addTo(table, new BrowserScreen(renderer, languages), dispatch);
    return table;
  }
}
