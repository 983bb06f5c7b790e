package org.hexstones.web.raster;

/** Draws the cells of a board, its stones and highlights. */
public final class BoardPainter {
  /** The units of a cell's side. */
  private static final int UNITS = 1000;

  private static final double HALF_WIDTH = Math.sqrt(3) / 2;

  private static final int[] COS = {1000, 866, 500, 0, -500, -866};
  private static final int[] SIN = {0, 500, 866, 1000, 866, 500};

  /** A shape reaches this far over the border of its cell, in pixels, so that no seam is seen. */
  private static final double SEAM = 0.2;

  /** What is far outside of any shape. */
  private static final int FAR = 9;

  /** The rings of a light; none where a picture has to do with few colours. */
  private static final int LIGHTS = 8;

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
      slab(cell);
    }
    for (int cell = 0; cell < plan.cells(); cell++) {
      fill(cell, Proportions.LINE / 2, Colours.LINE);
    }
    for (int cell = 0; cell < plan.cells(); cell++) {
      fill(cell, -Proportions.LINE / 2, plan.star(cell) > 0 ? Colours.STAR_CELL : Colours.CELL);
      star(cell, Colours.STAR);
    }
    empty = new Canvas(canvas.width(), canvas.height(), steps);
    System.arraycopy(canvas.pixels(), 0, empty.pixels(), 0, canvas.pixels().length);
  }

  /** Draws a cell anew. */
  public void cell(int cell, CellState state) {
    canvas.restore(empty, x(cell), y(cell), plan.side(), hexagon(0));
    if (state.highlight() > 0) {
      fill(cell, -Proportions.LINE / 2, Colours.highlight(state.highlight()));
      star(cell, Colours.STAR);
    }
    int stone = state.stone();
    if (stone < 0) {
      return;
    }
    if (state.links() != 0) {
      links(cell, state.links(), Proportions.BOND, false, Colours.edge(stone));
      links(cell, state.links(), Proportions.BODY, true, Colours.body(stone));
    }
    double inner = (Proportions.RADIUS - Proportions.EDGE / 2.0) * unit;
    canvas.disc(x(cell), y(cell), inner + Proportions.EDGE * unit, Colours.edge(stone));
    canvas.disc(x(cell), y(cell), inner, Colours.stone(stone));
    light(cell, stone, inner);
    if (state.number() > 0) {
      String number = String.valueOf(state.number());
      double height = Math.min(500, 900 / Glyphs.width(number, 1)) * unit;
      if (Colours.hasHalo(stone)) {
        Glyphs.write(canvas, number, x(cell), y(cell), height, 230 * unit, Colours.edge(stone));
      }
      Glyphs.write(canvas, number, x(cell), y(cell), height, 100 * unit, Colours.number(stone));
    } else if (plan.star(cell) == BoardPlan.SIGNED) {
      star(cell, Colours.starOn(stone));
    } else {
      mark(cell, stone, Colours.mark(stone));
    }
    if (state.last()) {
      canvas.ring(x(cell), y(cell), Proportions.RADIUS * unit, 120 * unit, Colours.ring(stone));
    }
  }

  /** The slab below a cell and beyond it, with round corners. */
  private void slab(int cell) {
    Canvas.Shape hexagon = hexagon(Proportions.SLAB);
    double round = (UNITS + Proportions.SLAB) * unit;
    canvas.fill(
        x(cell),
        y(cell),
        round,
        Colours.SLAB,
        (dx, dy) -> Math.max(hexagon.distance(dx, dy), Math.sqrt(dx * dx + dy * dy) - round));
  }

  /**
   * The part of a group's body that lies in a cell: its half of the links to other stones, and its
   * third of the area between three.
   */
  private void links(int cell, int links, int width, boolean isFilled, String colour) {
    Canvas.Shape own = hexagon(0);
    double half = width * unit / 2;
    canvas.fill(
        x(cell),
        y(cell),
        plan.side(),
        colour,
        (dx, dy) -> {
          double least = FAR;
          // The other cells draw their own parts.
          for (int to = 0; to < 6 && own.distance(dx, dy) <= SEAM; to++) {
            if ((links >> to & 1) != 0) {
              double aside = aside(to, dx, dy);
              if (along(to, dx, dy) > 0) {
                least = Math.min(least, Math.abs(aside) - half);
              }
              if (isFilled && (links >> (to + 1) % 6 & 1) != 0) {
                least = Math.min(least, Math.max(-aside, aside(to + 1, dx, dy)));
              }
            }
          }
          return least;
        });
  }

  private double along(int direction, double dx, double dy) {
    int angle = plan.turn() + 2 * direction;
    double along = (COS[angle % 6] * dx + SIN[angle % 6] * dy) / UNITS;
    return angle / 6 % 2 == 0 ? along : -along;
  }

  /** How far right of the way in a direction a point lies. */
  private double aside(int direction, double dx, double dy) {
    return along(direction, dy, -dx);
  }

  /** The light from above on the left, in rings of a little less light. */
  private void light(int cell, int stone, double inner) {
    for (int ring = 0; ring < LIGHTS && canvas.steps() > LIGHTS; ring++) {
      double reach = Proportions.LIGHT_REACH * unit * (LIGHTS - ring) / LIGHTS;
      int hundredths = 100 * (LIGHTS - ring) / LIGHTS;
      canvas.fill(
          x(cell),
          y(cell),
          inner,
          Colours.mixed(Colours.lit(stone), Colours.shaded(stone), hundredths),
          (dx, dy) -> {
            double lightX = dx + Proportions.LIGHT_X * unit;
            double lightY = dy + Proportions.LIGHT_Y * unit;
            return Math.max(
                Math.sqrt(dx * dx + dy * dy) - inner,
                Math.sqrt(lightX * lightX + lightY * lightY) - reach);
          });
    }
  }

  /** The marks of page and files: a triangle, a square; white and black need none. */
  private void mark(int cell, int stone, String colour) {
    double x = x(cell);
    double y = y(cell);
    if (stone == 2) {
      canvas.fill(x, y, 400 * unit, colour, triangle(200 * unit, 1));
    } else if (stone == 3) {
      canvas.fill(
          x, y, 300 * unit, colour, (dx, dy) -> Math.max(Math.abs(dx), Math.abs(dy)) - 270 * unit);
    }
  }

  /** The sign of a cell that has one: an area, and on white a line. */
  private void star(int cell, String colour) {
    if (plan.star(cell) != BoardPlan.SIGNED) {
      return;
    }
    Canvas.Shape up = triangle(165 * unit, 1);
    Canvas.Shape down = triangle(165 * unit, -1);
    boolean isLine = colour.equals(Colours.starOn(0));
    canvas.fill(
        x(cell),
        y(cell),
        400 * unit,
        colour,
        (dx, dy) -> {
          double distance = Math.min(up.distance(dx, dy), down.distance(dx, dy));
          return isLine ? Math.abs(distance) - 35 * unit : distance;
        });
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

  private void fill(int cell, int beyond, String colour) {
    canvas.fill(x(cell), y(cell), (UNITS + 2 * beyond) * unit, colour, hexagon(beyond));
  }

  /** A cell, and so much beyond its sides. */
  private Canvas.Shape hexagon(int beyond) {
    double inner = (UNITS * HALF_WIDTH + beyond) * unit;
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
