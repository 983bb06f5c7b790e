package org.hexstones.web.feature.start;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.LiveKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.LevelRecord;
import org.hexstones.web.match.Match;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.LevelLine;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Field;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen on which a game is chosen. The engine reads the form and reports what is wrong. */
public final class StartScreen {
  public static final String KEY = "start";

  private final ViewContext context;
  private final Messages messages;
  private final Session session;
  private final @Nullable Element linkGames;
  private final @Nullable Element practice;
  private final int streak;
  private final LevelRecord levels;
  private final GameForm form;
  private final GameView game;
  private final Parsed<Setup> setup;
  private final Thumbnails thumbnails;
  private final boolean over;

  /**
   * @param thumbnails the cached drawings of boards
   * @param over whether the game that can be resumed has ended
   * @param linkGames the games that are played by link, or null
   * @param practice what is asked again today, or null
   * @param streak the number of daily puzzles solved in a row
   * @param levels the results against computers
   */
  public StartScreen(
      ViewContext context,
      Session session,
      Thumbnails thumbnails,
      boolean over,
      @Nullable Element linkGames,
      @Nullable Element practice,
      int streak,
      LevelRecord levels) {
    this.context = context;
    this.thumbnails = thumbnails;
    this.over = over;
    messages = context.messages();
    this.session = session;
    this.linkGames = linkGames;
    this.practice = practice;
    this.streak = streak;
    this.levels = levels;
    form = session.form();
    game = context.ofKeyword(form.keyword());
    setup = context.setups().apply(form.command());
  }

  public Element draw() {
    return Element.of("main", "start")
        .key(KEY)
        .add(
            masthead(),
            session.settings().toured() || session.match() != null ? null : offer(),
            left(),
            practice,
            linkGames,
            tiles(),
            OwnBoards.draw(context, session.lobby(), thumbnails),
            options(),
            open());
  }

  /**
   * Pieces of the screen to draw one after another before the first whole drawing. The first run of
   * each takes longest, because browsers have not compiled the code yet. Cached elements are not
   * drawn again.
   */
  public static List<Runnable> pieces(ViewContext context, Session session, Thumbnails thumbnails) {
    Supplier<StartScreen> screen =
        () ->
            new StartScreen(
                context, session, thumbnails, false, null, null, 0, LevelRecord.UNKNOWN);
    List<Runnable> pieces = new ArrayList<>();
    for (GameView view : context.games()) {
      for (GameForm offered : view.forms()) {
        pieces.add(() -> thumbnails.prepare(context, view, offered));
      }
    }
    pieces.add(() -> screen.get().preview().draw());
    pieces.add(() -> screen.get().seats().draw());
    pieces.add(() -> screen.get().tiles());
    pieces.add(() -> screen.get().options());
    return pieces;
  }

  private Element masthead() {
    return Element.of("header", "masthead")
        .add(
            Brand.mark(),
            Element.of("div", "title")
                .add(name(), Element.of("p").text(messages.say(PageKey.TAGLINE))),
            Element.of("span", "spacer"),
            Controls.games(messages),
            Controls.rules(messages),
            Controls.settings(messages));
  }

  /** The title of the window calls whoever has a turn in a live game. */
  private Element name() {
    Element name = Element.of("h1").untranslated().text("Hexstones");
    Notice notice = session.notice();
    return notice != null && notice.kind() == Notice.Kind.TURN_CAME
        ? name.with("data-title", messages.say(GameKey.YOUR_TURN))
        : name;
  }

  /** The offer to newcomers, until they have answered it or begun a game. */
  private Element offer() {
    Element ways = Element.of("div", "options");
    for (GameView view : context.games()) {
      String title = view.title(messages, view.id());
      ways.add(
          view.hasGuide()
              ? Controls.button("begin-lesson", title, new Route.Lesson(view.id()))
                  .with("data-lesson", view.id())
                  .untranslated()
              : null);
    }
    return Element.of("section", "offer")
        .key("offer")
        .with("data-offer", "")
        .add(
            Element.of("p").text(messages.say(PlayKey.OFFER)),
            ways.add(
                Controls.button(
                    "decline-lesson",
                    messages.say(PlayKey.NOT_NOW),
                    new SettingsEvent.Switch(Settings.Switch.TOURED, true))));
  }

  /** The way back into the game that was left; null if nothing would be lost with it. */
  private @Nullable Element left() {
    Match match = session.match();
    if (match == null || (match.isEmpty() && !match.isByLink())) {
      return null;
    }
    Setup left = match.record().setup();
    GameView view = context.game(left.game().id());
    String title = view.title(messages, view.keyword(left));
    return Element.of("section", "left")
        .key("left")
        .add(
            Element.of("button", "button primary")
                .with("type", "button")
                .with("data-action", "continue")
                .on("click", over ? new Route.SeeEnd() : new Route.Continue())
                .add(Icon.PLAY_ON.draw())
                .text(
                    over
                        ? messages.say(PageKey.ENDED_GAME, title)
                        : messages.say(PageKey.CONTINUE_GAME, title)),
            match.isTimed(over)
                ? null
                : Controls.button(
                    "set-up-game",
                    messages.say(LibraryKey.FROM_GAME),
                    new Route.EditLeftPosition()));
  }

  private Element open() {
    return Element.of("section", "open-game")
        .key("open-game")
        .add(
            Controls.button(
                "draw-board",
                messages.say(PlayKey.DRAW_BOARD),
                new Route.BoardEditor(game.stars(form))),
            Controls.button(
                "open", messages.say(SharingKey.OPEN_GAME), new Route.Open(Dialog.OPEN)),
            Controls.button(
                "puzzles",
                streak == 0
                    ? messages.say(PlayKey.DAILY_PUZZLE)
                    : messages.say(PlayKey.DAILY_IN_A_ROW, messages.number(streak)),
                new Route.Puzzle(0)));
  }

  private Element tiles() {
    Element tiles =
        Element.of("section", "tiles")
            .key("tiles")
            .with("role", "group")
            .with("aria-label", messages.say(PageKey.GAME));
    for (GameView view : context.games()) {
      for (GameForm offered : view.forms()) {
        boolean chosen = offered.keyword().equals(form.keyword());
        tiles.add(
            Element.of("button", "tile")
                .with("type", "button")
                .with("data-action", "game")
                .with("data-game", offered.keyword())
                .with("aria-pressed", chosen ? "true" : "false")
                .on("click", new StartEvent.ChooseGame(offered))
                .add(
                    thumbnails.later(context, view, offered),
                    Element.of("strong")
                        .untranslated()
                        .text(view.title(messages, offered.keyword())),
                    Element.of("span").text(view.about(messages, offered.keyword()))));
      }
    }
    return tiles;
  }

  private Element options() {
    Element options =
        Element.of("form", "set-up").key("set-up").on("submit", new StartEvent.Begin());
    options.add(preview().draw(), chosen());
    Element fields = Element.of("div", "fields").key("rules");
    for (Field field : game.fields(messages, form)) {
      fields.add(FieldView.draw(messages, form, field));
    }
    fields.add(ClockFields.draw(messages, form, game.players(form)));
    fields.add(
        Controls.button("set-up", messages.say(LibraryKey.SET_UP), new Route.PositionEditor())
            .key("arrange")
            .flag("disabled", !setup.isOk()));
    options.add(
        Element.of("div", "fields")
            .key("fields")
            .add(new BoardFields(context, game, form).draw(), seats().draw()),
        fields);
    Reason refusal = setup.reason();
    String problem = refusal == null ? "" : context.sentence(refusal);
    return options.add(
        Element.of("div", "begin")
            .key("begin")
            .add(
                Element.of("p", "problem").with("role", "alert").text(problem),
                Element.of("button", "button primary start-button")
                    .with("type", "submit")
                    .with("data-action", "start")
                    .flag("disabled", !problem.isEmpty())
                    .text(messages.say(PageKey.START)),
                Controls.button(
                        "live-invite", messages.say(LiveKey.PLAY_TOGETHER), new Route.PlayLive())
                    .flag("disabled", !problem.isEmpty())));
  }

  /** The chosen game: its name, its aim and its lesson. */
  private Element chosen() {
    String keyword = form.keyword();
    String title = game.title(messages, keyword);
    Setup possible = setup.orNull();
    String aim = possible == null ? "" : game.aim(messages, possible);
    return Element.of("div", "chosen")
        .key("chosen")
        .add(
            Element.of("h2").untranslated().text(title),
            Element.of("p", "hint").text(aim.isEmpty() ? game.about(messages, keyword) : aim),
            LevelLine.draw(messages, levels, keyword),
            game.hasGuide()
                ? Controls.button(
                        "learn", messages.say(PlayKey.LEARN_GAME, title), new Route.Lesson(keyword))
                    .with("data-lesson", keyword)
                : null);
  }

  private SeatFields seats() {
    Setup possible = setup.orNull();
    return new SeatFields(
        context,
        form,
        game.players(form),
        possible == null ? null : Play.begin(possible),
        session.settings().thinking());
  }

  private BoardPreview preview() {
    return new BoardPreview(context, game, form, setup, thumbnails);
  }
}
