package org.hexstones.hex;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;

/** Reads shapes. It checks every size before it makes cells. */
public final class Shapes {
  /** The maximum number of cells of a board. */
  public static final int MAX_CELLS = 400;

  /** The smallest side of a regular hexagon. The largest, 12, makes 397 cells. */
  public static final int MIN_HEXHEX = 3;

  public static final int MAX_HEXHEX = 12;
  public static final int MAX_TRIANGLE = 27;
  public static final int MAX_RHOMBUS = 20;
  public static final int MAX_HEXAGRAM = 7;

  private Shapes() {}

  public static Parsed<Shape> hexhex(int side) {
    return sized("hexhex", MIN_HEXHEX, MAX_HEXHEX, side).map(Shape.Hexhex::new);
  }

  public static Parsed<Shape> triangle(int side) {
    return sized("triangle", 1, MAX_TRIANGLE, side).map(Shape.Triangle::new);
  }

  public static Parsed<Shape> rhombus(int side) {
    return sized("rhombus", 1, MAX_RHOMBUS, side).map(Shape.Rhombus::new);
  }

  public static Parsed<Shape> hexagram(int point) {
    return sized("hexagram", 1, MAX_HEXAGRAM, point).map(Shape.Hexagram::new);
  }

  /** The hexagon with these six sides, in cells. */
  public static Parsed<Shape> hexagon(List<Integer> sides) {
    if (sides.size() != Direction.COUNT) {
      return Parsed.refused(BoardProblem.SIX_SIDES_NEEDED, sides.size());
    }
    for (int side : sides) {
      if (side < 1 || side > MAX_CELLS) {
        return Parsed.refused(BoardProblem.SIZE_OUT_OF_RANGE, "a side", 1, MAX_CELLS, side);
      }
    }
    Shape.Hexagon hexagon = new Shape.Hexagon(sides);
    if (!hexagon.closes()) {
      return Parsed.refused(
          BoardProblem.DOES_NOT_CLOSE, hexagon.text().substring("hexagon:".length()));
    }
    // The area grows with the product of neighbouring sides, so check it before listing cells. Two
    // sides share the cell of their corner.
    int widest = sides.get(0) + sides.get(1) - 1;
    int highest = sides.get(1) + sides.get(2) - 1;
    if (widest > MAX_CELLS || highest > MAX_CELLS || hexagon.cells().size() > MAX_CELLS) {
      return Parsed.refused(BoardProblem.TOO_MANY_CELLS, MAX_CELLS);
    }
    return Parsed.ok(hexagon);
  }

  /** Any set of different cells. */
  public static Parsed<Shape> cells(List<Cell> cells) {
    if (cells.isEmpty()) {
      return Parsed.refused(BoardProblem.NO_CELLS);
    }
    if (cells.size() > MAX_CELLS) {
      return Parsed.refused(BoardProblem.TOO_MANY_CELLS, MAX_CELLS);
    }
    Set<Cell> seen = new HashSet<>();
    int minQ = cells.get(0).q(), maxQ = minQ, minR = cells.get(0).r(), maxR = minR;
    for (Cell cell : cells) {
      if (!seen.add(cell)) {
        return Parsed.refused(
            BoardProblem.CELL_TWICE, CellNames.name(Math.max(0, cell.q()), Math.max(0, cell.r())));
      }
      minQ = Math.min(minQ, cell.q());
      maxQ = Math.max(maxQ, cell.q());
      minR = Math.min(minR, cell.r());
      maxR = Math.max(maxR, cell.r());
    }
    if (maxQ - minQ >= CellNames.MAX_LINES || maxR - minR >= CellNames.MAX_LINES) {
      return Parsed.refused(BoardProblem.TOO_SPREAD_OUT, CellNames.MAX_LINES);
    }
    return Parsed.ok(new Shape.CellSet(cells));
  }

  /** Reads the text form of any shape; places are counted in {@code text}. */
  public static Parsed<Shape> parse(String text) {
    int colon = text.indexOf(':');
    String kind = colon < 0 ? "" : text.substring(0, colon);
    String size = colon < 0 ? "" : text.substring(colon + 1);
    Parsed<Shape> shape =
        switch (kind) {
          case "hexhex" -> number(size).then(Shapes::hexhex);
          case "triangle" -> number(size).then(Shapes::triangle);
          case "rhombus" -> number(size).then(Shapes::rhombus);
          case "hexagram" -> number(size).then(Shapes::hexagram);
          case "hexagon" -> numbers(size).then(Shapes::hexagon);
          case "cells" -> cellList(size).then(Shapes::cells);
          default -> Parsed.refused(BoardProblem.UNKNOWN_SHAPE, text);
        };
    Reason reason = shape.reason();
    if (reason == null) {
      return shape;
    }
    // A problem with the size as a whole has the place where the size begins.
    return Parsed.refused(
        reason.problem() == BoardProblem.UNKNOWN_SHAPE
            ? reason.at(0)
            : reason.at(0).shifted(colon + 1));
  }

  private static Parsed<Integer> sized(String what, int min, int max, int size) {
    return size < min || size > max
        ? Parsed.refused(BoardProblem.SIZE_OUT_OF_RANGE, what, min, max, size)
        : Parsed.ok(size);
  }

  private static Parsed<Integer> number(String text) {
    int number = Words.number(text);
    return number < 0 ? Parsed.refused(BoardProblem.SIZE_NOT_A_NUMBER, text) : Parsed.ok(number);
  }

  /** Reads {@code 6,5,7}: whole numbers joined by commas. */
  public static Parsed<List<Integer>> numbers(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (Word word : Words.split(text, ',')) {
      Parsed<Integer> number = number(word.text());
      if (number instanceof Parsed.Refused<Integer> refused) {
        return Parsed.refused(refused.reason().at(word.at()));
      }
      numbers.add(number.orThrow());
    }
    return Parsed.ok(numbers);
  }

  /** Reads {@code a1-5,b3}: cells and runs of cells along a q line, joined by commas. */
  private static Parsed<List<Cell>> cellList(String text) {
    List<Cell> cells = new ArrayList<>();
    for (Word word : Words.split(text, ',')) {
      int dash = word.text().indexOf('-');
      Cell first = CellNames.read(dash < 0 ? word.text() : word.text().substring(0, dash));
      int last = dash < 0 ? 0 : Words.number(word.text().substring(dash + 1));
      boolean badRun =
          dash >= 0 && first != null && (last <= first.r() + 1 || last > CellNames.MAX_LINES);
      if (first == null || badRun) {
        return Parsed.refused(Reason.of(BoardProblem.CELL_NOT_READABLE, word.text()).at(word.at()));
      }
      int length = dash < 0 ? 1 : last - first.r();
      for (int i = 0; i < length; i++) {
        cells.add(first.plus(0, i));
      }
      if (cells.size() > MAX_CELLS) {
        return Parsed.refused(BoardProblem.TOO_MANY_CELLS, MAX_CELLS);
      }
    }
    return Parsed.ok(cells);
  }
}
