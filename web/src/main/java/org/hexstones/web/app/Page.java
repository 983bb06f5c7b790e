package org.hexstones.web.app;

import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.SetupCache;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.address.AddressBar;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.address.TabEntries;
import org.hexstones.web.platform.dom.BoardTurn;
import org.hexstones.web.platform.dom.Renderer;
import org.hexstones.web.platform.files.Languages;
import org.hexstones.web.platform.files.TextFiles;
import org.hexstones.web.platform.storage.BrowserPorts;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.StoragePorts;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;

/** The page in the browser: it makes the program, passes events to it and draws it. */
final class Page {
  private final StoragePorts ports = new BrowserPorts();
  private final Preferences preferences =
      new Preferences(Preferences.LAST, ports, Browser.languages());
  private final Function<String, Parsed<Setup>> setups = new SetupCache(Games.ALL::setup);
  private final PositionCache positions = new PositionCache();
  private final Languages languages = new Languages(TextFiles::load);
  private final Numbers numbers = Browser.numbers();
  private final PageView view =
      new PageView(new ViewContexts(GameViews.ALL, setups, languages::known, numbers), positions);
  private final Renderer renderer = new Renderer(this::draw, this::happened, this::resized);
  private final GamePersistence persistence =
      new GamePersistence(preferences, ports, setups, this::happened);
  private final LinkOpener opener = new LinkOpener(setups, persistence, this::happened);
  private final AddressBar address = new AddressBar(ports.tab());
  private final BrowserTab tab =
      new BrowserTab(address, persistence, opener, this::show, this::happened);
  private final OpeningEffects opening =
      new OpeningEffects(
          tab, new TabEntries(), () -> model().session().screens().height(), this::happened);
  private final Outside outside = new Outside(this::model, preferences, this::happened);
  private final PageFiles files;
  private final GameForm offered;
  private final Program<Model> program;

  /**
   * @param offered the game that newcomers are offered
   */
  Page(PageFiles files, GameForm offered) {
    this.files = files;
    this.offered = offered;
    EffectHandlers effects =
        new PageEffects(files, ports, preferences, setups, persistence, this::happened)
            .handlers(
                new PageBrowser(address, opener),
                renderer,
                languages,
                opening,
                () -> languages.messages(model().session().settings().language(), numbers));
    program =
        new Program<>(
            Beginning.model(preferences, offered),
            new Update(setups, positions),
            Browser::now,
            // The history is updated before the address: a new screen has an entry of its own.
            (before, after) -> opening.history().follow(),
            effects::handle,
            Browser::attempt);
  }

  private Model model() {
    return program.model();
  }

  /** Draws nothing until it is known which match is resumed. That takes some milliseconds. */
  void start() {
    Language language = model().session().settings().language();
    Browser.describe(model().session().settings());
    languages.need(language, () -> Browser.later(() -> prepare(language)));
  }

  /** Formats one number in advance: the first takes as long as hundreds after it. */
  private void prepare(Language language) {
    numbers.format(language, "1000");
    boolean starts = preferences.shown() == null && PageAddress.hash().isEmpty();
    Browser.later(
        () -> Beginning.inPieces(starts ? view.pieces(model()) : List.of(), this::resume));
  }

  private void resume() {
    Beginning.report(files.scanner(), this::happened);
    persistence.resume(
        () -> {
          if (!PageAddress.reloadIfTurned()) {
            happened(
                new OpeningEvent.Resumed(Beginning.arrival(tab.entry(), preferences, offered)));
            TabEntries.listen(opening.history()::walked);
            PageAddress.onHashChange(opening::addressChanged);
          }
        });
  }

  private void show() {
    Beginning.listen();
    opener.listen();
    Browser.onKey(input -> view.key(model(), input), this::happened);
    renderer.draw();
    outside.listen(files.serviceWorker());
  }

  private void resized(Viewport room) {
    happened(new ShellEvent.Resized(room));
    BoardTurn.follow();
  }

  private Element draw() {
    Element drawn = view.draw(model());
    if (view.isUnfinished()) {
      renderer.redraw();
    }
    return drawn;
  }

  private void happened(Event event) {
    program.dispatch(event);
    renderer.redraw();
    outside.hold(model().live().isGoingOn() || persistence.hasUnkept());
    if (event instanceof BoardEvent.Press || event instanceof Answer.Best) {
      // The board is drawn now, so that the next frame already shows the stone.
      renderer.showNow(view.drawBoard(model()));
    }
  }
}
