package org.hexstones.web.app;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.live.LiveCodes;
import org.hexstones.web.feature.live.LiveEffects;
import org.hexstones.web.feature.live.LiveEvent;
import org.hexstones.web.feature.play.SearchEvent;
import org.hexstones.web.feature.puzzle.PuzzleProgress;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.NewGame;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.SetupCache;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.platform.AddressBar;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.BrowserPorts;
import org.hexstones.web.platform.BrowserStorage;
import org.hexstones.web.platform.CanvasGuard;
import org.hexstones.web.platform.DragPainting;
import org.hexstones.web.platform.EarlyBoard;
import org.hexstones.web.platform.Exchange;
import org.hexstones.web.platform.HistorySync;
import org.hexstones.web.platform.Languages;
import org.hexstones.web.platform.LiveTabs;
import org.hexstones.web.platform.PuzzleFile;
import org.hexstones.web.platform.Renderer;
import org.hexstones.web.platform.Sounds;
import org.hexstones.web.platform.TabEntries;
import org.hexstones.web.platform.TextFiles;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.Zoom;
import org.hexstones.web.platform.peer.CodeScanner;
import org.hexstones.web.platform.peer.PeerConnections;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Camera;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.StoragePorts;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.ShellEvent;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.ui.board.BoardEvent;
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
  private final HistorySync history;
  private final Program<Model> program;
  private final @Nullable String scanner;
  private final GameForm offered;

  /** Runs once the match of the address is there at the start. */
  private Runnable whenOpened = () -> {};

  /** The topmost screen that was closed, as text; the way forward shows it again. Empty if none. */
  private String left = "";

  /** What a step in the browser's history does. */
  private final class Steps implements HistorySync.Walk {
    @Override
    public void back() {
      Event close = session().screens().closing();
      if (close != null) {
        happened(close);
      }
    }

    @Override
    public void forth() {
      Match match = session().match();
      String asked = address.match();
      if (match != null && match.id().equals(asked)) {
        happened(new Route.Continue());
      } else if (!asked.isEmpty()) {
        readAddress(Browser.hash());
      } else {
        happened(new AppEvent.RestoreDraft(left));
      }
    }

    @Override
    public void across() {
      if (address.isKept()) {
        readAddress(Browser.hash());
        return;
      }
      Match shown = session().shown();
      String asked = address.match();
      if (asked.isEmpty() && shown != null) {
        back();
      } else if (!asked.isEmpty() && (shown == null || !shown.id().equals(asked))) {
        forth();
      }
    }

    @Override
    public void arrived() {
      address.again();
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
   * @param scanner the address of the worker that reads QR codes, or null if there is none
   * @param offered the game that newcomers are offered
   */
  Page(String worker, String pictures, @Nullable String scanner, GameForm offered) {
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
    history = new HistorySync(new TabEntries(), () -> session().screens().height(), new Steps());
    renderer =
        new Renderer(this::draw, this::happened, room -> happened(new ShellEvent.Resized(room)));
    persistence = new GamePersistence(preferences, ports, setups, this::happened);
    opener =
        new LinkOpener(
            setups, persistence, this::opened, () -> happened(new Route.Library()), this::happened);
    boolean ponders = start.session().settings().has(Settings.Switch.PONDER);
    SearchEffects search = new SearchEffects(worker, ponders, this::happened);
    EffectHandlers effects = new EffectHandlers();
    persistence.addTo(effects);
    search.addTo(effects);
    new LiveEffects(
            new PeerConnections(LiveEffects.listener(this::happened)),
            setups,
            persistence,
            TimeSlices::run,
            scanner,
            this::happened)
        .addTo(effects);
    new SharingEffects(GameViews.ALL, pictures, this::messages, this::happened).addTo(effects);
    new AppEffects(
            preferences,
            persistence,
            opener,
            search::ponder,
            renderer,
            history,
            address,
            this::happened)
        .addTo(effects);
    program =
        new Program<>(
            start, new Update(setups, positions), this::changed, effects::handle, Browser::attempt);
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

  /**
   * Draws nothing until it is known which match is resumed. That takes some milliseconds.
   *
   * @param serviceWorker the address of the service worker, which stores versions for use without a
   *     network; or null
   */
  void start(@Nullable String serviceWorker) {
    Language language = session().settings().language();
    Browser.describe(session().settings());
    languages.need(language, () -> Browser.later(() -> prepare(language, serviceWorker)));
  }

  /** Formats one number in advance: the first takes as long as hundreds after it. */
  private void prepare(Language language, @Nullable String serviceWorker) {
    numbers.format(language, "1000");
    boolean starts = preferences.shown() == null && Browser.hash().isEmpty();
    Browser.later(
        () -> {
          List<Runnable> pieces = starts ? view.pieces(model()) : List.of();
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
    happened(
        new ShellEvent.CapabilitiesDetected(
            Sounds.canFillScreen(),
            Sounds.canVibrate(),
            CodeScanner.needsCanvas() && CanvasGuard.isNoise()
                ? Camera.GUARDED
                : Camera.of(CodeScanner.isPossible(scanner), Browser.isHandheld())));
    happened(new SharingEvent.At(Exchange.base(), Exchange.hasSheet()));
    persistence.resume(
        () -> {
          if (Browser.reloadIfTurned()) {
            return;
          }
          EarlyBoard.Moves early = EarlyBoard.takeOver();
          whenOpened =
              () -> {
                play(early);
                Browser.later(() -> show(serviceWorker));
              };
          resumed(early);
          TabEntries.listen(history::walked);
          Browser.onHashChange(this::turned);
        });
  }

  private void show(@Nullable String serviceWorker) {
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

  /**
   * Resumes the match that this tab was showing, unless the address has changed since. Another
   * match that was left is offered.
   *
   * @param early the moves made on the board that was there before this program, or null
   */
  private void resumed(EarlyBoard.@Nullable Moves early) {
    Match match = session().match();
    boolean shown = match != null && preferences.shown() != null;
    boolean told = match != null && match.id().equals(address.match());
    // Resuming writes the address, so what it asks for is read first.
    String hash = Browser.hash();
    boolean begun = early != null && hash.isEmpty();
    if (begun) {
      history.begin(true);
      happened(new StartEvent.ChooseGame(offered));
      happened(new StartEvent.Begin());
    }
    boolean asked = hash.length() > 1;
    boolean opens = asked ? !told : !begun && !shown;
    if (opens) {
      if (asked) {
        history.beginAsked();
      }
      readAddress(hash);
    } else if (!begun) {
      happened(new Route.Continue());
    }
    if (session().shown() == null) {
      if (!asked) {
        happened(new AppEvent.RestoreDraft(preferences.unfinished()));
      }
      persistence.listGames();
    }
    if (opens && asked && !(Address.read(hash) instanceof Route.BadAddress)) {
      preferences.keepMeeting("");
    } else {
      String meeting = preferences.meeting();
      if (!meeting.isEmpty()) {
        LiveTabs.isHeld(meeting, held -> happened(new LiveEvent.Restore(meeting, held)));
      }
    }
    if (!history.isBegun()) {
      history.begin(hash.isEmpty());
    }
    if (!opens || Address.link(hash) == null) {
      opened();
    }
  }

  /** The match of the address is there, or the reason why there is none: now all can be drawn. */
  private void opened() {
    Runnable then = whenOpened;
    whenOpened = () -> {};
    then.run();
  }

  /**
   * The person typed an address or opened a link. The history decides whether the entry is one of
   * the page's own.
   */
  private void turned() {
    String hash = Browser.hash();
    if (Address.study(hash) != null) {
      readAddress(hash);
    } else if (!history.isHere()) {
      history.typed();
      readAddress(hash);
    }
  }

  /**
   * Plays the moves that were made on the board that was there before this program, if the match is
   * at the same place.
   */
  private void play(EarlyBoard.@Nullable Moves early) {
    Match match = session().shown();
    if (early != null && match != null && match.cursor() == early.from()) {
      early.moves().forEach(move -> happened(new MatchEvent.Choose(move)));
    }
  }

  /** Opens what the address asks for. */
  private void readAddress(String fragment) {
    String study = Address.study(fragment);
    if (study != null) {
      persistence.settled(kept -> Browser.reloadAt(ShortLink.STUDY + study));
      return;
    }
    String link = Address.link(fragment);
    if (link != null) {
      history.await();
      opener.link(link);
      return;
    }
    @Nullable Event asked = Address.read(fragment, setups);
    if (asked != null) {
      if (isUnderstood(asked)) {
        // The address is obeyed once: a reload resumes the game and does not begin another.
        Browser.clearHash();
      } else {
        address.keep();
      }
      happened(asked);
    }
    history.settled();
  }

  private boolean isUnderstood(Event asked) {
    if (asked instanceof Route.NewGame game) {
      return NewGame.asked(setups, game.command(), game.seats().size()).isOk();
    }
    return asked instanceof Route.Live live
        ? MeetingCode.read(live.code()).isOk()
        : !(asked instanceof Route.BadAddress);
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

  private void opened(SharingEvent event) {
    if (event instanceof SharingEvent.Opened read && read.isLink() && !read.read().isOk()) {
      address.keep();
    }
    happened(event);
    history.settled();
    opened();
  }

  /** A language is chosen once its texts are loaded. */
  private void happened(Event event) {
    if (event instanceof SettingsEvent.SetLanguage set) {
      languages.choose(set.language(), () -> dispatch(event));
    } else {
      dispatch(event);
    }
  }

  /** A tick comes before every other event, because a clock may have run out. */
  private void dispatch(Event event) {
    if (!(event instanceof ShellEvent.Tick)) {
      program.dispatch(new ShellEvent.Tick(0, Browser.now()));
      renderer.redraw();
    }
    program.dispatch(event);
    renderer.redraw();
    Versions.hold(model().live().isGoingOn() || persistence.hasUnkept());
    if (event instanceof BoardEvent.Press || event instanceof SearchEvent.Best) {
      // The board is drawn now, so that the next frame already shows the stone.
      renderer.showNow(view.drawBoard(model()));
    }
  }

  /** The history is updated before the address: a new screen has an entry of its own. */
  private void changed(Model before, Model after) {
    int closed = before.session().screens().height() - after.session().screens().height();
    if (closed != 0) {
      left = closed > 0 ? DraftCodec.write(before.session().screens()) : "";
    }
    history.follow();
  }
}
