package org.hexstones.web.ui;

import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a match's screen that every program draws alike: the first program draws no others,
 * and the page adds its own to them without moving anything.
 */
public final class GameFrame {
  /** The key of the screen's element. */
  public static final String KEY = "game";

  /** The key of the element round the board. */
  public static final String ROOM = "board-room";

  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final MatchView moment;
  private final Play play;
  private final PaletteView palette;

  private final boolean withSeats;

  /**
   * @param withSeats whether to say who sits where; not in a live game, which says it elsewhere,
   *     nor in a game that is only read
   */
  public GameFrame(ViewContext context, GameView game, MatchView moment, boolean withSeats) {
    this.withSeats = withSeats;
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.moment = moment;
    play = moment.play();
    palette = new PaletteView(context, moment);
  }

  /** What holds every screen, still empty. */
  public static Element page(Settings settings) {
    return Element.of("div", settings.has(Settings.Switch.MARKS) ? "page marks" : "page")
        .with("lang", settings.language().tag());
  }

  /** The whole screen, still empty. */
  public static Element main() {
    return Element.of("main", "game").key(KEY);
  }

  /**
   * The logo and the name of the game.
   *
   * @param state what the title of the window says before the name during the game, or nothing
   */
  public Element bar(String state) {
    String title = game.title(messages, game.keyword(play.setup()));
    Element heading = Element.of("h1").untranslated().text(title);
    Outcome outcome = play.outcome();
    String said = outcome == null ? state : Verdict.of(context, game, moment, outcome);
    if (!said.isEmpty()) {
      heading.with("data-title", said + " · " + title);
    }
    return Element.of("header", "bar")
        .key("bar")
        .add(Brand.mark(), heading, Element.of("span", "spacer"));
  }

  /**
   * The player to move, the aim of the game and the stones of the turn; empty at the end.
   *
   * @param instead what stands in place of whose turn it is, as what a thinking computer has found
   *     so far; or null
   * @param visit whether a link has opened the game, and nobody has played on
   * @param newcomer whether the person has begun or played on no game here
   */
  public Element turn(@Nullable Element instead, boolean visit, boolean newcomer) {
    // Its height depends on the number of colours, and not on how many are left in this turn.
    Element turn = Element.of("section", "turn of-" + play.setup().players()).key("turn");
    if (play.isOver()) {
      return turn;
    }
    Element about = newcomer ? introduction("aim hint greeting") : visit ? greeting() : aim();
    if (about != null && visit) {
      ways(about.with("data-greeting", ""), newcomer);
    }
    return turn.add(mover(instead), palette.draw(), about);
  }

  /** What a newcomer who opens the end of a game reads about it. */
  public Element introduction() {
    return introduction("hint greeting");
  }

  /** What the game is, and the way to its lesson. */
  private Element introduction(String style) {
    Setup setup = play.setup();
    String keyword = game.keyword(setup);
    String title = game.title(messages, keyword);
    return Element.of("p", style)
        .key("introduction")
        .with("data-introduction", "")
        .add(
            Element.of("span")
                .text(messages.say(GameKey.INTRODUCTION, title, game.aim(messages, setup))),
            game.hasGuide()
                ? Controls.linked("learn", messages.say(PlayKey.LEARN), new Route.Lesson(keyword))
                    .with("data-lesson", keyword)
                : null);
  }

  /** Whether a press on the board places a stone now. */
  public boolean canPlace() {
    return palette.canPlace();
  }

  /** The aim of the game, where the game tells it beside the board. */
  private @Nullable Element aim() {
    String aim = game.aim(messages, play.setup());
    return aim.isEmpty() ? null : Element.of("p", "aim hint").key("aim").text(aim);
  }

  /** What a visitor sees. It stands in place of the aim, which the rules tell. */
  private Element greeting() {
    Setup setup = play.setup();
    String title = game.title(messages, game.keyword(setup));
    int moves = moment.cursor();
    return Element.of("p", "aim hint greeting")
        .key("greeting")
        .add(
            Element.of("span")
                .text(
                    moves == 0
                        ? messages.say(GameKey.GREETING, title)
                        : messages.say(GameKey.GREETING_AT, title, messages.number(moves))));
  }

  /** What a visitor can do beside playing on. A newcomer has the lesson in place of the rules. */
  private void ways(Element about, boolean newcomer) {
    String colour = context.colour(moment.position().colourOf(play.mover()));
    about.add(
        Controls.linked(
            "play-side", messages.say(GameKey.PLAY_SIDE, colour), new MatchEvent.PlaySide()),
        Controls.linked(
            "analyse-visit",
            messages.say(GameKey.ANALYSE),
            new Route.Analysis(moment.match(), StudyTask.LOOK)),
        newcomer
            ? null
            : Controls.linked(
                "how-to", messages.say(GameKey.HOW_TO_PLAY), new Route.Open(Dialog.RULES)));
  }

  /** What is to be done and by whom, or who thinks. */
  private Element mover(@Nullable Element instead) {
    int player = play.mover();
    int colour = moment.position().colourOf(player);
    boolean thinks = moment.isThinking();
    String name = withSeats ? Sitter.called(context, moment, player) : context.colour(colour);
    String toMove =
        moment.awaitsPerson()
            ? messages.say(GameKey.YOUR_TURN)
            : messages.say(GameKey.TO_MOVE, name);
    // Nobody here places the next stone of a player elsewhere.
    boolean places = palette.canPlace() && !thinks && !moment.isElsewhere();
    // Where players of several colours place stones of each, whose turn it is comes first.
    boolean whoseFirst = places && palette.hasSlots() && !moment.awaitsPerson();
    String toDo =
        thinks
            ? messages.say(GameKey.THINKING, name)
            : places
                ? messages.say(
                    GameKey.PLACE_STONE, messages.stone(Colour.of(moment.colourToPlace())))
                : SpecialMovesView.title(context, play, toMove);
    Element who = Element.of("span", "who");
    if (instead != null) {
      who.add(instead);
    } else if (places) {
      addProgress(who.text(whoseFirst ? toDo : toMove), whoseFirst);
    } else {
      who.text(game.progress(messages, play));
    }
    return Element.of("div", thinks ? "mover thinks" : "mover")
        .key("mover")
        .with("data-turn", Colour.of(colour).word())
        .add(
            palette.hasSlots() ? null : Stone.icon(colour),
            Element.of("div", "mover-words")
                .add(
                    Element.of("strong", places ? "next-stone" : "awaited")
                        .text(whoseFirst ? toMove : toDo),
                    who));
  }

  /**
   * Which stone of the turn it is, and how far the game has come. On a narrow phone the slots alone
   * say the first.
   *
   * @param isLong whether the line is too long there for the second, too
   */
  private void addProgress(Element line, boolean isLong) {
    String progress = game.progress(messages, play);
    String rest = progress.isEmpty() ? "" : " · " + progress;
    if (palette.hasSlots()) {
      line.add(
          Element.of("span", "nth").text(isLong ? palette.stoneOf() + rest : palette.stoneOf()));
    }
    line.text(isLong ? "" : rest);
  }

  /** The result. */
  public Element winner(Outcome outcome) {
    return Element.of("div", "winner")
        .add(
            Stone.icon(moment.position().colourOf(Verdict.whose(game, moment, outcome))),
            Element.of("h2").text(Verdict.of(context, game, moment, outcome)));
  }

  /** The space for the board. */
  public static Element room(Element board) {
    return Element.of("div", "board-room").key(ROOM).with("data-room", "").add(board);
  }

  /** The place for the moves. */
  public Element moves() {
    return Element.of("section", "moves")
        .key("moves")
        .with("aria-label", messages.say(GameKey.MOVES));
  }

  /** The place for the controls. */
  public static Element controls() {
    return Element.of("div", "controls").key("controls").with("role", "group");
  }

  /** What is read aloud. */
  public static Element said(String text) {
    return Element.of("p", "unseen").key("said").with("role", "status").text(text);
  }
}
