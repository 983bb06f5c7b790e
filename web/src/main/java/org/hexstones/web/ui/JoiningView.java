package org.hexstones.web.ui;

import org.hexstones.game.Colour;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.web.match.AdjacentGroups;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;

/** A stone that a press would place, over the board, and the groups that it would join. */
final class JoiningView {
  /** The radius of what carries a size into the cell. */
  private static final int CARRIER = 470;

  private JoiningView() {}

  /** A stone that joins nothing. */
  static Element alone(Layout layout, int cell, int colour) {
    return over(cell, colour, "").add(Stone.at(layout, cell, colour, " ghost", null));
  }

  /** A stone with the size of its new group. CSS moves the sizes of those that it joins into it. */
  static Element draw(
      Layout layout, Position position, int cell, int colour, AdjacentGroups groups) {
    Board board = position.board();
    String together = String.valueOf(groups.together());
    Element joining = over(cell, colour, together);
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      int next = board.neighbour(cell, direction);
      if (next != Board.NO_CELL && position.stoneAt(next) == colour) {
        joining.add(link(layout, cell, next));
      }
    }
    joining.add(Stone.at(layout, cell, colour, " ghost", together));
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      if (groups.size(direction) > 0) {
        int next = board.neighbour(cell, direction);
        joining.add(flow(layout, cell, next, colour, String.valueOf(groups.size(direction))));
      }
    }
    return joining;
  }

  private static Element over(int cell, int colour, String together) {
    return Element.of("g", "joining " + Colour.of(colour).word())
        // Another key for another cell, so that the movement begins anew.
        .key("joining " + cell + " " + colour + " " + together)
        .with("aria-hidden", "true");
  }

  /** The edge between two cells is crossed by a line. */
  private static Element link(Layout layout, int cell, int next) {
    int x = layout.x(next) - layout.x(cell);
    int y = layout.y(next) - layout.y(cell);
    return Element.of("path", "joint")
        .with("d", layout.to(cell) + "m" + x / 3 + " " + y / 3 + "l" + x / 3 + " " + y / 3);
  }

  /** Everything moves along the x axis of a turned group, so that one animation is enough. */
  private static Element flow(Layout layout, int cell, int next, int colour, String size) {
    double angle = Math.atan2(layout.y(next) - layout.y(cell), layout.x(next) - layout.x(cell));
    int degrees = (int) Math.floor(Math.toDegrees(angle) + 0.5);
    return Element.of("g")
        .with(
            "transform",
            "translate(" + layout.x(cell) + " " + layout.y(cell) + ") rotate(" + degrees + ")")
        .add(
            Element.of("g", "flowing stone " + Colour.of(colour).word())
                .add(
                    Element.of("circle").with("r", CARRIER),
                    Element.of("text", "size")
                        .with("y", 180)
                        .with("transform", "rotate(" + -degrees + ")")
                        .text(size)));
  }
}
