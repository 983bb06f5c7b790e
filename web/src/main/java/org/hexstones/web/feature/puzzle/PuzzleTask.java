package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.TermsView;
import org.hexstones.web.ui.ViewContext;

/** A puzzle's task and hints in words. */
public final class PuzzleTask {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final Puzzle puzzle;

  public PuzzleTask(ViewContext context, GameView game, Puzzle puzzle) {
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.puzzle = puzzle;
  }

  /** Who moves, which stones are placed, and for what. */
  public String task(Position asked) {
    int mover = asked.colourOf(asked.mover());
    String colour = context.colour(mover);
    String win = game.toWin(messages, mover);
    String stones = "";
    for (int move : puzzle.answer()) {
      String stone = messages.stone(Colour.of(Moves.colour(move)));
      stones = stones.isEmpty() ? stone : messages.say(PuzzleKey.THEN_STONE, stones, stone);
    }
    return switch (puzzle.kind()) {
      case WIN -> messages.say(PuzzleKey.ASK_WIN, colour, stones, win);
      case SCORE -> messages.say(PuzzleKey.ASK_SCORE, colour, stones);
      case CELL -> messages.say(PuzzleKey.ASK_CELL, colour, stones, win);
    };
  }

  /** The game, and what was agreed for it. */
  public static String game(ViewContext context, Play play) {
    Messages messages = context.messages();
    GameView game = context.game(play.setup().game().id());
    String terms = TermsView.line(context, play);
    return game.title(messages, game.keyword(play.setup()))
        + (terms.isEmpty() ? "" : " · " + terms);
  }

  /** The game, what was agreed for it, and how hard the puzzle is. */
  String name(Play asked) {
    String name = game(context, asked);
    if (puzzle.grade() == Puzzle.UNGRADED) {
      return name;
    }
    return name
        + " · "
        + messages.say(
            PuzzleKey.GRADE, messages.number(puzzle.grade()), messages.number(Puzzle.HARDEST));
  }

  /** The hints one after another: a line of the board, a cell, the whole solution. */
  String hint(Board board, PuzzleSession puzzling) {
    List<Integer> answer = puzzle.answer();
    String first = board.name(Moves.cell(answer.get(0)));
    if (puzzling.hints() == 0) {
      return "";
    }
    if (puzzling.hints() == 1) {
      return messages.say(PuzzleKey.HINT_LINE, first.substring(0, 1));
    }
    if (puzzling.hints() == 2 || answer.size() == 1) {
      return messages.say(PuzzleKey.HINT_CELL, first);
    }
    return messages.say(PuzzleKey.HINT_CELL, stones(messages, board, answer));
  }

  /** The stones of a turn: their cells, and their colours if there are several. */
  public static String stones(Messages messages, Board board, List<Integer> moves) {
    List<String> all = new ArrayList<>();
    for (int move : moves) {
      String cell = board.name(Moves.cell(move));
      String colour = messages.stone(Colour.of(Moves.colour(move)));
      all.add(moves.size() > 1 ? messages.beside(cell, colour) : cell);
    }
    return messages.list(all);
  }
}
