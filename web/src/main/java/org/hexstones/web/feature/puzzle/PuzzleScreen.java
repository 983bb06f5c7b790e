package org.hexstones.web.feature.puzzle;

import java.util.List;
import java.util.Locale;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.parse.Words;
import org.hexstones.web.board.BoardInput;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.Repetition;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.ask.LineStep;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;

/** The screen of a puzzle: a board as in a match, and the task above it. */
public final class PuzzleScreen {
  /** A window with less than so many pixels has no room for a fourth button. */
  private static final int NARROW = 480;

  private final ViewContext context;
  private final Messages messages;
  private final Session session;
  private final PuzzleProgress progress;
  private final PuzzleSession puzzling;
  private final PositionCache positions;
  private final ElementCache cache;
  private final BoardInput input;

  /**
   * @param input what is typed and asked
   * @param cache the cells that were drawn before
   */
  public PuzzleScreen(
      ViewContext context,
      Part<PuzzleProgress> part,
      PuzzleSession puzzling,
      PositionCache positions,
      BoardInput input,
      ElementCache cache) {
    this.input = input;
    this.context = context;
    messages = context.messages();
    session = part.session();
    progress = part.state();
    this.puzzling = puzzling;
    this.positions = positions;
    this.cache = cache;
  }

  /** The event of a key that was pressed anywhere on the page, or null. */
  public static @Nullable Event key(PuzzleSession puzzling, Input input) {
    LineStep step = puzzling.state() == PuzzleSession.State.OPEN ? null : LineStep.of(input);
    return step == null ? null : LineView.step(puzzling.proof(), step);
  }

  public Element draw(@Nullable Element notice) {
    Element screen = Element.of("main", "game lesson").key("puzzle").with("data-screen", "puzzle");
    Match match = puzzling.match();
    Puzzle puzzle = puzzling.puzzle();
    if (match == null || puzzle == null) {
      return screen.add(
          bar(), Element.of("section", "turn").add(PuzzleView.waiting(messages, puzzling)));
    }
    MatchView moment = positions.at(match);
    Match board = puzzling.shown();
    MatchView seen = board == null ? moment : positions.at(board);
    GameView game = context.game(match.record().setup().game().id());
    PuzzleSession.State state = puzzling.state();
    BoardLook look = BoardLook.of(session, input.asked(), -1);
    PuzzleView view = new PuzzleView(context, game, puzzling, puzzle, seen);
    return screen
        .with("data-puzzle", puzzling.number())
        .with("data-state", state.name().toLowerCase(Locale.ROOT))
        .add(
            bar(),
            view.coach(state, more(game, puzzle, moment, state)),
            view.board(look, cache),
            ScoresView.draw(context, game, seen),
            notice,
            controls(view, game, state));
  }

  /** What the worker has found, and the days in a row. */
  private Element more(GameView game, Puzzle puzzle, MatchView moment, PuzzleSession.State state) {
    Element more = Element.of("div").key("more");
    if (puzzling.isMade()) {
      more.add(Element.of("p", "hint").with("data-check", word()).text(check()));
    }
    if (state == PuzzleSession.State.MISSED) {
      new LineView(context, game, puzzling.proof()).addRefutation(more, puzzle, moment.play());
    }
    int streak = progress.streak();
    return state == PuzzleSession.State.SOLVED && streak > 0 && !puzzling.isMade()
        ? more.add(
            Element.of("p", "hint").text(messages.say(PlayKey.STREAK, messages.number(streak))))
        : more;
  }

  private String word() {
    return puzzling.proof().check().name().toLowerCase(Locale.ROOT);
  }

  private String check() {
    return switch (puzzling.proof().check()) {
      case ASKED -> messages.say(PlayKey.CHECKING);
      case HOLDS -> messages.say(PlayKey.CHECK_HOLDS);
      case FAILS -> messages.say(PlayKey.CHECK_FAILS);
      case OPEN -> messages.say(PlayKey.CHECK_OPEN);
    };
  }

  private Element bar() {
    Element bar =
        Element.of("header", "bar")
            .key("bar")
            .add(Brand.mark(), Element.of("h1").text(messages.say(PuzzleKey.PUZZLES)));
    if (puzzling.puzzle() != null) {
      String number = messages.number(Math.max(0, puzzling.number()));
      bar.add(
          Element.of("button", "hint linked")
              .with("type", "button")
              .with("data-action", "copy-puzzle")
              .with("title", messages.say(SharingKey.COPY))
              .on("click", new PuzzleEvent.CopyLink())
              .text(
                  puzzling.isMade()
                      ? messages.say(PlayKey.MADE_PUZZLE)
                      : isOfToday()
                          ? messages.say(PlayKey.DAILY_ON, weekday())
                          : messages.say(
                              PlayKey.PUZZLE_OF, number, messages.number(puzzling.lines().size()))),
          progress.solved().has(puzzling.number())
              ? Element.of("span", "hint")
                  .with("data-solved", "")
                  .text(messages.say(PlayKey.SOLVED))
              : null);
    }
    return bar.add(
        Element.of("span", "spacer"),
        Controls.settings(messages),
        Controls.icon(
            "leave-puzzle",
            Icon.CLOSE,
            messages.say(PlayKey.LEAVE_PUZZLE),
            new PuzzleEvent.Leave(),
            true));
  }

  private boolean isOfToday() {
    return puzzling.number() == DailyPuzzle.number(puzzling.lines(), progress.today());
  }

  private String weekday() {
    List<Words.Word> names = Words.split(messages.say(PlayKey.WEEKDAYS), ',');
    return names.get(DailyPuzzle.weekday(progress.today())).text();
  }

  private Element controls(PuzzleView view, GameView game, PuzzleSession.State state) {
    boolean missed = state == PuzzleSession.State.MISSED;
    Element controls = view.controls(state);
    if (state != PuzzleSession.State.OPEN) {
      new LineView(context, game, puzzling.proof()).addSteps(controls);
    }
    return controls.add(
        state == PuzzleSession.State.SOLVED ? send(game) : null,
        puzzling.isMade()
            ? null
            : show(
                "next-puzzle", PlayKey.NEXT_STEP, puzzling.number() % puzzling.lines().size() + 1),
        missed ? null : show("daily-puzzle", PlayKey.DAILY_PUZZLE, 0),
        worksheet());
  }

  /**
   * A puzzle that a person has made is the first position of a record, and what follows there its
   * answer; null where it is another position. On a phone the button would take a row from the
   * board; there "Share" on the analysis board leads to worksheets.
   */
  private @Nullable Element worksheet() {
    Puzzle puzzle = puzzling.puzzle();
    boolean isMade = puzzling.isMade();
    boolean isPhone = session.device().viewport().windowWidth() < NARROW;
    if (puzzle == null || isPhone || (isMade && !puzzle.given().isEmpty())) {
      return null;
    }
    Match match =
        isMade ? Match.begin("puzzle", puzzle.record(), List.of()) : PuzzleSession.begun(puzzle);
    int number = isMade ? 0 : puzzling.number();
    Route there = new Route.Analysis(match, StudyTask.WORKSHEET, number);
    return Controls.button("worksheet", messages.say(PlayKey.WORKSHEET), there);
  }

  /** The button that sends the result of the daily puzzle; null for another puzzle. */
  private @Nullable Element send(GameView game) {
    Match match = puzzling.match();
    int today = progress.today();
    if (match == null
        || puzzling.isMade()
        || puzzling.revealed()
        || !DailyPuzzle.is(puzzling.lines(), puzzling.number(), today)) {
      return null;
    }
    String title = game.title(messages, game.keyword(match.record().setup()));
    String link = PuzzleUpdate.link(session, puzzling);
    // A miss is noted for when the puzzle is asked again.
    boolean missed = progress.again().find(Repetition.puzzle(puzzling.number())) != null;
    return Controls.primary(
        "send-result",
        messages.say(PlayKey.SEND_RESULT),
        new PuzzleEvent.SendResult(
            DailyResult.text(messages, puzzling, title, today, missed, progress.streak(), link)));
  }

  private Element show(String action, PlayKey word, int number) {
    return Controls.button(action, messages.say(word), new Route.Puzzle(number));
  }
}
