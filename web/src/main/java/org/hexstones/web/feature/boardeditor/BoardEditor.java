package org.hexstones.web.feature.boardeditor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.hex.Cell;
import org.hexstones.hex.Shape;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenStack;
import org.jspecify.annotations.Nullable;

/**
 * The state of the board editor, with its hexagonal canvas.
 *
 * @param side the canvas's cells a side
 * @param paint the kind of each cell of the canvas: {@link #NOTHING}, {@link #PLAIN} or {@link
 *     #STAR}
 * @param brush the kind that a press paints
 * @param past the earlier states of the paint, the latest last
 * @param name the name for the board
 */
public record BoardEditor(
    int side,
    List<Integer> paint,
    int brush,
    Symmetry symmetry,
    List<List<Integer>> past,
    String name)
    implements Screen {
  public static final int NOTHING = 0;
  public static final int PLAIN = 1;
  public static final int STAR = 2;

  private static final int SMALLEST = 4;
  private static final int MOST_PAST = 100;

  public BoardEditor {
    paint = List.copyOf(paint);
    past = List.copyOf(past);
  }

  @Override
  public Event closing(ScreenStack screens) {
    return new BoardEditorEvent.Leave();
  }

  /** An empty canvas. */
  public static BoardEditor empty(int side) {
    int cells = canvas(side).size();
    List<Integer> paint = Collections.nCopies(cells, NOTHING);
    return new BoardEditor(side, paint, PLAIN, Symmetry.NONE, List.of(), "");
  }

  /** A board and its stars on the smallest canvas that holds them; null if none does. */
  public static @Nullable BoardEditor of(Board board, List<Integer> stars) {
    int q = 0;
    int r = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      q += board.q(cell);
      r += board.r(cell);
    }
    int middleQ = Math.floorDiv(2 * q + board.size(), 2 * board.size());
    int middleR = Math.floorDiv(2 * r + board.size(), 2 * board.size());
    int side = SMALLEST;
    for (int cell = 0; cell < board.size(); cell++) {
      int x = board.q(cell) - middleQ;
      int y = board.r(cell) - middleR;
      side = Math.max(side, 1 + Math.max(Math.abs(x + y), Math.max(Math.abs(x), Math.abs(y))));
    }
    // The canvas has an empty rim to draw on, unless it would be too large.
    side = Math.min(side + 1, Math.max(side, Shapes.MAX_HEXHEX));
    if (side > Shapes.MAX_HEXHEX) {
      return null;
    }
    Board canvas = canvas(side);
    List<Integer> paint = new ArrayList<>(Collections.nCopies(canvas.size(), NOTHING));
    for (int cell = 0; cell < board.size(); cell++) {
      int at = canvas.cellAt(board.q(cell) - middleQ, board.r(cell) - middleR);
      paint.set(at, stars.contains(cell) ? STAR : PLAIN);
    }
    return new BoardEditor(side, paint, PLAIN, Symmetry.NONE, List.of(), "");
  }

  public Board canvas() {
    return canvas(side);
  }

  private static Board canvas(int side) {
    return Board.of(Shapes.hexhex(side).orThrow());
  }

  /** Paints a cell of the canvas and its images under the symmetry. */
  public BoardEditor painted(int cell) {
    Board canvas = canvas();
    List<Integer> changed = new ArrayList<>(paint);
    for (Cell image : symmetry.images(new Cell(canvas.q(cell), canvas.r(cell)))) {
      changed.set(canvas.cellAt(image.q(), image.r()), brush);
    }
    return withPaint(changed);
  }

  /** Puts stars on all cells with fewer than six neighbours on the board, and on no others. */
  public BoardEditor withStarsAtTheRim() {
    Board canvas = canvas();
    List<Integer> changed = new ArrayList<>(paint);
    for (int cell = 0; cell < canvas.size(); cell++) {
      boolean rim = false;
      for (int direction = 0; direction < 6; direction++) {
        int next = canvas.neighbour(cell, direction);
        rim = rim || next == Board.NO_CELL || paint.get(next) == NOTHING;
      }
      if (paint.get(cell) != NOTHING) {
        changed.set(cell, rim ? STAR : PLAIN);
      }
    }
    return withPaint(changed);
  }

  /** Paints the whole canvas with one kind of cell. */
  public BoardEditor filled(int with) {
    return withPaint(Collections.nCopies(paint.size(), with));
  }

  private BoardEditor withPaint(List<Integer> changed) {
    if (changed.equals(paint)) {
      return this;
    }
    List<List<Integer>> before = new ArrayList<>(past);
    before.add(paint);
    if (before.size() > MOST_PAST) {
      before.remove(0);
    }
    return new BoardEditor(side, changed, brush, symmetry, before, name);
  }

  /** The editor before the last change. */
  public BoardEditor undone() {
    if (past.isEmpty()) {
      return this;
    }
    List<List<Integer>> before = past.subList(0, past.size() - 1);
    return new BoardEditor(side, past.get(past.size() - 1), brush, symmetry, before, name);
  }

  /** The same board on a canvas of another size. Cells outside of it are cut off. */
  public BoardEditor withSide(int cells) {
    if (cells < Shapes.MIN_HEXHEX || cells > Shapes.MAX_HEXHEX) {
      return this;
    }
    Board from = canvas();
    Board to = canvas(cells);
    List<Integer> moved = new ArrayList<>();
    for (int cell = 0; cell < to.size(); cell++) {
      int old = from.cellAt(to.q(cell), to.r(cell));
      moved.add(old == Board.NO_CELL ? NOTHING : paint.get(old));
    }
    return new BoardEditor(cells, moved, brush, symmetry, List.of(), name);
  }

  public BoardEditor withBrush(int chosen) {
    return new BoardEditor(side, paint, chosen, symmetry, past, name);
  }

  public BoardEditor withSymmetry(Symmetry chosen) {
    return new BoardEditor(side, paint, brush, chosen, past, name);
  }

  public BoardEditor withName(String text) {
    return new BoardEditor(side, paint, brush, symmetry, past, text);
  }

  /** The board as a set-up names it, or the reason why it is no board. */
  public Parsed<Shape> shape() {
    Board canvas = canvas();
    List<Cell> cells = new ArrayList<>();
    for (int cell = 0; cell < paint.size(); cell++) {
      if (paint.get(cell) != NOTHING) {
        cells.add(new Cell(canvas.q(cell), canvas.r(cell)));
      }
    }
    return Shapes.cells(cells);
  }

  /** The stars as a set-up names them, separated by commas; empty if there are none. */
  public String stars() {
    Shape shape = shape().orNull();
    if (shape == null) {
      return "";
    }
    Board canvas = canvas();
    int minQ = Integer.MAX_VALUE;
    int minR = Integer.MAX_VALUE;
    for (int cell = 0; cell < paint.size(); cell++) {
      if (paint.get(cell) != NOTHING) {
        minQ = Math.min(minQ, canvas.q(cell));
        minR = Math.min(minR, canvas.r(cell));
      }
    }
    Board board = Board.of(shape);
    List<String> names = new ArrayList<>();
    for (int cell = 0; cell < paint.size(); cell++) {
      if (paint.get(cell) == STAR) {
        names.add(board.name(board.cellAt(canvas.q(cell) - minQ, canvas.r(cell) - minR)));
      }
    }
    return String.join(",", names);
  }

  /** The board as it is stored and played; null if there is none. */
  public @Nullable OwnBoard board() {
    Shape shape = shape().orNull();
    return shape == null ? null : new OwnBoard(OwnBoard.clean(name), shape.text(), stars());
  }
}
