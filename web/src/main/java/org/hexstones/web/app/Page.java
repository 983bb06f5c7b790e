package org.hexstones.web.app;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.feature.live.LiveCodes;
import org.hexstones.web.feature.live.LiveEffects;
import org.hexstones.web.feature.live.LiveEvent;
import org.hexstones.web.feature.play.SearchEvent;
import org.hexstones.web.feature.puzzle.PuzzleProgress;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.SetupCache;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.CanvasGuard;
import org.hexstones.web.platform.Sounds;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.address.AddressBar;
import org.hexstones.web.platform.address.EarlyBoard;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.address.TabEntries;
import org.hexstones.web.platform.dom.DragPainting;
import org.hexstones.web.platform.dom.Renderer;
import org.hexstones.web.platform.dom.Zoom;
import org.hexstones.web.platform.files.Languages;
import org.hexstones.web.platform.files.PuzzleFile;
import org.hexstones.web.platform.files.ShareSheet;
import org.hexstones.web.platform.files.TextFiles;
import org.hexstones.web.platform.peer.CodeScanner;
import org.hexstones.web.platform.peer.PeerConnections;
import org.hexstones.web.platform.storage.BrowserPorts;
import org.hexstones.web.platform.storage.BrowserStorage;
import org.hexstones.web.platform.storage.LiveTabs;
import org.hexstones.web.route.Address;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.Session;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.StoragePorts;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The page in the browser: its program, its start, its address and its history. */
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
  private final Renderer renderer;
  private final GamePersistence persistence;
  private final LinkOpener opener;
  private final AddressBar address = new AddressBar(ports.tab());
  private final OpeningEffects opening;
  private final Program<Model> program;
  private final @Nullable String serviceWorker;
  private final @Nullable String scanner;
  private final GameForm offered;

  /** The tab of the page. */
  private final class BrowserTab implements OpeningEffects.Tab {
    @Override
    public OpeningEvent.Entry entry() {
      return new OpeningEvent.Entry(PageAddress.hash(), address.match(), address.isKept());
    }

    @Override
    public void clearAddress() {
      PageAddress.clearHash();
    }

    @Override
    public void keepAddress() {
      address.keep();
    }

    @Override
    public void writeAddress() {
      address.again();
    }

    @Override
    public void openStudy(String link) {
      persistence.settled(kept -> PageAddress.reloadAt(Address.study(link)));
    }

    @Override
    public void readLink(String link) {
      opener.link(link);
    }

    @Override
    public void restoreMeeting(String meeting) {
      LiveTabs.isHeld(meeting, held -> happened(new LiveEvent.Restore(meeting, held)));
    }

    @Override
    public void showPage() {
      Browser.later(Page.this::show);
    }
  }

  /** What becomes of the version in use. */
  private final class OtherVersions implements Versions.Listener {
    @Override
    public void waits() {
      happened(new ShellEvent.VersionWaits());
    }

    @Override
    public void replaced() {
      happened(new ShellEvent.VersionTaken());
    }
  }

  /**
   * @param worker the address of the search worker
   * @param pictures the address of the worker that draws pictures
   * @param serviceWorker the address of the service worker, which stores versions for use without a
   *     network; or null
   * @param scanner the address of the worker that reads QR codes, or null if there is none
   * @param offered the game that newcomers are offered
   */
  Page(
      String worker,
      String pictures,
      @Nullable String serviceWorker,
      @Nullable String scanner,
      GameForm offered) {
    this.serviceWorker = serviceWorker;
    this.scanner = scanner;
    this.offered = offered;
    GameForm form = preferences.form();
    PuzzleProgress progress =
        PuzzleProgress.NONE.withAgain(preferences.practice()).on(PuzzleFile.today());
    Model start =
        Model.start(
                preferences.settings(),
                form == null ? offered : form,
                preferences.boards(),
                Browser.window(),
                Browser.freshId())
            .withPuzzles(progress);
    opening =
        new OpeningEffects(
            new BrowserTab(), new TabEntries(), () -> session().screens().height(), this::happened);
    renderer =
        new Renderer(this::draw, this::happened, room -> happened(new ShellEvent.Resized(room)));
    persistence = new GamePersistence(preferences, ports, setups, this::happened);
    opener = new LinkOpener(setups, persistence, this::happened);
    boolean ponders = start.session().settings().has(Settings.Switch.PONDER);
    SearchEffects search = new SearchEffects(worker, ponders, this::happened);
    EffectHandlers effects = new EffectHandlers();
    persistence.addTo(effects);
    search.addTo(effects);
    opening.addTo(effects);
    new LiveEffects(
            new PeerConnections(LiveEffects.listener(this::happened)),
            setups,
            persistence,
            TimeSlices::run,
            scanner,
            this::happened)
        .addTo(effects);
    new SharingEffects(GameViews.ALL, pictures, this::messages, this::happened).addTo(effects);
    AppBrowser browser = new PageBrowser(renderer, address, languages, opener);
    new AppEffects(
            browser, preferences, persistence, search::ponder, opening.history(), this::happened)
        .addTo(effects);
    program =
        new Program<>(
            start,
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

  private Messages messages() {
    Language language = session().settings().language();
    return new Messages(language, languages.known(language), numbers);
  }

  private Session session() {
    return program.model().session();
  }

  /** Draws nothing until it is known which match is resumed. That takes some milliseconds. */
  void start() {
    Language language = session().settings().language();
    Browser.describe(session().settings());
    languages.need(language, () -> Browser.later(() -> prepare(language)));
  }

  /** Formats one number in advance: the first takes as long as hundreds after it. */
  private void prepare(Language language) {
    numbers.format(language, "1000");
    boolean starts = preferences.shown() == null && PageAddress.hash().isEmpty();
    Browser.later(
        () -> {
          List<Runnable> pieces = starts ? view.pieces(model()) : List.of();
          prepare(pieces.iterator());
        });
  }

  private void prepare(Iterator<Runnable> pieces) {
    if (pieces.hasNext()) {
      pieces.next().run();
      Browser.later(() -> prepare(pieces));
    } else {
      resume();
    }
  }

  private void resume() {
    DragPainting.listen();
    happened(
        new ShellEvent.CapabilitiesDetected(
            Sounds.canFillScreen(),
            Sounds.canVibrate(),
            CodeScanner.needsCanvas() && CanvasGuard.isNoise()
                ? Camera.GUARDED
                : Camera.of(CodeScanner.isPossible(scanner), Browser.isHandheld())));
    happened(new SharingEvent.At(PageAddress.base(), ShareSheet.isThere()));
    persistence.resume(
        () -> {
          if (!PageAddress.reloadIfTurned()) {
            happened(new OpeningEvent.Resumed(arrival()));
            TabEntries.listen(opening.history()::walked);
            PageAddress.onHashChange(opening::addressChanged);
          }
        });
  }

  private OpeningEvent.Arrival arrival() {
    return new OpeningEvent.Arrival(
        new BrowserTab().entry(),
        preferences.shown() != null,
        EarlyBoard.takeOver(),
        offered,
        preferences.unfinished(),
        preferences.meeting());
  }

  private void show() {
    opener.listen();
    LiveTabs.listen(this::takes, meeting -> LiveCodes.holds(model().live(), meeting));
    Browser.onKey(input -> view.key(model(), input), this::happened);
    BrowserStorage.onChange(
        () ->
            happened(
                new AppEvent.ChangedElsewhere(
                    preferences.boards(),
                    SolvedPuzzles.read(preferences.solved()),
                    preferences.practice())));
    Zoom.follow();
    renderer.draw();
    if (serviceWorker != null) {
      Versions.keep(serviceWorker, new OtherVersions());
    }
  }

  /** Another tab has opened an answer: takes it if this tab shows the invitation. */
  private boolean takes(String code) {
    MeetingCode read = MeetingCode.read(code).orNull();
    return read != null && read.map(offer -> false, this::takes);
  }

  private boolean takes(MeetingCode.Answer answer) {
    boolean mine = LiveCodes.isMine(model().live(), answer);
    if (mine) {
      happened(new LiveEvent.HandedOver(answer));
    }
    return mine;
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
    Versions.hold(model().live().isGoingOn() || persistence.hasUnkept());
    if (event instanceof BoardEvent.Press || event instanceof SearchEvent.Best) {
      // The board is drawn now, so that the next frame already shows the stone.
      renderer.showNow(view.drawBoard(model()));
    }
  }
}
