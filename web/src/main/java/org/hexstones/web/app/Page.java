package org.hexstones.web.app;

import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.play.SearchEvent;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.SetupCache;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.EffectRunner;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.platform.AddressBar;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.BrowserStorage;
import org.hexstones.web.platform.DragPainting;
import org.hexstones.web.platform.Exchange;
import org.hexstones.web.platform.HistorySync;
import org.hexstones.web.platform.Languages;
import org.hexstones.web.platform.Renderer;
import org.hexstones.web.platform.Sounds;
import org.hexstones.web.platform.TabEntries;
import org.hexstones.web.platform.TextFiles;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.Zoom;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.ShellEvent;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The loop: an event makes the next model, its effects are carried out, the page is drawn anew. The
 * one mutable thing is which model is the present one.
 */
final class Page {
  private final Preferences memory = new Preferences(Preferences.LAST);
  private final Function<String, Parsed<Setup>> setups = new SetupCache(Games.ALL::setup);
  private final PositionCache replay = new PositionCache();
  private final Languages languages = new Languages(TextFiles::load);
  private final Update update = new Update(setups, replay);
  private final Numbers numbers = Browser.numbers();
  private final PageView view =
      new PageView(new ViewContexts(GameViews.ALL, setups, languages::known, numbers), replay);
  private final Renderer screen;
  private final GamePersistence shelf;
  private final LinkOpener opener;
  private final AppEffects effects;
  private final EffectRunner runner;
  private final HistorySync trail;
  private final GameForm offered;
  private Model model;

  /** What the topmost layer was that was closed, which the way forward shows again; or empty. */
  private String left = "";

  /** What walking the browser's history does. */
  private final class Steps implements HistorySync.Walk {
    @Override
    public void back() {
      Event close = Layers.close(model);
      if (close != null) {
        happened(close);
      }
    }

    @Override
    public void forth() {
      Match match = model.match();
      String asked = AddressBar.match();
      if (match != null && match.id().equals(asked)) {
        happened(new Route.Continue());
      } else if (!asked.isEmpty()) {
        // The entry is walked to once what it tells is there.
        readAddress(Browser.hash(), opener::linkNow);
      } else {
        happened(new AppEvent.RestoreDraft(left));
      }
    }

    @Override
    public void across() {
      Match shown = model.shown();
      String asked = AddressBar.match();
      if (asked.isEmpty() && shown != null) {
        back();
      } else if (!asked.isEmpty() && (shown == null || !shown.id().equals(asked))) {
        forth();
      }
    }

    @Override
    public void arrived() {
      effects.addressAgain();
    }
  }

  /**
   * @param worker the address of the worker that thinks
   * @param offered the game that is offered to who is new
   */
  Page(String worker, GameForm offered) {
    this.offered = offered;
    GameForm form = memory.form();
    model =
        Model.start(
            memory.settings(), form == null ? offered : form, Browser.window(), Browser.freshId());
    model = model.with(d -> d.boards = memory.boards());
    trail = new HistorySync(new TabEntries(), () -> Layers.count(model), new Steps());
    screen = new Renderer(this::draw, this::happened);
    shelf = new GamePersistence(memory, setups, told -> happened(told));
    opener = new LinkOpener(setups, shelf, this::opened, () -> happened(new Route.Library()));
    LinkEffects links = new LinkEffects(opener, new SharingEffects(this::ofLinks));
    effects = new AppEffects(worker, memory, shelf, links, screen, trail, this::happened);
    runner = new EffectRunner(effects::carryOut, Browser::attempt);
  }

  /**
   * Nothing is drawn before it is known which match goes on, which takes some milliseconds.
   *
   * @param serviceWorker the address of the one that keeps versions for when there is no network,
   *     or null
   */
  void start(@Nullable String serviceWorker) {
    Language language = model.settings().language();
    Browser.describe(model.settings());
    languages.need(language, () -> Browser.later(() -> prepare(language, serviceWorker)));
  }

  /** The first number takes as long to write as hundreds after it. */
  private void prepare(Language language, @Nullable String serviceWorker) {
    numbers.format(language, "0");
    boolean starts = memory.shown() == null && Browser.hash().isEmpty();
    Browser.later(
        () -> {
          List<Runnable> pieces = starts ? view.pieces(model) : List.of();
          prepare(pieces.iterator(), serviceWorker);
        });
  }

  private void prepare(Iterator<Runnable> pieces, @Nullable String serviceWorker) {
    if (pieces.hasNext()) {
      pieces.next().run();
      Browser.later(() -> prepare(pieces, serviceWorker));
    } else {
      resume(serviceWorker);
    }
  }

  private void resume(@Nullable String serviceWorker) {
    DragPainting.listen();
    happened(new ShellEvent.CapabilitiesDetected(Sounds.canFillScreen(), Sounds.canVibrate()));
    ofLinks(new SharingEvent.At(Exchange.base(), Exchange.hasSheet()));
    shelf.resume(
        () -> {
          resumed();
          TabEntries.listen(trail::walked);
          Browser.onHashChange(this::turned);
          Browser.later(() -> show(serviceWorker));
        });
  }

  private void show(@Nullable String serviceWorker) {
    opener.listen();
    Browser.onKey(input -> view.key(model, input), this::happened);
    BrowserStorage.onChange(
        () ->
            happened(
                new AppEvent.ChangedElsewhere(
                    memory.boards(), SolvedPuzzles.read(memory.solved()))));
    Zoom.follow();
    screen.draw();
    if (serviceWorker != null) {
      Versions.keep(serviceWorker, () -> happened(new ShellEvent.VersionWaits()));
    }
  }

  /**
   * The match that this tab was showing goes on, unless the address has been changed since; another
   * that was left is offered.
   */
  private void resumed() {
    Match match = model.match();
    boolean shown = match != null && memory.shown() != null;
    boolean told = match != null && match.id().equals(AddressBar.match());
    // To go on writes the address, in which something else may be asked for.
    String hash = Browser.hash();
    List<String> begun = Browser.begun();
    if (begun != null) {
      trail.begin(true);
      begin(begun);
    }
    boolean asked = Address.link(hash) != null || Address.read(hash) != null;
    if (asked ? !told : begun == null && !shown) {
      if (asked) {
        trail.beginAsked();
      }
      readAddress(hash);
    } else if (begun == null) {
      happened(new Route.Continue());
    }
    if (model.shown() == null) {
      if (!asked) {
        happened(new AppEvent.RestoreDraft(memory.unfinished()));
      }
      shelf.carryOut(new StoreEffect.ListGames());
    }
    if (!trail.isBegun()) {
      trail.begin(hash.isEmpty());
    }
  }

  /** An address was typed, or a link opened; entries of the page's own are told to the trail. */
  private void turned() {
    String hash = Browser.hash();
    if (hash.startsWith(ShortLink.STUDY)) {
      readAddress(hash);
    } else if (!trail.isHere()) {
      trail.typed();
      readAddress(hash);
    }
  }

  /** The game that was begun on the first board, which is there before this program. */
  private void begin(List<String> placed) {
    model = model.with(d -> d.form = offered);
    happened(new StartEvent.Begin());
    placed.forEach(cell -> happened(new BoardEvent.Press(cell)));
  }

  /** What the address asks for. */
  private void readAddress(String fragment) {
    readAddress(fragment, opener::link);
  }

  private void readAddress(String fragment, Consumer<String> open) {
    if (fragment.startsWith(ShortLink.STUDY)) {
      shelf.settled(kept -> Browser.reload());
      return;
    }
    String link = Address.link(fragment);
    if (link != null) {
      trail.await();
      open.accept(link);
      return;
    }
    @Nullable Event asked = Address.read(fragment);
    if (asked != null) {
      // Done once; a reload goes on with it and does not begin anew.
      Browser.clearHash();
      happened(asked);
    }
    trail.settled();
  }

  private Element draw() {
    Element drawn = view.draw(model);
    if (view.isUnfinished()) {
      screen.redraw();
    }
    return drawn;
  }

  private void opened(SharingEvent event) {
    ofLinks(event);
    trail.settled();
  }

  private void ofLinks(SharingEvent event) {
    happened(event);
  }

  /** Whatever happens, the clock is looked at first, for it may be too late. */
  private void happened(Event event) {
    if (event instanceof SettingsEvent.SetLanguage set) {
      languages.choose(set.language(), () -> understood(event));
    } else {
      understood(event);
    }
  }

  private void understood(Event event) {
    if (!(event instanceof ShellEvent.Tick)) {
      apply(new ShellEvent.Tick(0, Browser.now()));
    }
    apply(event);
    if (event instanceof BoardEvent.Press || event instanceof SearchEvent.Best) {
      // Not with the next frame: that one is to be painted with the stone as soon as it comes.
      screen.showNow(view.drawBoard(model));
    }
  }

  private void apply(Event event) {
    Model before = model;
    Next<Model> next = update.update(model, event);
    model = next.model();
    int closed = Layers.count(before) - Layers.count(model);
    if (closed != 0) {
      left = closed > 0 ? DraftCodec.write(before) : "";
    }
    // Before the address tells of another screen, which is to have an entry of its own.
    trail.follow();
    runner.carryOut(next.effects());
    screen.redraw();
  }
}
