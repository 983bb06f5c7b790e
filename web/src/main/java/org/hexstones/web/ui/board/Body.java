package org.hexstones.web.ui.board;

import org.hexstones.hex.Direction;
import org.hexstones.web.raster.Proportions;
import org.hexstones.web.vdom.Element;

/**
 * Draws what makes one body of the stones of a group: below each stone its half of the links to its
 * neighbours, and its third of the area between three of them. So a new stone changes only its own
 * cell and the cells around it.
 */
public final class Body {
  private Body() {}

  /**
   * Adds the links of a cell, below its stone.
   *
   * @param links the directions of its group's other stones, as {@link CellMarks#links} has them
   */
  public static void add(Element drawn, Layout layout, int cell, int links) {
    if (links != 0) {
      drawn.add(
          Element.of("path", "bond").key("bond").with("d", edges(layout, cell, links)),
          Element.of("path", "body").key("body").with("d", outline(layout, cell, links)));
    }
  }

  /** Lines to the neighbours, beyond the border of the cell. They are drawn wider than the body. */
  public static String edges(Layout layout, int cell, int links) {
    StringBuilder path = new StringBuilder();
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      if ((links >> direction & 1) != 0) {
        int x = layout.stepX(cell, direction) * 15 / 29;
        int y = layout.stepY(cell, direction) * 15 / 29;
        path.append(layout.to(cell));
        line(path, x, y);
      }
    }
    return path.toString();
  }

  /**
   * The body within the cell and a little beyond its border, further than the edges, so that no
   * seam is seen.
   */
  public static String outline(Layout layout, int cell, int links) {
    StringBuilder path = new StringBuilder();
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      if ((links >> direction & 1) != 0) {
        int next = (direction + 1) % Direction.COUNT;
        int x = layout.stepX(cell, direction) * 19 / 36;
        int y = layout.stepY(cell, direction) * 19 / 36;
        half(path, layout, cell, direction, x, y);
        if ((links >> next & 1) != 0) {
          int nextX = layout.stepX(cell, next) * 19 / 36;
          int nextY = layout.stepY(cell, next) * 19 / 36;
          path.append(layout.to(cell));
          line(path, x, y);
          // By way of the corner between the two, as far beyond the border.
          line(path, (2 * nextX - x) / 3, (2 * nextY - y) / 3);
          line(path, (nextX - 2 * x) / 3, (nextY - 2 * y) / 3);
        }
      }
    }
    return path.toString();
  }

  private static void half(
      StringBuilder path, Layout layout, int cell, int direction, int x, int y) {
    // The sum of the two steps across is at a right angle, and three sides of a cell long. All is
    // drawn in the same sense of rotation, so that what overlaps is filled.
    int back = (direction + 4) % Direction.COUNT;
    int left = (direction + 5) % Direction.COUNT;
    int across = 3 * Layout.SIDE / (Proportions.BODY / 2);
    int asideX = (layout.stepX(cell, back) + layout.stepX(cell, left)) / across;
    int asideY = (layout.stepY(cell, back) + layout.stepY(cell, left)) / across;
    path.append(layout.to(cell)).append('m').append(asideX).append(' ').append(asideY);
    line(path, x, y);
    line(path, -2 * asideX, -2 * asideY);
    line(path, -x, -y);
  }

  private static void line(StringBuilder path, int x, int y) {
    path.append('l').append(x).append(' ').append(y);
  }
}
