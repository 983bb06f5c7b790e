package org.hexstones.web.study.page;

import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.dom.AddressBar;
import org.hexstones.web.dom.Browser;
import org.hexstones.web.dom.Exchange;
import org.hexstones.web.dom.Screen;
import org.hexstones.web.dom.Slices;
import org.hexstones.web.dom.Texts;
import org.hexstones.web.dom.Versions;
import org.hexstones.web.dom.Zoom;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.LinkEvent;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.ShortLink;
import org.hexstones.web.program.EffectRunner;
import org.hexstones.web.program.Languages;
import org.hexstones.web.program.Memory;
import org.hexstones.web.program.Outbox;
import org.hexstones.web.program.SetupMemo;
import org.hexstones.web.program.Shelf;
import org.hexstones.web.study.model.InsightEvent;
import org.hexstones.web.study.model.NodePath;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyEvent;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.study.update.StudyNext;
import org.hexstones.web.study.update.StudyUpdate;
import org.hexstones.web.study.view.StudyView;
import org.hexstones.web.view.Scenes;
import org.jspecify.annotations.Nullable;

/** The loop of the analysis board: as the page's, with another model. */
final class StudyPage {
  /** Where a tab notes which study it shows. */
  private static final String PLACE = "study";

  /** The file of texts beside the page's own, for each language. */
  private static final String TEXTS = "study/";

  private final Memory memory = new Memory(PLACE);
  private final Function<String, Parsed<Setup>> setups = new SetupMemo(Games.ALL::setup);
  private final Replay replay = new Replay();
  private final Languages languages = new Languages(StudyPage::texts);
  private final StudyUpdate update = new StudyUpdate(replay);
  private final StudyView view =
      new StudyView(new Scenes(GameViews.ALL, setups, languages::known, Browser.numbers()), replay);
  private final Screen screen;
  private final Shelf shelf;
  private final EffectRunner runner;
  private StudyModel model;

  /**
   * @param worker the address of the worker that thinks
   */
  StudyPage(String worker) {
    model = StudyModel.start(memory.settings(), Browser.window(), Browser.freshId());
    screen = new Screen(this::draw, this::happened);
    shelf = new Shelf(memory, setups, told -> happened(new Event.OfLibrary(told)));
    Outbox outbox = new Outbox(told -> happened(new Event.OfLinks(told)));
    StudyEffects effects = new StudyEffects(memory, shelf, outbox, screen, worker, this::happened);
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
    happened(new Event.OfLinks(new LinkEvent.At(Exchange.base(), Exchange.hasSheet())));
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
                    Versions.keep(serviceWorker, () -> happened(new Event.VersionWaits()));
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
      happened(new StudyEvent.Opened(Parsed.ok(kept.record()), kept));
      happened(new StudyEvent.GoTo(place));
      return;
    }
    LinkReading reading = new LinkReading(link, setups);
    Slices.run(
        reading::goOn,
        () -> {
          happened(new StudyEvent.Opened(reading.record(), null));
          if (look >= 0 && look <= Study.MOST_MOVES) {
            happened(new StudyEvent.GoTo(NodePath.main(look)));
          }
        });
  }

  /** The texts that all programs have, and this one's own. */
  private static void texts(String tag, Consumer<@Nullable String> loaded) {
    Texts.load(
        tag,
        common ->
            Texts.load(
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
    if (event instanceof Event.SetLanguage set) {
      languages.choose(set.language(), () -> understood(event));
    } else {
      understood(event);
    }
  }

  private void understood(Event event) {
    StudyNext next = update.update(model, event);
    model = next.model();
    runner.carryOut(next.effects());
    screen.redraw();
  }
}
