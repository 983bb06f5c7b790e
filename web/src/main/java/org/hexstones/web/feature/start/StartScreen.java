package org.hexstones.web.feature.start;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Reason;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.LevelLine;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The start screen: a board on which the first press begins the game that is chosen, or the board
 * of the game that was left; beside it what else there is.
 */
public final class StartScreen {
  public static final String KEY = "start";

  private final ViewContext context;
  private final Messages messages;
  private final StartInputs inputs;
  private final Session session;
  private final GameForm form;
  private final GameView game;
  private final Thumbnails thumbnails;
  private final ElementCache cells;

  /**
   * @param thumbnails the cached drawings of boards
   * @param cells the cells of the board that were drawn before
   */
  public StartScreen(
      ViewContext context, StartInputs inputs, Thumbnails thumbnails, ElementCache cells) {
    this.context = context;
    this.inputs = inputs;
    this.thumbnails = thumbnails;
    this.cells = cells;
    messages = context.messages();
    session = inputs.session();
    form = session.form();
    game = context.ofKeyword(form.keyword());
  }

  public Element draw() {
    MatchView moment = inputs.moment();
    Element board =
        moment == null
            ? Element.of("div").key("none")
            : new BoardView(
                    context,
                    context.game(moment.play().setup().game().id()),
                    BoardLook.of(session, inputs.board().asked(), -1),
                    moment,
                    cells)
                .draw();
    return Element.of("main", "game start")
        .key(KEY)
        .add(masthead(), GameFrame.room(board), side(moment));
  }

  private Element side(@Nullable MatchView moment) {
    Element side = Element.of("div", "side").key("side");
    if (inputs.isRunning() && moment != null) {
      running(side, moment);
    } else {
      fresh(side, moment);
    }
    return side.add(inputs.copyOffer(), inputs.practice(), inputs.linkGames(), tiles(), open());
  }

  /**
   * Pieces of the screen to draw one after another before the first whole drawing. The first run of
   * each takes longest, because browsers have not compiled the code yet. Cached elements are not
   * drawn again.
   */
  public static List<Runnable> pieces(ViewContext context, Thumbnails thumbnails) {
    List<Runnable> pieces = new ArrayList<>();
    for (GameView view : context.games()) {
      for (GameForm offered : view.forms()) {
        pieces.add(() -> thumbnails.prepare(context, view, offered));
      }
    }
    return pieces;
  }

  private Element masthead() {
    return Element.of("header", "bar")
        .key("bar")
        .add(
            Brand.mark(),
            name(),
            Element.of("span", "spacer"),
            Controls.worded(Controls.rules(messages)),
            Controls.worded(Controls.games(messages)),
            Controls.worded(Controls.settings(messages)));
  }

  /** The title of the window calls whoever has a turn in a live game. */
  private Element name() {
    Element name = Element.of("h1").untranslated().text("Hexstones");
    Notice notice = session.notice();
    return notice != null && notice.kind() == Notice.Kind.TURN_CAME
        ? name.with("data-title", messages.say(GameKey.YOUR_TURN))
        : name;
  }

  /** The game that was left, and the way back into it. */
  private void running(Element side, MatchView moment) {
    GameView view = context.game(moment.play().setup().game().id());
    String title = view.title(messages, view.keyword(moment.play().setup()));
    String colour = context.colour(moment.position().colourOf(moment.play().mover()));
    side.add(
        Element.of("div", "chosen")
            .key("left")
            .add(
                Element.of("h2")
                    .text(
                        moment.isPersons()
                            ? messages.say(GameKey.YOUR_TURN)
                            : messages.say(GameKey.TO_MOVE, colour)),
                Element.of("p", "hint")
                    .text(messages.say(PageKey.TURN_AT, title, messages.number(moment.turn())))),
        Controls.primary("continue", messages.say(PageKey.CONTINUE), new Route.Continue())
            .key("continue"),
        ways(
            Controls.button(
                "new-board", messages.say(GameKey.NEW_GAME), new StartEvent.NewBoard())));
  }

  /** The game of the form: its aim, whose turn it is, and what can be chosen. */
  private void fresh(Element side, @Nullable MatchView moment) {
    if (moment != null && moment.isPersons()) {
      Element begin = Element.of("span").text(messages.say(PageKey.BEGIN));
      side.add(new GameFrame(context, game, moment, false).turn(begin, false, true));
    } else {
      side.add(
          Element.of("h2").key("title").untranslated().text(game.title(messages, form.keyword())),
          moment == null
              ? Element.of("p", "problem").key("problem").text(problem())
              : new GameFrame(context, game, moment, false).introduction());
    }
    FormWords words = new FormWords(messages, game, form);
    Event options = new Route.Open(Dialog.OPTIONS);
    side.add(
        Element.of("div", "options pills")
            .key("pills")
            .add(
                Controls.button("options", words.opponent(), options),
                Controls.button("options-board", words.board(), options)),
        LevelLine.draw(messages, inputs.levels(), form.keyword()),
        moment != null && moment.isPersons()
            ? null
            : Controls.primary("start", messages.say(PageKey.START), new StartEvent.Begin())
                .key("begin")
                .flag("disabled", moment == null),
        ways(ended()));
  }

  /** Why the form makes no board. */
  private String problem() {
    Reason refusal = context.setups().apply(form.command()).reason();
    return refusal == null ? "" : context.sentence(refusal);
  }

  /** The way back to the end of the last game; null if there is none. */
  private @Nullable Element ended() {
    Match left = session.lobby().left();
    if (left == null || !inputs.isLeftOver()) {
      return null;
    }
    GameView view = context.game(left.record().setup().game().id());
    String title = view.title(messages, view.keyword(left.record().setup()));
    return Controls.button("continue", messages.say(PageKey.ENDED_GAME, title), new Route.SeeEnd());
  }

  private Element ways(@Nullable Element first) {
    int streak = inputs.streak();
    return Element.of("div", "options")
        .key("ways")
        .add(
            first,
            Controls.button("friend", messages.say(PageKey.FRIEND), new Route.Open(Dialog.FRIEND)),
            Controls.button(
                "puzzles",
                streak == 0
                    ? messages.say(PlayKey.DAILY_PUZZLE)
                    : messages.say(PlayKey.DAILY_IN_A_ROW, messages.number(streak)),
                new Route.Puzzle(0)));
  }

  private Element open() {
    return Controls.linked("open", messages.say(SharingKey.OPEN_GAME), new Route.Open(Dialog.OPEN))
        .key("open");
  }

  private Element tiles() {
    Element tiles =
        Element.of("section", "tiles")
            .key("tiles")
            .with("role", "group")
            .with("aria-label", messages.say(PageKey.GAME));
    for (GameView view : context.games()) {
      for (GameForm offered : view.forms()) {
        boolean chosen = !inputs.isRunning() && offered.keyword().equals(form.keyword());
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
}
