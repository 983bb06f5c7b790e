package org.hexstones.web.feature.puzzle;

import java.util.List;
import java.util.Locale;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.i18n.PlayMessages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.MatchEvent;
import org.hexstones.web.ui.ScorePreview;
import org.hexstones.web.ui.ScoresView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardInput;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.control.Brand;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The screen of a puzzle: a board as in a match, and the task above it. */
public final class PuzzleScreen {
  private final ViewContext context;
  private final Messages messages;
  private final PlayMessages text;
  private final Session session;
  private final PuzzleProgress progress;
  private final PuzzleSession puzzling;
  private final PositionCache positions;
  private final ElementCache cache;

  /**
   * @param cache the cells that were drawn before
   */
  public PuzzleScreen(
      ViewContext context,
      Part<PuzzleProgress> part,
      PuzzleSession puzzling,
      PositionCache positions,
      ElementCache cache) {
    this.context = context;
    messages = context.messages();
    text = messages.play();
    session = part.session();
    progress = part.state();
    this.puzzling = puzzling;
    this.positions = positions;
    this.cache = cache;
  }

  public Element draw(@Nullable Element notice) {
    Element screen = Element.of("main", "game lesson").key("puzzle").with("data-screen", "puzzle");
    Match match = puzzling.match();
    Puzzle puzzle = puzzling.puzzle();
    if (match == null || puzzle == null) {
      return screen.add(bar(), Element.of("section", "turn").add(waiting()));
    }
    MatchView moment = positions.at(match);
    GameView game = context.game(match.record().setup().game().id());
    PuzzleSession.State state = puzzling.state();
    BoardLook look = BoardLook.of(session, BoardInput.IDLE, -1);
    return screen
        .with("data-puzzle", puzzling.number())
        .with("data-state", state.name().toLowerCase(Locale.ROOT))
        .add(
            bar(),
            coach(game, puzzle, state, moment),
            Element.of("div", "board-room")
                .key("board-room")
                .with("data-room", "")
                .add(
                    new BoardView(context, marks(game, puzzle, moment), look, moment, cache)
                        .draw()),
            ScoresView.draw(context, game, moment, ScorePreview.NONE),
            notice,
            controls(state));
  }

  private Element waiting() {
    String said = messages.word(puzzling.failed() ? PlayKey.NOT_FETCHED : PlayKey.FETCHING);
    Element words = Element.of("p", "hint").with("role", "status").text(said);
    return puzzling.failed()
        ? Element.of("div", "options")
            .add(words, show("fetch-again", PlayKey.FETCH_AGAIN, puzzling.number()))
        : words;
  }

  private Element bar() {
    Element bar =
        Element.of("header", "bar")
            .key("bar")
            .add(Brand.mark(), Element.of("h1").text(messages.word(PlayKey.PUZZLES)));
    if (puzzling.puzzle() != null) {
      String number = messages.number(puzzling.number());
      bar.add(
          Element.of("button", "hint linked")
              .with("type", "button")
              .with("data-action", "copy-puzzle")
              .with("title", messages.word(SharingKey.COPY))
              .on("click", of(new PuzzleEvent.CopyLink()))
              .text(text.puzzleOf(number, messages.number(puzzling.lines().size()))),
          progress.solved().has(puzzling.number())
              ? Element.of("span", "hint")
                  .with("data-solved", "")
                  .text(messages.word(PlayKey.SOLVED))
              : null);
    }
    return bar.add(
        Element.of("span", "spacer"),
        Controls.icon(
            "leave-puzzle",
            Icon.CLOSE,
            messages.word(PlayKey.LEAVE_PUZZLE),
            of(new PuzzleEvent.Leave()),
            true));
  }

  private Element coach(GameView game, Puzzle puzzle, PuzzleSession.State state, MatchView moment) {
    Play asked = puzzle.play();
    PuzzleTask task = new PuzzleTask(context, game, puzzle);
    String said =
        switch (state) {
          case OPEN -> task.hint(asked.position().board(), puzzling);
          case SOLVED -> messages.word(PlayKey.PUZZLE_DONE);
          case MISSED -> messages.word(PlayKey.MISSED);
          case SHOWN -> messages.word(PlayKey.PUZZLE_SHOWN);
        };
    String aim = game.aim(messages, asked.setup());
    Element words =
        Element.of("div", "coach")
            .key("coach")
            .with("role", "status")
            .add(
                Element.of("h2").text(task.task(asked.position())),
                Element.of("p").text(task.name(asked)),
                // What was said takes its place, so that the board keeps its size.
                aim.isEmpty() || !said.isEmpty() ? null : Element.of("p", "aim hint").text(aim),
                said.isEmpty() ? null : Element.of("p").with("data-said", "").text(said));
    if (state == PuzzleSession.State.SOLVED || state == PuzzleSession.State.SHOWN) {
      for (String reason : game.explain(messages, asked, puzzle.answer())) {
        words.add(Element.of("p").with("data-reason", "").text(reason));
      }
      int streak = progress.solved().streakOn(progress.today());
      words.add(
          streak == 0 ? null : Element.of("p", "hint").text(text.streak(messages.number(streak))));
    }
    Element coach = Element.of("section", "turn coaching").key("turn").add(words);
    Position now = moment.position();
    return state == PuzzleSession.State.OPEN && puzzle.answer().size() > 1
        ? coach.add(
            Element.of("p", "hint")
                .text(text.nextStone(messages.page().stone(Colour.of(now.nextColour())))))
        : coach;
  }

  /** The marks of the game, and on the free cells what the hints have told. */
  private CellMarks marks(GameView game, Puzzle puzzle, MatchView moment) {
    CellMarks marks = game.marks(moment.play());
    Position position = moment.position();
    List<Integer> answer = puzzle.answer();
    String line = position.board().name(Moves.cell(answer.get(0))).substring(0, 1);
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE
          && (puzzling.hints() == 1
              ? position.board().name(cell).startsWith(line)
              : isTold(answer, cell))) {
        marks.add(cell, "told");
      }
    }
    return marks;
  }

  /** Whether a hint has told that a stone belongs on the cell. */
  private boolean isTold(List<Integer> answer, int cell) {
    int told = puzzling.told() ? answer.size() : Math.max(0, puzzling.hints() - 1);
    for (int move : answer.subList(0, told)) {
      if (Moves.cell(move) == cell) {
        return true;
      }
    }
    return false;
  }

  private Element controls(PuzzleSession.State state) {
    Element controls = Element.of("div", "options lesson-ways").key("controls");
    boolean missed = state == PuzzleSession.State.MISSED;
    if (missed || state == PuzzleSession.State.SHOWN) {
      controls.add(
          Controls.primary(
              "again-puzzle", messages.word(PlayKey.TRY_AGAIN), of(new PuzzleEvent.Again())));
    } else if (!puzzling.made().isEmpty() && state == PuzzleSession.State.OPEN) {
      controls.add(Controls.button("undo", messages.word(MessageKey.UNDO), new MatchEvent.Undo()));
    }
    if ((missed || state == PuzzleSession.State.OPEN) && !puzzling.told()) {
      controls.add(
          Controls.button("hint", messages.word(PlayKey.HINT), of(new PuzzleEvent.Hint())));
    }
    if (missed) {
      controls.add(
          Controls.button(
              "solution", messages.word(PlayKey.SOLUTION), of(new PuzzleEvent.Solution())));
    }
    return controls.add(
        show("next-puzzle", PlayKey.NEXT_STEP, puzzling.number() % puzzling.lines().size() + 1),
        missed ? null : show("daily-puzzle", PlayKey.DAILY_PUZZLE, 0));
  }

  private Element show(String action, PlayKey word, int number) {
    return Controls.button(action, messages.word(word), new Route.Puzzle(number));
  }

  private static Event of(PuzzleEvent event) {
    return event;
  }
}
