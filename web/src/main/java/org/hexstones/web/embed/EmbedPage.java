package org.hexstones.web.embed;

import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.Frame;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.dom.Renderer;
import org.hexstones.web.platform.files.PuzzleFile;
import org.hexstones.web.route.Address;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The embed in the browser. */
final class EmbedPage {
  /** How long a move is shown while one follows the other. */
  private static final int PACE_MILLIS = 1200;

  private final Function<String, Parsed<Setup>> setups = Games.ALL::setup;
  private final Language language;
  private final EmbedView view;
  private final Renderer renderer = new Renderer(this::draw, this::happened, this::resized);
  private final Program<EmbedModel> program;

  /** Counts what was played by itself, so that a timer of an earlier time does nothing. */
  private int series;

  /**
   * @param texts those of the language
   * @param opened the state to begin with
   */
  private EmbedPage(Language language, MessageCatalog texts, EmbedModel opened) {
    this.language = language;
    Messages messages = new Messages(language, texts, Browser.numbers());
    view = new EmbedView(new ViewContext(messages, GameViews.ALL, setups));
    EffectHandlers handlers =
        new EffectHandlers()
            .on(ScreenEffect.FocusCell.class, effect -> renderer.focusCell(effect.cell()));
    program =
        new Program<>(
            opened,
            new EmbedUpdate(setups),
            Browser::now,
            (before, after) -> {},
            handlers::handle,
            Browser::attempt);
  }

  /**
   * Reads the address, a long link in slices, and shows what it asks for.
   *
   * @param language the reader's, or the one that the address asks for
   * @param texts those of that language
   */
  static void start(Language language, MessageCatalog texts) {
    read(
        language,
        opened -> {
          EmbedPage page = new EmbedPage(language, texts, opened);
          page.show(opened);
          Browser.onKey(page::meaning, page::happened);
          PageAddress.onHashChange(() -> page.again(PageAddress.hash()));
        });
  }

  private static void read(Language language, Consumer<EmbedModel> then) {
    EmbedAddress address = new EmbedAddress(language, Frame.viewport(), Games.ALL::setup);
    String fragment = PageAddress.hash();
    Address asked = Address.read(fragment);
    LinkReading link = address.link(asked);
    TimeSlices.run(
        link::goOn, () -> then.accept(address.opened(Frame.query(), fragment, asked, link)));
  }

  /** Shows what the address asks for now, unless it changes again meanwhile. */
  private void again(String fragment) {
    read(
        language,
        opened -> {
          if (fragment.equals(PageAddress.hash())) {
            show(opened);
          }
        });
  }

  private void show(EmbedModel opened) {
    program.dispatch(new EmbedEvent.Opened(opened));
    Browser.describe(opened.settings());
    renderer.draw();
    followed(null);
  }

  private Element draw() {
    return view.draw(program.model());
  }

  private @Nullable Event meaning(Input input) {
    return view.key(program.model(), input);
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private void happened(Event event) {
    EmbedModel before = program.model();
    program.dispatch(event);
    // The effects come first: a later drawing must not take the focus from where it has gone since.
    if (program.model() != before) {
      renderer.draw();
      followed(before);
    }
  }

  private void resized(Viewport room) {
    happened(new ShellEvent.Resized(Frame.viewport(room)));
    Frame.tellHeight();
  }

  /** Starts what a change asks for. */
  private void followed(@Nullable EmbedModel before) {
    if (program.model().isPlaying() && (before == null || !before.isPlaying())) {
      series++;
      await(series);
    }
    if (program.model().awaitsPuzzles() && (before == null || !before.awaitsPuzzles())) {
      PuzzleFile.fetch(list -> happened(new PuzzleEvent.Came(list, PuzzleFile.today(), "")));
    }
    Browser.afterPaint(Frame::tellHeight);
  }

  private void await(int number) {
    Browser.after(
        PACE_MILLIS,
        passed -> {
          if (number == series && program.model().isPlaying()) {
            happened(new EmbedEvent.Due());
            await(number);
          }
        });
  }
}
