package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.play.PlayEffect;
import org.hexstones.web.feature.play.SearchEvent;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.hexstones.web.vdom.Markup;
import org.hexstones.web.vdom.Text;
import org.jspecify.annotations.Nullable;

/** The whole page but for the browser: events go in, markup comes out. */
public final class PageOnJvm {
  private final PositionCache positions = new PositionCache();
  private final PageView view;
  private final List<Effect> effects = new ArrayList<>();
  private final Program<Model> program;

  /** Takes effects in the place of the list. */
  private EffectHandlers handlers =
      new EffectHandlers().on(OpeningEffect.Then.class, then -> happens(then.event()));

  private Runnable observer = () -> {};

  /** Whether every stone of a computer is shown at once. */
  private boolean isStill = true;

  /** Milliseconds from an arbitrary start. */
  private double now;

  /** A page at its start screen. */
  public PageOnJvm() {
    this("test");
  }

  /**
   * @param ids what the names of this page's games begin with
   */
  public PageOnJvm(String ids) {
    this(ids, Games.ALL, GameViews.ALL, GameViews.offered());
  }

  /** A page with other games. */
  public PageOnJvm(Games games, List<GameView> views, GameForm offered) {
    this("test", games, views, offered);
  }

  private PageOnJvm(String ids, Games games, List<GameView> views, GameForm offered) {
    view = new PageView(TestCatalogs.contexts(games, views), positions);
    Model start =
        Model.start(
            Settings.of(Language.ENGLISH, Theme.AUTO),
            offered,
            List.of(),
            new Viewport(600, 600, 1000, 640),
            ids);
    program =
        new Program<>(
            start,
            new Update(games::setup, positions),
            () -> now,
            (before, after) -> observer.run(),
            this::handle,
            Runnable::run);
  }

  /** A page at its start screen, with the options of a new game over it. */
  public static PageOnJvm withOptions() {
    PageOnJvm page = new PageOnJvm();
    page.options();
    return page;
  }

  /** Opens the options of a new game, over the start screen. */
  public void options() {
    happens(new Route.Open(Dialog.OPTIONS));
  }

  /** A page at a game that an address asks for. */
  public static PageOnJvm at(String hash) {
    PageOnJvm page = new PageOnJvm();
    page.happens(Objects.requireNonNull(Address.read(hash).route(Games.ALL::setup)));
    return page;
  }

  /** A page at which a link was opened. */
  public static PageOnJvm atLink(String link) {
    PageOnJvm page = new PageOnJvm();
    page.open(link);
    return page;
  }

  /** A page at which the link of a game was opened, and the seat to move was taken. */
  public static PageOnJvm joined(String link) {
    PageOnJvm page = atLink(link);
    page.act("join");
    return page;
  }

  public void open(String link) {
    open(link, Games.ALL);
  }

  /** Opens a link of one of other games. */
  public void open(String link, Games games) {
    happens(new SharingEvent.Opened(Links.read(link, games::setup), true, null));
  }

  /** Opens a link of a game of which something may be kept. */
  public void open(String link, @Nullable Match seen) {
    happens(new SharingEvent.Opened(Links.read(link, Games.ALL::setup), true, seen));
  }

  private void handle(Effect effect) {
    if (handlers.handles(effect.getClass())) {
      handlers.handle(effect);
    } else if (isStill && effect instanceof PlayEffect.ShowLater later) {
      happens(new SearchEvent.ShowNext(later.ply()));
    } else {
      effects.add(effect);
    }
  }

  /**
   * Runs the page within something that handles effects.
   *
   * @param changed runs after each change of the model
   */
  void within(EffectHandlers handling, Runnable changed) {
    handlers = handling;
    observer = changed;
  }

  public Model model() {
    return program.model();
  }

  /** The match being played, or the one that was left. */
  public Match match() {
    return Objects.requireNonNull(model().session().match());
  }

  /** The match while its board is shown. */
  public Match shown() {
    return Objects.requireNonNull(model().shown());
  }

  public void happens(Event event) {
    program.dispatch(event);
  }

  /** From now on the computers' stones are shown one after another. */
  public void move() {
    isStill = false;
  }

  /** The time is another one, which the next event brings. */
  public void setTime(double millis) {
    now = millis;
  }

  /** The same, and a clock ticks. */
  public void tickAt(double millis) {
    now = millis;
    happens(new ShellEvent.Tick(model().play().watch().number()));
  }

  /** The effects since this was last asked. */
  public List<Effect> effects() {
    List<Effect> taken = List.copyOf(effects);
    effects.clear();
    return taken;
  }

  /** All of it, however many drawings that takes. */
  public Element draw() {
    Element drawn = view.draw(model());
    while (view.isUnfinished()) {
      drawn = view.draw(model());
    }
    return drawn;
  }

  /** What is drawn in one frame. */
  public Element drawOnce() {
    return view.draw(model());
  }

  public boolean isUnfinished() {
    return view.isUnfinished();
  }

  /** The page with what a press is answered with first, or null. */
  public @Nullable Element drawBoard() {
    return view.drawBoard(model());
  }

  public void press(String... cells) {
    for (String cell : cells) {
      happens(meaning(find("svg", "role", "grid"), "click", Input.cell(cell)));
    }
  }

  public void act(String action) {
    happens(meaning(find("button", "data-action", action), "click", Input.press()));
  }

  public void key(String key, String cell) {
    happens(meaning(find("svg", "role", "grid"), "keydown", Input.key(key, cell)));
  }

  /** A key that nothing on the page has taken; where it means nothing, nothing happens. */
  public void anyKey(String key, boolean withShift) {
    anyKey(new Input("", false, "", key, false, withShift, false));
  }

  /** Whether a key means something anywhere on the page. */
  public boolean takes(String key, boolean withShift) {
    return view.key(model(), new Input("", false, "", key, false, withShift, false)) != null;
  }

  public void control(String key) {
    anyKey(new Input("", false, "", key, true, false, false));
  }

  private void anyKey(Input input) {
    Event event = view.key(model(), input);
    if (event != null) {
      happens(event);
    }
  }

  public static Event meaning(Element element, String type, Input input) {
    Event event = element.happens(type, input);
    assertNotNull(event, element.tag() + " hears no " + type);
    return event;
  }

  public Element find(String tag, String attribute, String value) {
    Element found = first(draw(), e -> e.tag().equals(tag) && value.equals(e.attribute(attribute)));
    assertNotNull(found, tag + "[" + attribute + "=" + value + "]");
    return found;
  }

  public boolean has(String attribute) {
    return first(draw(), e -> e.attribute(attribute) != null) != null;
  }

  /** The value of an attribute of the first element that has it, or null. */
  public @Nullable String value(String attribute) {
    Element found = first(draw(), e -> e.attribute(attribute) != null);
    return found == null ? null : found.attribute(attribute);
  }

  /** The colour of the stone that is shown on a cell, or null. */
  public @Nullable String stone(String cell) {
    return find("g", "data-cell", cell).attribute("data-stone");
  }

  public String score(String colour) {
    return text(find("output", "data-score", colour));
  }

  public static @Nullable Element first(Element root, Predicate<Element> wanted) {
    if (wanted.test(root)) {
      return root;
    }
    for (Markup child : root.children()) {
      Element found = child instanceof Element element ? first(element, wanted) : null;
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  public static void all(Element root, List<Element> into, Predicate<Element> wanted) {
    if (wanted.test(root)) {
      into.add(root);
    }
    for (Markup child : root.children()) {
      if (child instanceof Element element) {
        all(element, into, wanted);
      }
    }
  }

  /** All text within, as it is read. */
  public static String text(Markup markup) {
    if (markup instanceof Text text) {
      return text.text();
    }
    StringBuilder text = new StringBuilder();
    for (Markup child : ((Element) markup).children()) {
      text.append(text(child));
    }
    return text.toString();
  }
}
