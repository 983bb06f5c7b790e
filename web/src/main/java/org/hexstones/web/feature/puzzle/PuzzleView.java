package org.hexstones.web.feature.puzzle;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.BoardView;
import org.hexstones.web.ui.GameFrame;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.ElementCache;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The parts of a puzzle that the page and the embed draw alike. */
public final class PuzzleView {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final PuzzleSession puzzling;
  private final Puzzle puzzle;
  private final MatchView moment;

  /**
   * @param puzzle the puzzle of the session
   * @param moment its board
   */
  public PuzzleView(
      ViewContext context, GameView game, PuzzleSession puzzling, Puzzle puzzle, MatchView moment) {
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.puzzling = puzzling;
    this.puzzle = puzzle;
    this.moment = moment;
  }

  /** What stands in place of a puzzle that is still being fetched, or could not be. */
  public static Element waiting(Messages messages, PuzzleSession puzzling) {
    String said = messages.say(puzzling.failed() ? PuzzleKey.NOT_FETCHED : PuzzleKey.FETCHING);
    Element words = Element.of("p", "hint").with("role", "status").text(said);
    return puzzling.failed()
        ? Element.of("div", "options")
            .add(
                words,
                Controls.button(
                    "fetch-again",
                    messages.say(PuzzleKey.FETCH_AGAIN),
                    new Route.Puzzle(puzzling.number())))
        : words;
  }

  /** The board in its space. */
  public Element board(BoardLook look, ElementCache cache) {
    return GameFrame.room(new BoardView(context, marks(), look, moment, cache).draw());
  }

  /**
   * The task, and what hints and tries have shown.
   *
   * @param more what is added, or null
   */
  public Element coach(PuzzleSession.State state, @Nullable Element more) {
    Play asked = puzzle.play();
    PuzzleTask task = new PuzzleTask(context, game, puzzle);
    String said =
        switch (state) {
          case OPEN -> task.hint(asked.position().board(), puzzling);
          case SOLVED ->
              isProved() ? messages.say(PuzzleKey.PUZZLE_DONE) : messages.say(PuzzleKey.MEANT_DONE);
          case MISSED -> messages.say(PuzzleKey.MISSED);
          case SHOWN ->
              isProved()
                  ? messages.say(PuzzleKey.PUZZLE_SHOWN)
                  : messages.say(PuzzleKey.MEANT_SHOWN);
        };
    String aim = game.aim(messages, asked.setup());
    Element words =
        Element.of("div", "coach")
            .key("coach")
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
    }
    words.add(more);
    Element coach = Element.of("section", "turn coaching").key("turn").add(words);
    Position now = moment.position();
    return state == PuzzleSession.State.OPEN && puzzle.answer().size() > 1
        ? coach.add(
            Element.of("p", "hint")
                .text(
                    messages.say(
                        PuzzleKey.NEXT_STONE, messages.stone(Colour.of(now.nextColour())))))
        : coach;
  }

  /** Whether the answer is proved to be the only one. */
  private boolean isProved() {
    return puzzling.proof().check() == PuzzleProof.Check.HOLDS;
  }

  /** The marks of the game, and on the free cells what the hints have shown. */
  private CellMarks marks() {
    CellMarks marks = game.marks(moment.play());
    Position position = moment.position();
    List<Integer> answer = puzzle.answer();
    String line = position.board().name(Moves.cell(answer.get(0))).substring(0, 1);
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE
          && (puzzling.hints() == 1
              ? position.board().name(cell).startsWith(line)
              : isRevealed(answer, cell))) {
        marks.add(cell, "hinted");
      }
    }
    for (int move : reply()) {
      if (Moves.isPlace(move)) {
        marks.add(Moves.cell(move), "hinted");
      }
    }
    return marks;
  }

  /** The other player's turn that refutes a try, until it is played on the board. */
  private List<Integer> reply() {
    PuzzleProof proof = puzzling.proof();
    boolean missed = puzzling.state() == PuzzleSession.State.MISSED && proof.shown() == 0;
    return missed ? LineTurn.of(moment.play(), proof.line(), 1) : List.of();
  }

  /** Whether a hint has shown that a stone belongs on the cell. */
  private boolean isRevealed(List<Integer> answer, int cell) {
    int shown = puzzling.revealed() ? answer.size() : Math.max(0, puzzling.hints() - 1);
    for (int move : answer.subList(0, shown)) {
      if (Moves.cell(move) == cell) {
        return true;
      }
    }
    return false;
  }

  /** The buttons that belong to this puzzle. */
  public Element controls(PuzzleSession.State state) {
    Element controls = Element.of("div", "options lesson-ways").key("controls");
    boolean missed = state == PuzzleSession.State.MISSED;
    if (missed || state == PuzzleSession.State.SHOWN) {
      controls.add(
          Controls.primary(
              "again-puzzle", messages.say(PuzzleKey.TRY_AGAIN), new PuzzleEvent.Again()));
    } else if (!puzzling.made().isEmpty() && state == PuzzleSession.State.OPEN) {
      controls.add(Controls.button("undo", messages.say(GameKey.UNDO), new MatchEvent.Undo()));
    }
    if ((missed || state == PuzzleSession.State.OPEN) && !puzzling.revealed()) {
      controls.add(Controls.button("hint", messages.say(PuzzleKey.HINT), new PuzzleEvent.Hint()));
    }
    if (missed) {
      controls.add(
          Controls.button(
              "solution", messages.say(PuzzleKey.SOLUTION), new PuzzleEvent.Solution()));
    }
    return controls;
  }
}
