package org.hexstones.web.raster;

/** Draws the cells of a board, its stones and highlights. */
public final class BoardPainter {
  /** The units of a cell's side. */
  private static final int UNITS = 1000;

  private static final double HALF_WIDTH = Math.sqrt(3) / 2;

  /** The side of what a cell shows within its border; it is drawn again where it changes. */
  private static final int INNER = 960;

  private final Canvas canvas;
  private final Canvas empty;
  private final BoardPlan plan;
  private final double unit;

  /** The canvas shows the empty board from now on; it must have the size of the plan's picture. */
  public BoardPainter(Canvas canvas, int steps, BoardPlan plan) {
    this.canvas = canvas;
    this.plan = plan;
    unit = plan.side() / UNITS;
    for (int cell = 0; cell < plan.cells(); cell++) {
      fill(cell, 1020, Colours.LINE);
    }
    for (int cell = 0; cell < plan.cells(); cell++) {
      fill(cell, 980, plan.star(cell) > 0 ? Colours.STAR_CELL : Colours.CELL);
      if (plan.star(cell) == BoardPlan.SIGNED) {
        star(cell);
      }
    }
    empty = new Canvas(canvas.width(), canvas.height(), steps);
    System.arraycopy(canvas.pixels(), 0, empty.pixels(), 0, canvas.pixels().length);
  }

  /** Draws a cell anew. */
  public void cell(int cell, CellState state) {
    canvas.restore(empty, x(cell), y(cell), plan.side(), hexagon(INNER));
    if (state.highlight() > 0) {
      fill(cell, INNER - 40, Colours.highlight(state.highlight()));
      if (plan.star(cell) == BoardPlan.SIGNED) {
        star(cell);
      }
    }
    if (state.stone() < 0) {
      return;
    }
    canvas.disc(x(cell), y(cell), 755 * unit, Colours.edge(state.stone()));
    canvas.disc(x(cell), y(cell), 685 * unit, Colours.stone(state.stone()));
    String mark = Colours.mark(state.stone());
    if (state.number() > 0) {
      String number = String.valueOf(state.number());
      double height = Math.min(620, 900 / Glyphs.width(number, 1)) * unit;
      Glyphs.write(canvas, number, x(cell), y(cell), height, 120 * unit, mark);
    } else {
      mark(cell, state.stone(), mark);
    }
    if (state.last()) {
      canvas.ring(x(cell), y(cell), 770 * unit, 75 * unit, Colours.ACCENT);
    }
  }

  /** The marks of page and files: a ring, a cross, a triangle, a square. */
  private void mark(int cell, int stone, String colour) {
    double x = x(cell);
    double y = y(cell);
    double arm = 220 * unit;
    switch (stone) {
      case 0 -> canvas.ring(x, y, 270 * unit, 80 * unit, colour);
      case 1 -> {
        canvas.line(x - arm, y - arm, x + arm, y + arm, 80 * unit, colour);
        canvas.line(x - arm, y + arm, x + arm, y - arm, 80 * unit, colour);
      }
      case 2 -> canvas.fill(x, y, 400 * unit, colour, triangle(200 * unit, 1));
      default ->
          canvas.fill(
              x,
              y,
              300 * unit,
              colour,
              (dx, dy) -> Math.max(Math.abs(dx), Math.abs(dy)) - 270 * unit);
    }
  }

  private void star(int cell) {
    Canvas.Shape up = triangle(165 * unit, 1);
    Canvas.Shape down = triangle(165 * unit, -1);
    canvas.fill(
        x(cell),
        y(cell),
        400 * unit,
        Colours.STAR,
        (dx, dy) -> Math.min(up.distance(dx, dy), down.distance(dx, dy)));
  }

  /**
   * An equilateral triangle.
   *
   * @param inner the distance of its sides from its middle
   * @param sign 1 if it stands on a side, -1 if on a point
   */
  private static Canvas.Shape triangle(double inner, int sign) {
    return (dx, dy) -> Math.max(sign * dy, Math.abs(dx) * HALF_WIDTH - sign * dy / 2) - inner;
  }

  private void fill(int cell, int side, String colour) {
    canvas.fill(x(cell), y(cell), side * unit, colour, hexagon(side));
  }

  private Canvas.Shape hexagon(int side) {
    double inner = side * HALF_WIDTH * unit;
    return plan.flat() ? (dx, dy) -> hexagon(dy, dx) - inner : (dx, dy) -> hexagon(dx, dy) - inner;
  }

  /** How far a point lies from the middle, across the sides of a hexagon that stands on a point. */
  private static double hexagon(double dx, double dy) {
    double across = Math.abs(dx);
    return Math.max(across, across / 2 + Math.abs(dy) * HALF_WIDTH);
  }

  private double x(int cell) {
    return plan.x(cell);
  }

  private double y(int cell) {
    return plan.y(cell);
  }
}
