package org.hexstones.web.ui;

import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.web.raster.CellState;
import org.hexstones.web.raster.Proportions;
import org.hexstones.web.ui.board.Body;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Star;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** Draws the cells of pictures that contain their colours, all of them alike. */
public final class CellPicture {
  /** The height of numbers and letters on a cell. */
  private static final int LETTERS = 640;

  private final Layout layout;
  private final CellMarks marks;
  private final CellColours colours;

  public CellPicture(Layout layout, CellMarks marks, CellColours colours) {
    this.layout = layout;
    this.marks = marks;
    this.colours = colours;
  }

  /** The cell without what lies on it. */
  public Element ground(int cell) {
    return path(layout.outline(cell), colours.cell(marks.isStarCell(cell)))
        .with("stroke", colours.line())
        .with("stroke-width", Proportions.LINE);
  }

  /** Adds a stone with the body of its group, and returns the stone itself. */
  public Element addStone(Element drawn, int cell, CellState state) {
    int stone = state.stone();
    Element circle =
        Element.of("circle")
            .with("cx", layout.x(cell))
            .with("cy", layout.y(cell))
            .with("r", Proportions.RADIUS)
            .with("fill", colours.stone(stone))
            .with("stroke", colours.edge(stone))
            .with("stroke-width", Proportions.EDGE);
    drawn.add(
        path(Body.edges(layout, cell, state.links()), "none")
            .with("stroke", colours.edge(stone))
            .with("stroke-width", Proportions.BOND),
        path(Body.outline(layout, cell, state.links()), colours.body(stone)),
        circle);
    return circle;
  }

  /**
   * What stands on a cell that has no number: the sign of a star cell, or the mark of a stone.
   * White and black differ by their lightness, and have none.
   *
   * @param stone the colour of the stone there, or {@link Position#NONE}
   */
  public @Nullable Element sign(int cell, int stone) {
    if (marks.isStar(cell)) {
      boolean isLine = stone == Colour.WHITE.index();
      String sign = colours.star(stone);
      return path(Star.outline(layout, cell), isLine ? "none" : sign)
          .with("stroke", isLine ? sign : "none")
          .with("stroke-width", 70);
    }
    return stone <= Colour.BLACK.index()
        ? null
        : path(layout.to(cell) + Stone.mark(stone), colours.mark(stone));
  }

  /**
   * A number or a letter on a cell.
   *
   * @param stone the colour of the stone there, or {@link Position#NONE}
   */
  public Element letters(int cell, int stone, String text) {
    return letters(layout, colours, cell, stone, text);
  }

  /** The same without what else such a picture has. */
  static Element letters(Layout layout, CellColours colours, int cell, int stone, String text) {
    int size = text.length() > 2 ? LETTERS * 3 / 4 : LETTERS;
    String colour = colours.sign(stone);
    return BoardPicture.text(layout.x(cell), layout.y(cell) + size * 11 / 32, size, colour)
        .with("font-weight", 700)
        .with("stroke", colours.hasHalo(stone) ? colours.edge(stone) : "none")
        .with("stroke-width", 130)
        .with("paint-order", "stroke")
        .text(text);
  }

  private static Element path(String path, String fill) {
    return Element.of("path").with("d", path).with("fill", fill);
  }
}
