package org.hexstones.web.first;

import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.notation.link.LinkReading;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.match.EarlyMoves;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Program;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.address.EarlyBoard;
import org.hexstones.web.platform.dom.Renderer;
import org.hexstones.web.platform.storage.BrowserStorage;
import org.hexstones.web.route.Address;
import org.hexstones.web.session.ScreenEffect;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.storage.SnapshotHead;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The first program in the browser. It ends when the page's program has drawn. */
final class FirstPage {
  private final Settings settings;
  private final PositionCache positions = new PositionCache();
  private final FirstUpdate update = new FirstUpdate(positions);
  private final Function<String, Parsed<Setup>> setups = Games.ALL::setup;
  private final FirstView view;
  private final Renderer renderer =
      new Renderer(this::draw, this::happened, room -> happened(new ShellEvent.Resized(room)));
  private final EffectHandlers handlers;
  private String address = "";
  private @Nullable Program<FirstModel> program;

  FirstPage(Settings settings, MessageCatalog texts) {
    this.settings = settings;
    view =
        new FirstView(
            new ViewContexts(GameViews.ALL, setups, language -> texts, Browser.numbers()),
            positions);
    handlers =
        new EffectHandlers()
            .on(FirstEffect.Draw.class, effect -> renderer.draw())
            .on(FirstEffect.Keep.class, effect -> keep(effect.moves()))
            .on(ScreenEffect.FocusCell.class, effect -> renderer.focusCell(effect.cell()));
  }

  /**
   * Draws a game.
   *
   * @param fragment the fragment of the address
   * @param address the same, or the one that begins the game that newcomers are offered
   * @param cell the cell that was pressed to begin it, or empty
   */
  void open(String fragment, String address, String cell) {
    if (EarlyBoard.isAsked()) {
      return;
    }
    this.address = fragment;
    SnapshotHead shown =
        SnapshotHead.read(new BrowserStorage(BrowserStorage.Where.TAB), EarlyBoard.match());
    FirstAddress read = new FirstAddress(settings, Browser.window(), setups, shown);
    Address asked = Address.read(address);
    if (asked instanceof Address.Game game) {
      LinkReading link = read.link(game);
      TimeSlices.runBeforeFirstPicture(link::goOn, () -> show(read.opened(link, game), cell));
    } else {
      show(read.open(asked), cell);
    }
  }

  /** Shows a game, unless the page's program was faster than the slices of a long link. */
  private void show(@Nullable FirstModel opened, String cell) {
    if (opened != null && !EarlyBoard.isAsked()) {
      program =
          new Program<>(
              pressed(again(opened), cell),
              update,
              Browser::now,
              (before, after) -> {},
              handlers::handle,
              Browser::attempt);
      EarlyBoard.onDrawn(renderer::release);
      renderer.draw();
    }
  }

  /** Makes the moves again that this tab had made at the same address, as before a reload. */
  private FirstModel again(FirstModel opened) {
    EarlyMoves kept = EarlyBoard.kept(address);
    FirstModel now = opened;
    if (kept != null && kept.from() == opened.from()) {
      for (int move : kept.moves()) {
        Match match = now.match();
        now = match == null ? now : update.play(now, match, move);
      }
    }
    return now;
  }

  /** Places the first stone of a game that a press has begun. */
  private FirstModel pressed(FirstModel begun, String cell) {
    if (cell.isEmpty()) {
      return begun;
    }
    FirstModel now = update.press(begun, cell);
    EarlyBoard.keep(address, now.early());
    return now;
  }

  private Element draw() {
    if (program == null) {
      throw new IllegalStateException("drawn before it was opened");
    }
    FirstModel now = program.model();
    Element page = view.draw(now).with("data-early", "");
    return now.match() == null ? page : page.with("data-placed", now.early().text());
  }

  private void happened(Event event) {
    if (program != null && !EarlyBoard.isAsked()) {
      program.dispatch(event);
    }
  }

  private void keep(EarlyMoves moves) {
    EarlyBoard.take();
    EarlyBoard.keep(address, moves);
  }
}
