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
    Setup setup = reader.apply(form.command()).orNull();
    Board board = setup == null ? null : setup.board();
    BoardEditor editor = board == null ? null : of(board.shape().text());
    return board == null || editor == null
        ? BoardEditor.empty(USUAL_SIDE)
        : starred(editor, stars, board);
  }

  /** Adds the stars that are names of cells. */
  private static BoardEditor starred(BoardEditor editor, String names, Board board) {
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
    Shape shape = Shapes.parse(board).orNull();
    return shape == null ? null : BoardEditor.of(Board.of(shape), List.of());
  }
}
