package org.hexstones.web.ui.board;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.hex.Shape;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The places of a board's cells on the screen. The board is turned by a multiple of 30°: the one
 * with the largest cells in the space that such a window usually has. So it never turns during a
 * match, whatever panels are beside it. At even multiples cells stand on a point and have
 * neighbours left and right. At odd ones they lie flat and have neighbours above and below.
 *
 * <p>Lengths are whole numbers: thousandths of a cell's side.
 */
public final class Layout {
  /** A cell's side, which is also the distance of its corners from its centre. */
  public static final int SIDE = 1000;

  private static final double HALF_WIDTH = Math.sqrt(3) / 2;
  private static final double[] COS = {1, HALF_WIDTH, 0.5, 0, -0.5, -HALF_WIDTH};
  private static final double[] SIN = {0, 0.5, HALF_WIDTH, 1, HALF_WIDTH, 0.5};

  /** Another turn is preferred to the usual one only if it makes cells larger by this factor. */
  private static final double WORTH_TURNING = 1.04;

  /**
   * Names at the rim need this much space on each side. They are left out if cells are narrower
   * than the next constant.
   */
  private static final double RIM = 0.95;

  /** Without names there is space for the rim of the slab: see style.css. */
  private static final double SLAB = 0.3;

  private static final double SMALLEST_WITH_NAMES = 27;

  private final Board board;
  private final int turn;
  private final boolean named;
  private final List<List<Integer>> rows = new ArrayList<>();
  private final int[] x;
  private final int[] y;
  private final int left;
  private final int top;
  private final int width;
  private final int height;
  private int sideOfCorners;
  private String corners = "";
  private @Nullable Element slab;
  private @Nullable Element rim;
  private @Nullable Layout unnamed;

  private Layout(Board board, int turn, boolean named) {
    this.board = board;
    this.turn = turn;
    this.named = named;
    int size = board.size();
    x = new int[size];
    y = new int[size];
    int minX = Integer.MAX_VALUE, maxX = Integer.MIN_VALUE;
    int minY = Integer.MAX_VALUE, maxY = Integer.MIN_VALUE;
    for (int cell = 0; cell < size; cell++) {
      x[cell] = screenX(board.q(cell), board.r(cell));
      y[cell] = screenY(board.q(cell), board.r(cell));
      minX = Math.min(minX, x[cell]);
      maxX = Math.max(maxX, x[cell]);
      minY = Math.min(minY, y[cell]);
      maxY = Math.max(maxY, y[cell]);
    }
    double rim = named ? RIM : SLAB;
    int marginX = (int) (SIDE * (rim + (isFlat() ? 1 : HALF_WIDTH)));
    int marginY = (int) (SIDE * (rim + (isFlat() ? HALF_WIDTH : 1)));
    left = minX - marginX;
    top = minY - marginY;
    width = maxX - minX + 2 * marginX;
    height = maxY - minY + 2 * marginY;
  }

  /** The last result: the same board is drawn many times in the same viewport. */
  private record Answer(Board board, Viewport viewport, Layout layout) {}

  private static @Nullable Answer last;

  /** The layout for a viewport. The window decides how it is turned. */
  public static Layout of(Board board, Viewport viewport) {
    Answer known = last;
    if (known == null || !known.board.equals(board) || !known.viewport.equals(viewport)) {
      int turn = turn(board, viewport);
      known = new Answer(board, viewport, turned(board, turn, viewport.width(), viewport.height()));
      last = known;
    }
    return known.layout;
  }

  /** How a board is turned in a window: by so many times 30°. */
  public static int turn(Board board, Viewport viewport) {
    Viewport usual = Viewport.usual(viewport.windowWidth(), viewport.windowHeight());
    return bestTurn(board, usual.width(), usual.height());
  }

  /** The best layout for a space of that size in CSS pixels. */
  public static Layout fitting(Board board, int roomWidth, int roomHeight) {
    return turned(board, bestTurn(board, roomWidth, roomHeight), roomWidth, roomHeight);
  }

  /** The same layout without the names at the rim, whose space the cells get. */
  public Layout withoutNames() {
    Layout without = named ? unnamed : this;
    unnamed = without == null ? new Layout(board, turn, false) : without;
    return unnamed;
  }

  /** The layout of a small picture: without names, turned as boards usually are. */
  public static Layout small(Board board) {
    return small(board, board.shape() instanceof Shape.Hexhex ? 1 : usualTurn(board));
  }

  /** The layout of a small picture that is turned by so many times 30°. */
  public static Layout small(Board board, int turn) {
    return new Layout(board, turn, false);
  }

  /** The usual turn. A triangle stands on its base. */
  private static int usualTurn(Board board) {
    return board.shape() instanceof Shape.Triangle ? 6 : 0;
  }

  private static int bestTurn(Board board, int roomWidth, int roomHeight) {
    int usual = usualTurn(board);
    Layout best = new Layout(board, usual, false);
    for (int i = 1; i < 12; i++) {
      Layout other = new Layout(board, (usual + i) % 12, false);
      if (other.scale(roomWidth, roomHeight) > WORTH_TURNING * best.scale(roomWidth, roomHeight)) {
        best = other;
      }
    }
    return best.turn;
  }

  /** The layout of a board that is turned by so many times 30°, for a space of that size. */
  public static Layout turned(Board board, int turn, int roomWidth, int roomHeight) {
    Layout named = new Layout(board, turn, true);
    double cellWidth = 2 * HALF_WIDTH * SIDE * named.scale(roomWidth, roomHeight);
    return cellWidth < SMALLEST_WITH_NAMES ? new Layout(board, turn, false) : named;
  }

  /** The width of a cell across its flat sides in a viewport, in CSS pixels. */
  public double cellWidth(Viewport viewport) {
    return 2 * HALF_WIDTH * SIDE * scale(viewport.width(), viewport.height());
  }

  /** The CSS pixels for a thousandth of a cell's side. */
  public double scale(int roomWidth, int roomHeight) {
    return Math.min((double) roomWidth / width, (double) roomHeight / height);
  }

  /** Rounds a number. Math.round would use a long, which is slow in a browser. */
  private static int whole(double value) {
    return (int) Math.floor(value + 0.5);
  }

  private static double rawX(int q, int r) {
    return 2 * HALF_WIDTH * (q + r / 2.0);
  }

  private double cos() {
    return turn < 6 ? COS[turn] : -COS[turn - 6];
  }

  private double sin() {
    return turn < 6 ? SIN[turn] : -SIN[turn - 6];
  }

  /** How the board is turned: by so many times 30°. */
  public int turn() {
    return turn;
  }

  public boolean isFlat() {
    return turn % 2 == 1;
  }

  /** Whether there is space for the names of lines at the rim. */
  public boolean isNamed() {
    return named;
  }

  public int x(int cell) {
    return x[cell];
  }

  public int y(int cell) {
    return y[cell];
  }

  /** How far the middle of a cell is to the right of that of the visible part. */
  public int fromMiddleX(int cell) {
    return x[cell] - left - width / 2;
  }

  /** How far the middle of a cell is below that of the visible part. */
  public int fromMiddleY(int cell) {
    return y[cell] - top - height / 2;
  }

  /** The visible part of the plane, as an SVG view box. */
  public String viewBox() {
    return left + " " + top + " " + width + " " + height;
  }

  /** The width in pixels if the longer side has the given number. */
  public int pixelWidth(int longer) {
    return whole((double) width * longer / Math.max(width, height));
  }

  /** The height in pixels if the longer side has the given number. */
  public int pixelHeight(int longer) {
    return whole((double) height * longer / Math.max(width, height));
  }

  /** The background under the whole board. */
  public Element ground() {
    return Element.of("rect")
        .with("x", left)
        .with("y", top)
        .with("width", width)
        .with("height", height);
  }

  /** The rim of the slab on which the cells lie, the same at every drawing. */
  public Element slab() {
    Element known = slab == null ? Element.of("path", "slab").with("d", edge()) : slab;
    slab = known;
    return known;
  }

  /** The sides of cells beyond which there is no cell, as an SVG path. */
  public String edge() {
    return edge(null, Colour.WHITE);
  }

  /** The same, or of these sides those that a colour has reached. */
  private String edge(@Nullable CellMarks marks, Colour colour) {
    StringBuilder path = new StringBuilder();
    for (int cell = 0; cell < board.size(); cell++) {
      int sides = marks == null ? board.directionsOff(cell) : marks.reached(colour.index(), cell);
      for (int direction = 0; direction < Direction.COUNT; direction++) {
        if ((sides & (1 << direction)) != 0) {
          int x = x(cell) + cornerX(cell, direction);
          int y = y(cell) + cornerY(cell, direction);
          int before = (direction + Direction.COUNT - 1) % Direction.COUNT;
          int fromX = x(cell) + cornerX(cell, before);
          int fromY = y(cell) + cornerY(cell, before);
          path.append('M').append(fromX).append(' ').append(fromY);
          path.append('L').append(x).append(' ').append(y);
        }
      }
    }
    return path.toString();
  }

  /** The sides at the edge that a colour has reached, on the rim; null if there is none. */
  public @Nullable Element reached(CellMarks marks, Colour colour) {
    String path = edge(marks, colour);
    return path.isEmpty()
        ? null
        : Element.of("g", "reached " + colour.word())
            .add(Element.of("path").with("d", path), Element.of("path").with("d", path));
  }

  /** How far right of a cell's middle its neighbour in a direction lies; it need not be there. */
  int stepX(int cell, int direction) {
    return screenX(board.q(cell) + Direction.q(direction), board.r(cell) + Direction.r(direction))
        - x[cell];
  }

  int stepY(int cell, int direction) {
    return screenY(board.q(cell) + Direction.q(direction), board.r(cell) + Direction.r(direction))
        - y[cell];
  }

  /** How far right of a cell's middle its corner after a direction is. */
  private int cornerX(int cell, int direction) {
    return (stepX(cell, direction) + stepX(cell, (direction + 1) % Direction.COUNT)) / 3;
  }

  private int cornerY(int cell, int direction) {
    return (stepY(cell, direction) + stepY(cell, (direction + 1) % Direction.COUNT)) / 3;
  }

  /** The element of an empty cell. */
  public Element hex(int cell) {
    return Element.of("path", "hex").with("d", outline(cell));
  }

  /** The outline of a cell in its place. */
  public String outline(int cell) {
    return outline(cell, SIDE);
  }

  /** The path command that moves to the middle of a cell. */
  public String to(int cell) {
    return "M" + x[cell] + " " + y[cell];
  }

  /** The outline of a cell in its place, with sides of another length. */
  public String outline(int cell, int side) {
    return hexagon(x[cell], y[cell], side);
  }

  /** The path of a hexagon, from corner to corner. */
  private String hexagon(int atX, int atY, int side) {
    if (side != sideOfCorners) {
      sideOfCorners = side;
      corners = corners(side);
    }
    return isFlat()
        ? "M" + (atX + side) + " " + atY + corners
        : "M" + atX + " " + (atY + side) + corners;
  }

  /**
   * The path from the first corner of a hexagon to the others; the same for all cells of a board.
   */
  private String corners(int side) {
    int half = side / 2;
    int near = whole(side * HALF_WIDTH);
    return isFlat()
        ? "l-" + half + " " + near + "h-" + side + "l-" + half + " -" + near + "l" + half + " -"
            + near + "h" + side + "z"
        : "l" + near + " -" + half + "v-" + side + "l-" + near + " -" + half + "l-" + near + " "
            + half + "v" + side + "z";
  }

  /** The names of lines, each at the rim where there is space for it. */
  public List<RimNames.Name> names() {
    return new RimNames(this, board).find();
  }

  /** The elements of these names, the same at every drawing. */
  public Element rim() {
    Element known = rim == null ? RimNames.draw(names()) : rim;
    rim = known;
    return known;
  }

  /** The middle of a cell's place; the board need not have that cell. */
  int screenX(int q, int r) {
    return whole(SIDE * (cos() * rawX(q, r) - sin() * 1.5 * r));
  }

  int screenY(int q, int r) {
    return whole(SIDE * (sin() * rawX(q, r) + cos() * 1.5 * r));
  }

  /**
   * The cells in rows, for screen readers: lines of neighbours, from the top down if cells have
   * neighbours left and right, else from left to right.
   */
  public List<List<Integer>> rows() {
    if (rows.isEmpty()) {
      rows.addAll(findRows());
    }
    return rows;
  }

  private List<List<Integer>> findRows() {
    List<Integer> order = new ArrayList<>();
    for (int cell = 0; cell < board.size(); cell++) {
      order.add(cell);
    }
    order.sort(
        (a, b) -> {
          int byX = x[a] - x[b];
          int byY = y[a] - y[b];
          return isFlat() ? (byX != 0 ? byX : byY) : byY != 0 ? byY : byX;
        });
    List<List<Integer>> found = new ArrayList<>();
    int last = 0;
    for (int cell : order) {
      int line = isFlat() ? x[cell] : y[cell];
      // Rounding may move a cell of the same line by one.
      if (found.isEmpty() || line - last > SIDE / 2) {
        found.add(new ArrayList<>());
      }
      last = line;
      found.get(found.size() - 1).add(cell);
    }
    return found;
  }

  /**
   * The direction on the board that leads towards an angle, in degrees clockwise from the right.
   */
  public int direction(int angle) {
    return Math.floorMod((angle - 30 * turn) / 60, Direction.COUNT);
  }

  /**
   * The first cell on a straight line over the screen from another one, or {@link Board#NO_CELL}.
   *
   * @param angle in degrees clockwise from the right, a direction in which neighbours lie
   */
  int towards(int from, int angle) {
    int direction = direction(angle);
    int q = board.q(from);
    int r = board.r(from);
    for (int step = 0; step < 2 * board.size(); step++) {
      q += Direction.q(direction);
      r += Direction.r(direction);
      int next = board.cellAt(q, r);
      if (next != Board.NO_CELL) {
        return next;
      }
    }
    return Board.NO_CELL;
  }
}
