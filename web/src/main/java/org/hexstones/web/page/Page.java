package org.hexstones.web.page;

import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.dom.AddressBar;
import org.hexstones.web.dom.Browser;
import org.hexstones.web.dom.Exchange;
import org.hexstones.web.dom.Painting;
import org.hexstones.web.dom.Screen;
import org.hexstones.web.dom.Sounds;
import org.hexstones.web.dom.Storage;
import org.hexstones.web.dom.TabEntries;
import org.hexstones.web.dom.Texts;
import org.hexstones.web.dom.Trail;
import org.hexstones.web.dom.Versions;
import org.hexstones.web.dom.Zoom;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Layers;
import org.hexstones.web.model.LibraryEvent;
import org.hexstones.web.model.LinkEvent;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.ShortLink;
import org.hexstones.web.model.Solved;
import org.hexstones.web.program.EffectRunner;
import org.hexstones.web.program.Languages;
import org.hexstones.web.program.Memory;
import org.hexstones.web.program.Outbox;
import org.hexstones.web.program.SetupMemo;
import org.hexstones.web.program.Shelf;
import org.hexstones.web.text.Language;
import org.hexstones.web.text.Numbers;
import org.hexstones.web.update.Address;
import org.hexstones.web.update.LibraryEffect;
import org.hexstones.web.update.Next;
import org.hexstones.web.update.Unfinished;
import org.hexstones.web.update.Update;
import org.hexstones.web.view.PageView;
import org.hexstones.web.view.Scenes;
import org.jspecify.annotations.Nullable;

/**
 * The loop: an event makes the next model, its effects are carried out, the page is drawn anew. The
 * one mutable thing is which model is the present one.
 */
final class Page {
  private final Memory memory = new Memory(Memory.LAST);
  private final Function<String, Parsed<Setup>> setups = new SetupMemo(Games.ALL::setup);
  private final Replay replay = new Replay();
  private final Languages languages = new Languages(Texts::load);
  private final Update update = new Update(setups, replay);
  private final Numbers numbers = Browser.numbers();
  private final PageView view =
      new PageView(new Scenes(GameViews.ALL, setups, languages::known, numbers), replay);
  private final Screen screen;
  private final Shelf shelf;
  private final Opener opener;
  private final Effects effects;
  private final EffectRunner runner;
  private final Trail trail;
  private final Form offered;
  private Model model;

  /** What the topmost layer was that was closed, which the way forward shows again; or empty. */
  private String left = "";

  /** What walking the browser's history does. */
  private final class Steps implements Trail.Walk {
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
        happened(new Event.Continue());
      } else if (!asked.isEmpty()) {
        // The entry is walked to once what it tells is there.
        readAddress(Browser.hash(), opener::linkNow);
      } else {
        happened(new Event.TakeUp(left));
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
  Page(String worker, Form offered) {
    this.offered = offered;
    Form form = memory.form();
    model =
        Model.start(
            memory.settings(), form == null ? offered : form, Browser.window(), Browser.freshId());
    model = model.with(d -> d.boards = memory.boards());
    trail = new Trail(new TabEntries(), () -> Layers.count(model), new Steps());
    screen = new Screen(this::draw, this::happened);
    shelf = new Shelf(memory, setups, told -> happened(new Event.OfLibrary(told)));
    opener =
        new Opener(
            setups,
            shelf,
            this::opened,
            () -> happened(new Event.OfLibrary(new LibraryEvent.Show())));
    LinkEffects links = new LinkEffects(opener, new Outbox(this::ofLinks));
    effects = new Effects(worker, memory, shelf, links, screen, trail, this::happened);
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
    Painting.listen();
    happened(new Event.Can(Sounds.canFillScreen(), Sounds.canVibrate()));
    ofLinks(new LinkEvent.At(Exchange.base(), Exchange.hasSheet()));
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
    Storage.onChange(
        () -> happened(new Event.KeptElsewhere(memory.boards(), Solved.read(memory.solved()))));
    Zoom.follow();
    screen.draw();
    if (serviceWorker != null) {
      Versions.keep(serviceWorker, () -> happened(new Event.VersionWaits()));
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
      happened(new Event.Continue());
    }
    if (model.shown() == null) {
      if (!asked) {
        happened(new Event.TakeUp(memory.unfinished()));
      }
      shelf.carryOut(new LibraryEffect.ListGames());
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
    happened(new Event.Begin());
    placed.forEach(cell -> happened(new Event.Press(cell)));
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

  private void opened(LinkEvent event) {
    ofLinks(event);
    trail.settled();
  }

  private void ofLinks(LinkEvent event) {
    happened(new Event.OfLinks(event));
  }

  /** Whatever happens, the clock is looked at first, for it may be too late. */
  private void happened(Event event) {
    if (event instanceof Event.SetLanguage set) {
      languages.choose(set.language(), () -> understood(event));
    } else {
      understood(event);
    }
  }

  private void understood(Event event) {
    if (!(event instanceof Event.Look)) {
      apply(new Event.Look(0, Browser.now()));
    }
    apply(event);
    if (event instanceof Event.Press || event instanceof Event.Best) {
      // Not with the next frame: that one is to be painted with the stone as soon as it comes.
      screen.showNow(view.drawBoard(model));
    }
  }

  private void apply(Event event) {
    Model before = model;
    Next next = update.update(model, event);
    model = next.model();
    int closed = Layers.count(before) - Layers.count(model);
    if (closed != 0) {
      left = closed > 0 ? Unfinished.write(before) : "";
    }
    // Before the address tells of another screen, which is to have an entry of its own.
    trail.follow();
    runner.carryOut(next.effects());
    screen.redraw();
  }
}
