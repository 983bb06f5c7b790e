package org.hexstones.hex;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The shape of a board, which a person chooses. Each shape lists its cells in its own coordinates,
 * and writes the text that {@link Shapes} reads. Use {@link Shapes} to make a shape: it gives the
 * reason if a size is refused. The records themselves only guard against misuse.
 */
public sealed interface Shape {
  /** The text form, such as {@code hexhex:5}. */
  String text();

  /** The cells, each once, in no particular order. */
  List<Cell> cells();

  /** The regular hexagon with {@code side} cells a side. */
  record Hexhex(int side) implements Shape {
    @Override
    public String text() {
      return "hexhex:" + side;
    }

    @Override
    public List<Cell> cells() {
      int n = side - 1;
      return between(-n, n, -n, n, -n, n);
    }
  }

  /** The triangle of cells with q ≥ 0, r ≥ 0, q + r &lt; side. */
  record Triangle(int side) implements Shape {
    @Override
    public String text() {
      return "triangle:" + side;
    }

    @Override
    public List<Cell> cells() {
      return between(0, side - 1, 0, side - 1, 0, side - 1);
    }
  }

  /** The rhombus of cells with 0 ≤ q, r &lt; side. */
  record Rhombus(int side) implements Shape {
    @Override
    public String text() {
      return "rhombus:" + side;
    }

    @Override
    public List<Cell> cells() {
      return between(0, side - 1, 0, side - 1, 0, 2 * side);
    }
  }

  /**
   * The hexagon with {@code sides} cells on its sides, in the order of {@link Direction} 0 to 5
   * along the border. Each corner counts for both of its sides.
   */
  record Hexagon(List<Integer> sides) implements Shape {
    public Hexagon {
      sides = List.copyOf(sides);
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("hexagon:");
      for (int i = 0; i < sides.size(); i++) {
        text.append(i == 0 ? "" : ",").append(sides.get(i));
      }
      return text.toString();
    }

    @Override
    public List<Cell> cells() {
      int minQ = 0, maxQ = 0, minR = 0, maxR = 0, minSum = 0, maxSum = 0;
      int q = 0, r = 0;
      for (int d = 0; d < Direction.COUNT; d++) {
        q += Direction.q(d) * (sides.get(d) - 1);
        r += Direction.r(d) * (sides.get(d) - 1);
        minQ = Math.min(minQ, q);
        maxQ = Math.max(maxQ, q);
        minR = Math.min(minR, r);
        maxR = Math.max(maxR, r);
        minSum = Math.min(minSum, q + r);
        maxSum = Math.max(maxSum, q + r);
      }
      return between(minQ, maxQ, minR, maxR, minSum, maxSum);
    }

    /** Whether the walk along the border ends where it began. */
    public boolean closes() {
      int q = 0, r = 0;
      for (int d = 0; d < Direction.COUNT; d++) {
        q += Direction.q(d) * (sides.get(d) - 1);
        r += Direction.r(d) * (sides.get(d) - 1);
      }
      return q == 0 && r == 0;
    }
  }

  /** The star with six points, each a triangle of {@code point} cells a side. */
  record Hexagram(int point) implements Shape {
    @Override
    public String text() {
      return "hexagram:" + point;
    }

    @Override
    public List<Cell> cells() {
      // Two large triangles, one upside down, cover the star; both cover its inner hexagon.
      int n = point;
      List<Cell> cells = new ArrayList<>(between(-n, 2 * n, -n, 2 * n, -2 * n, n));
      for (Cell cell : between(-2 * n, n, -2 * n, n, -n, 2 * n)) {
        if (!(cell.q() >= -n && cell.r() >= -n && cell.q() + cell.r() <= n)) {
          cells.add(cell);
        }
      }
      return cells;
    }
  }

  /** Any set of cells, sorted, and moved so that the smallest q and the smallest r are 0. */
  record CellSet(List<Cell> cells) implements Shape {
    public CellSet {
      int minQ = Integer.MAX_VALUE;
      int minR = Integer.MAX_VALUE;
      for (Cell cell : cells) {
        minQ = Math.min(minQ, cell.q());
        minR = Math.min(minR, cell.r());
      }
      List<Cell> moved = new ArrayList<>();
      for (Cell cell : cells) {
        moved.add(cell.plus(-minQ, -minR));
      }
      Collections.sort(moved);
      cells = List.copyOf(moved);
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("cells:");
      int i = 0;
      while (i < cells.size()) {
        Cell first = cells.get(i);
        int length = 1;
        while (i + length < cells.size() && cells.get(i + length).equals(first.plus(0, length))) {
          length++;
        }
        text.append(i == 0 ? "" : ",").append(CellNames.name(first.q(), first.r()));
        if (length > 1) {
          text.append('-').append(first.r() + length);
        }
        i += length;
      }
      return text.toString();
    }
  }

  /** All cells with q, r and q + r within bounds. */
  private static List<Cell> between(
      int minQ, int maxQ, int minR, int maxR, int minSum, int maxSum) {
    List<Cell> cells = new ArrayList<>();
    for (int q = minQ; q <= maxQ; q++) {
      for (int r = Math.max(minR, minSum - q); r <= Math.min(maxR, maxSum - q); r++) {
        cells.add(new Cell(q, r));
      }
    }
    return cells;
  }
}
