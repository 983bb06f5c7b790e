package org.hexstones.web.analysis;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.notation.RecordReading;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.notation.link.Mark;
import org.hexstones.notation.link.Marks;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.insight.InsightEvent;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.feature.sharing.SharingEffects;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.SetupCache;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.address.AddressBar;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.dom.BoardTurn;
import org.hexstones.web.platform.dom.BrowserScreen;
import org.hexstones.web.platform.dom.Renderer;
import org.hexstones.web.platform.dom.Zoom;
import org.hexstones.web.platform.files.Languages;
import org.hexstones.web.platform.files.ShareSheet;
import org.hexstones.web.platform.files.TextFiles;
import org.hexstones.web.platform.storage.BrowserPorts;
import org.hexstones.web.platform.workers.AnalysisClient;
import org.hexstones.web.platform.workers.ProofClient;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.Preferences;
import org.hexstones.web.storage.StoragePorts;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The analysis board in the browser: creates the program, passes events to it and draws it. */
final class AnalysisPage {
  /** The key under which a tab stores the study that it shows. */
  private static final String PLACE = "study";

  /** The folder of the analysis board's own texts, one file for each language. */
  private static final String TEXTS = "study/";

  private final StoragePorts ports = new BrowserPorts();
  private final Preferences preferences = new Preferences(PLACE, ports, Browser.languages());
  private final AddressBar address = new AddressBar(ports.tab());
  private final Function<String, Parsed<Setup>> setups = new SetupCache(Games.ALL::setup);
  private final Languages languages = new Languages(AnalysisPage::texts);
  private final AnalysisView view;
  private final Renderer screen;
  private final GamePersistence games;
  private final Program<AnalysisModel> program;

  /**
   * @param worker the address of the search worker
   * @param pictures the address of the worker that draws pictures
   */
  AnalysisPage(String worker, String pictures) {
    PositionCache positions = new PositionCache();
    view =
        new AnalysisView(
            new ViewContexts(GameViews.ALL, setups, languages::known, Browser.numbers()),
            positions);
    screen = new Renderer(this::draw, this::dispatch, this::resized);
    games = new GamePersistence(preferences, ports, setups, this::dispatch);
    EffectHandlers handlers =
        AnalysisEffects.handlers(
            new PageBrowser(preferences, games, screen, address),
            new BrowserScreen(screen, languages),
            new SharingEffects(GameViews.ALL, pictures, this::messages, this::dispatch),
            (answered, failed) -> new AnalysisClient(worker, answered, failed),
            (answered, failed) -> new ProofClient(worker, answered, failed),
            new PaperBrowser(pictures, this::messages, this::dispatch),
            Browser::seed,
            this::dispatch);
    program =
        new Program<>(
            AnalysisModel.start(preferences.settings(), Browser.window(), Browser.freshId()),
            new AnalysisUpdate(positions),
            Browser::now,
            (before, after) -> screen.redraw(),
            handlers::handle,
            Browser::attempt);
  }

  private Messages messages() {
    return languages.messages(program.model().session().settings().language(), Browser.numbers());
  }

  /**
   * @param serviceWorker the address of the service worker, which stores versions for use without a
   *     network; or null
   */
  void start(@Nullable String serviceWorker) {
    Settings settings = program.model().session().settings();
    Browser.describe(settings);
    languages.need(settings.language(), () -> resume(serviceWorker));
  }

  private void resume(@Nullable String serviceWorker) {
    dispatch(new SharingEvent.At(PageAddress.base(), ShareSheet.isThere()));
    String known = address.match();
    games.resume(
        known,
        () ->
            games.find(
                known,
                kept -> {
                  if (PageAddress.reloadIfTurned()) {
                    return;
                  }
                  open(asked(), kept.orNull());
                  PageAddress.onHashChange(this::turned);
                  Browser.onKey(input -> view.key(program.model(), input), this::dispatch);
                  Browser.onHidden(hidden -> dispatch(new InsightEvent.Hidden(hidden)));
                  Zoom.follow();
                  screen.draw();
                  if (serviceWorker != null) {
                    Versions.keep(serviceWorker, this::dispatch);
                  }
                }));
  }

  /** The address has changed: it names another study, or something on the page. */
  private void turned() {
    Address asked = asked();
    if (asked instanceof Address.Study) {
      open(asked, null);
    } else {
      games.settled(kept -> PageAddress.reload());
    }
  }

  private Address asked() {
    return Address.read(PageAddress.hash());
  }

  private void open(Address asked, @Nullable Match kept) {
    Address.Study named = asked instanceof Address.Study study ? study : new Address.Study("");
    int taken = preferences.takeLook();
    int look = taken < 0 ? named.at() : taken;
    StudyTask task = preferences.takeTask();
    List<Mark> marks = taken < 0 ? Marks.read(PageAddress.hash()) : List.of();
    if (kept != null) {
      // The place is read first, because opening the study notes another one.
      NodePath place = NodePath.read(preferences.placeIn(kept.id()));
      dispatch(new AnalysisEvent.Opened(Parsed.ok(kept.record()), kept, ""));
      dispatch(new TreeEvent.GoTo(place));
      int number = task == StudyTask.WORKSHEET ? look : place.depth();
      Beginning.of(task, number).forEach(this::dispatch);
      return;
    }
    String study = preferences.studyAt(PageAddress.hash());
    LinkReading reading = new LinkReading(named.link(), setups);
    RecordReading given = new RecordReading(preferences.given(), setups);
    TimeSlices.run(
        () -> reading.goOn() || given.goOn(),
        () -> {
          Parsed<GameRecord> read = whole(reading.result(), given.result());
          if (!read.isOk()) {
            address.keep();
          }
          if (study.isEmpty()) {
            opened(new AnalysisEvent.Opened(read, null, ""), look, task, marks);
          } else {
            games.find(
                study,
                its ->
                    opened(new AnalysisEvent.Opened(read, its.orNull(), study), look, task, marks));
          }
        });
  }

  private void opened(AnalysisEvent.Opened event, int look, StudyTask task, List<Mark> marks) {
    dispatch(event);
    Beginning.linked(task, look, marks).forEach(this::dispatch);
  }

  /** The record of a link, with all that the link was too short for. */
  private static Parsed<GameRecord> whole(Parsed<GameRecord> linked, Parsed<GameRecord> given) {
    GameRecord record = given.orNull();
    return record == null ? linked : linked.map(line -> ShortLink.whole(line, record));
  }

  /** Loads the texts that all programs share, and those of the analysis board. */
  private static void texts(String tag, Consumer<@Nullable String> loaded) {
    TextFiles.load(
        tag,
        common ->
            TextFiles.load(
                TEXTS + tag,
                own -> loaded.accept(common == null || own == null ? null : common + "\n" + own)));
  }

  private void resized(Viewport room) {
    dispatch(new ShellEvent.Resized(room));
    BoardTurn.follow();
  }

  private Element draw() {
    Element drawn = view.draw(program.model());
    if (view.isUnfinished()) {
      screen.redraw();
    }
    return drawn;
  }

  private void dispatch(Event event) {
    program.dispatch(event);
    Versions.hold(games.hasUnkept());
  }
}
