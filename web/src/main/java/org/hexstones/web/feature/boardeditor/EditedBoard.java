package org.hexstones.web.feature.boardeditor;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shape;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.web.match.GameForm;
import org.jspecify.annotations.Nullable;

/** The board that the editor opens with. */
final class EditedBoard {
  private static final int USUAL_SIDE = 6;

  private EditedBoard() {}

  /** The board of a form, if the engine can read it, and its stars. */
  static BoardEditor of(GameForm form, String stars, Function<String, Parsed<Setup>> reader) {
    Parsed<Setup> setup = reader.apply(form.command());
    BoardEditor editor =
        setup instanceof Parsed.Ok<Setup> ok ? of(ok.value().board().shape().text()) : null;
    return editor == null ? BoardEditor.empty(USUAL_SIDE) : starred(editor, stars, setup);
  }

  /** Adds the stars that are names of cells. */
  private static BoardEditor starred(BoardEditor editor, String names, Parsed<Setup> setup) {
    if (!(setup instanceof Parsed.Ok<Setup> ok)) {
      return editor;
    }
    Board board = ok.value().board();
    List<Integer> stars = new ArrayList<>();
    for (Words.Word name : Words.split(names, ',')) {
      int cell = board.cellNamed(name.text());
      if (cell != Board.NO_CELL) {
        stars.add(cell);
      }
    }
    return Objects.requireNonNullElse(BoardEditor.of(board, stars), editor);
  }

  /** The board that a text names; null if it names none, or one that is too large to draw. */
  static @Nullable BoardEditor of(String board) {
    return Shapes.parse(board) instanceof Parsed.Ok<Shape> ok
        ? BoardEditor.of(Board.of(ok.value()), List.of())
        : null;
  }
}
