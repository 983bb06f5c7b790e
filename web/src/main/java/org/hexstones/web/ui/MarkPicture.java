package org.hexstones.web.ui;

import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.notation.link.Mark;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** Draws the marks that a person puts on cells: in diagrams and on boards alike. */
public final class MarkPicture {
  private final Layout layout;
  private final Position position;
  private final MarkColours colours;

  public MarkPicture(Layout layout, Position position, MarkColours colours) {
    this.layout = layout;
    this.position = position;
    this.colours = colours;
  }

  /** A mark in its place; null if the board does not have its cells. */
  public @Nullable Element draw(Mark mark) {
    Board board = position.board();
    int cell = board.cellNamed(mark.cell());
    Element sign = cell == Board.NO_CELL ? null : sign(mark, cell);
    return sign == null
        ? null
        : sign.with("data-mark", mark.kind().name())
            .with("data-spot", mark.cell())
            .with("pointer-events", "none");
  }

  private @Nullable Element sign(Mark mark, int cell) {
    int stone = position.stoneAt(cell);
    String colour = colours.sign(stone);
    return switch (mark.kind()) {
      case RING -> ring(layout, cell, 420, 100, colour);
      case TRIANGLE ->
          line(layout.to(cell) + "m0 -440l381 660h-762z", colour, 90).with("fill", "none");
      case LETTER -> CellPicture.letters(layout, colours, cell, stone, mark.more());
      case ARROW -> arrow(cell, position.board().cellNamed(mark.more()));
    };
  }

  /** A ring round the middle of a cell. */
  public static Element ring(Layout layout, int cell, int radius, int width, String colour) {
    return Element.of("circle")
        .with("cx", layout.x(cell))
        .with("cy", layout.y(cell))
        .with("r", radius)
        .with("fill", "none")
        .with("stroke", colour)
        .with("stroke-width", width);
  }

  /** A line with round ends. */
  public static Element line(String path, String colour, int width) {
    return Element.of("path")
        .with("d", path)
        .with("stroke", colour)
        .with("stroke-width", width)
        .with("stroke-linecap", "round")
        .with("stroke-linejoin", "round");
  }

  /** An arrow from the middle of a cell to that of another, with a light edge over dark stones. */
  private @Nullable Element arrow(int from, int to) {
    if (to == Board.NO_CELL || to == from) {
      return null;
    }
    double dx = layout.x(to) - layout.x(from);
    double dy = layout.y(to) - layout.y(from);
    double length = Math.sqrt(dx * dx + dy * dy);
    double x = dx / length;
    double y = dy / length;
    // It begins and ends at the rim of a stone, so that what stands on the two cells is still read.
    double shaft = length - 1640;
    int neckX = (int) (shaft * x);
    int neckY = (int) (shaft * y);
    String path =
        layout.to(from)
            + ("m" + (int) (480 * x) + " " + (int) (480 * y))
            + ("l" + neckX + " " + neckY)
            + ("m" + (int) (-260 * y) + " " + (int) (260 * x))
            + ("l" + (int) (520 * x + 260 * y) + " " + (int) (520 * y - 260 * x))
            + ("l" + (int) (260 * y - 520 * x) + " " + (int) (-260 * x - 520 * y))
            + "z";
    return Element.of("g")
        .add(
            line(path, colours.paper(), 220).with("fill", colours.paper()),
            line(path, colours.arrow(), 120).with("fill", colours.arrow()));
  }
}
