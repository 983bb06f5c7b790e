package org.hexstones.web.analysis;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.StudyState;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The whole analysis board but for the browser: events go in, markup comes out. */
public final class AnalysisOnJvm {
  private final PositionCache positions = new PositionCache();
  private final AnalysisView view;
  private final List<Effect> effects = new ArrayList<>();
  private final Program<AnalysisModel> program;

  /** A board on which nothing is open, with nobody to handle its effects. */
  public AnalysisOnJvm() {
    this(effect -> {}, Runnable::run);
  }

  /**
   * @param handler handles each effect, after it was recorded
   * @param guard runs something, and goes on where that throws
   */
  AnalysisOnJvm(Consumer<Effect> handler, Consumer<Runnable> guard) {
    this("test", TestCatalogs.CONTEXTS, handler, guard);
  }

  /**
   * A board on which nothing is open.
   *
   * @param ids what the names of its studies begin with
   */
  public AnalysisOnJvm(String ids) {
    this(ids, TestCatalogs.CONTEXTS, effect -> {}, Runnable::run);
  }

  private AnalysisOnJvm(
      String ids, ViewContexts contexts, Consumer<Effect> handler, Consumer<Runnable> guard) {
    view = new AnalysisView(contexts, positions);
    program =
        new Program<>(
            AnalysisModel.start(
                Settings.of(Language.ENGLISH, Theme.AUTO), new Viewport(600, 600, 1000, 640), ids),
            new AnalysisUpdate(positions),
            () -> 0,
            (before, after) -> {},
            effect -> {
              effects.add(effect);
              handler.accept(effect);
            },
            guard);
  }

  /** A board at the beginning of a game. */
  public static AnalysisOnJvm at(String setup) {
    return atLink(Links.write(GameRecord.of(Games.ALL.setup(setup).orThrow())));
  }

  /** A board with other games, at the link of one. */
  public static AnalysisOnJvm of(Games games, List<GameView> views, String link) {
    AnalysisOnJvm board =
        new AnalysisOnJvm("test", TestCatalogs.contexts(games, views), effect -> {}, Runnable::run);
    board.happens(new AnalysisEvent.Opened(Links.read(link, games::setup), null, ""));
    return board;
  }

  public static AnalysisOnJvm atLink(String link) {
    AnalysisOnJvm board = new AnalysisOnJvm();
    board.open(link);
    return board;
  }

  public void open(String link) {
    happens(new AnalysisEvent.Opened(Links.read(link, Games.ALL::setup), null, ""));
  }

  /** Opens a record, or the stored study of it. */
  public void open(GameRecord record, @Nullable Match kept) {
    happens(new AnalysisEvent.Opened(Parsed.ok(record), kept, ""));
  }

  public AnalysisModel model() {
    return program.model();
  }

  /** The study that is open, and what is done with it. */
  public StudyState open() {
    return Objects.requireNonNull(model().open());
  }

  public Study study() {
    return Objects.requireNonNull(model().study());
  }

  public void happens(Event event) {
    program.dispatch(event);
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

  public void press(String... cells) {
    for (String cell : cells) {
      happens(PageOnJvm.meaning(find("role", "grid"), "click", Input.cell(cell)));
    }
  }

  public void act(String action) {
    happens(PageOnJvm.meaning(find("data-action", action), "click", Input.press()));
  }

  /** Goes to the place of that name in the tree. */
  public void go(String node) {
    happens(PageOnJvm.meaning(find("data-node", node), "click", Input.press()));
  }

  public void key(String key) {
    key(Input.key(key, ""));
  }

  /** The same with the shift key. */
  public void shift(String key) {
    key(new Input("", false, "", key, false, true, false));
  }

  private void key(Input input) {
    Event event = view.key(model(), input);
    if (event != null) {
      happens(event);
    }
  }

  public void say(String comment) {
    happens(PageOnJvm.meaning(find("data-input", "comment"), "input", Input.value(comment)));
  }

  public Element find(String attribute, String value) {
    Element found = PageOnJvm.first(draw(), e -> value.equals(e.attribute(attribute)));
    assertNotNull(found, "[" + attribute + "=" + value + "]");
    return found;
  }

  public List<Element> all(Predicate<Element> wanted) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(draw(), found, wanted);
    return found;
  }

  /** The places of the tree as they are listed, each with what its button says. */
  public String tree() {
    StringBuilder tree = new StringBuilder();
    for (Element button : all(e -> e.attribute("data-node") != null)) {
      tree.append(button.attribute("data-node"))
          .append(button.attribute("aria-current") != null ? "* " : " ")
          .append(PageOnJvm.text(button))
          .append("; ");
    }
    return tree.toString();
  }
}
