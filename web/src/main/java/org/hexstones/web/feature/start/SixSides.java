package org.hexstones.web.feature.start;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.hex.Cell;
import org.hexstones.hex.Direction;
import org.hexstones.hex.Shape;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Words;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The six sides of a hexagon as they are typed, in cells, corners counted on both. They need not
 * close.
 */
record SixSides(List<Integer> sides) {
  private static final int LONGEST = 40;

  /** A cell's size in the drawing: the distance of neighbours, its half, and that of rows. */
  private static final int WIDTH = 1732;

  private static final int HALF = WIDTH / 2;
  private static final int ROW = 1500;
  private static final String OUTLINE = "m0 880l762-440v-880l-762-440l-762 440v880z";

  SixSides {
    sides = List.copyOf(sides);
  }

  /** The sides that a text names; null if these are not six numbers of a possible size. */
  static @Nullable SixSides read(String text) {
    List<Integer> sides = new ArrayList<>();
    for (Words.Word word : Words.split(text, ',')) {
      int side = Words.number(word.text().strip());
      if (side < 1 || side > LONGEST) {
        return null;
      }
      sides.add(side);
    }
    return sides.size() == Direction.COUNT ? new SixSides(sides) : null;
  }

  String text() {
    StringBuilder text = new StringBuilder();
    for (int side : sides) {
      text.append(text.isEmpty() ? "" : ",").append(side);
    }
    return text.toString();
  }

  private boolean closes() {
    return new Shape.Hexagon(sides).closes();
  }

  /**
   * The sides with one of them longer or shorter. If they close, the opposite side changes with it,
   * so that they still do; null if a side would vanish.
   */
  @Nullable SixSides changed(int side, int by) {
    List<Integer> changed = new ArrayList<>(sides);
    changed.set(side, sides.get(side) + by);
    if (closes()) {
      int opposite = (side + 3) % Direction.COUNT;
      changed.set(opposite, sides.get(opposite) + by);
    }
    return changed.contains(0) ? null : new SixSides(changed);
  }

  /** The cells along the sides in their order. If they close, the last is the first. */
  private List<Cell> walk() {
    List<Cell> walk = new ArrayList<>();
    Cell at = new Cell(0, 0);
    walk.add(at);
    for (int d = 0; d < Direction.COUNT; d++) {
      for (int step = 1; step < sides.get(d); step++) {
        at = at.plus(Direction.q(d), Direction.r(d));
        walk.add(at);
      }
    }
    return walk;
  }

  /** A picture of the cells along the sides; if they do not close, both ends are marked. */
  Element draw() {
    List<Cell> walk = walk();
    StringBuilder inner = new StringBuilder();
    Shape closed = Shapes.hexagon(sides).orNull();
    if (closed != null) {
      for (Cell cell : closed.cells()) {
        if (!walk.contains(cell)) {
          inner.append(outline(cell));
        }
      }
    }
    StringBuilder edge = new StringBuilder();
    int left = 0, right = 0, top = 0, bottom = 0;
    for (Cell cell : walk) {
      edge.append(outline(cell));
      left = Math.min(left, x(cell));
      right = Math.max(right, x(cell));
      top = Math.min(top, y(cell));
      bottom = Math.max(bottom, y(cell));
    }
    // Room for the number of each side.
    int room = 3 * HALF + ROW;
    Element picture =
        Element.of("svg", "thumbnail sides")
            .with(
                "viewBox",
                (left - room)
                    + " "
                    + (top - room)
                    + " "
                    + (right - left + 2 * room)
                    + " "
                    + (bottom - top + 2 * room))
            .with("aria-hidden", "true")
            .with("data-sides", closes() ? "closed" : "open")
            .add(
                Element.of("path", "plain").with("d", inner.toString()),
                Element.of("path", "starred").with("d", edge.toString()));
    if (!closes()) {
      String ends = outline(walk.get(0)) + outline(walk.get(walk.size() - 1));
      picture.add(Element.of("path", "gap").with("d", ends));
    }
    int from = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int to = from + sides.get(d) - 1;
      picture.add(number(d, walk.get(from), walk.get(to)));
      from = to;
    }
    return picture;
  }

  /** The number of a side, beside its middle, on the outside. */
  private static Element number(int side, Cell from, Cell to) {
    int outward = (side + 4) % Direction.COUNT;
    int next = (side + 5) % Direction.COUNT;
    Cell out = new Cell(Direction.q(outward), Direction.r(outward));
    Cell on = new Cell(Direction.q(next), Direction.r(next));
    return Element.of("text")
        .with("x", (x(from) + x(to) + x(out) + x(on)) / 2)
        .with("y", (y(from) + y(to) + y(out) + y(on)) / 2 + ROW / 3)
        .text(String.valueOf(side + 1));
  }

  private static int x(Cell cell) {
    return WIDTH * cell.q() + HALF * cell.r();
  }

  private static int y(Cell cell) {
    return ROW * cell.r();
  }

  private static String outline(Cell cell) {
    return "M" + x(cell) + " " + y(cell) + OUTLINE;
  }
}
