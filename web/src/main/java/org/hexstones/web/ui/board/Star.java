package org.hexstones.web.ui.board;

import org.hexstones.web.vdom.Element;

/** The mark of a star cell: six points, each between two corners of the cell. */
public final class Star {
  private static final String OUTLINE = outline();

  private Star() {}

  public static Element at(Layout layout, int cell) {
    return Element.of("path", "star-sign").with("d", outline(layout, cell));
  }

  /** The star's outline on a cell, as an SVG path. */
  public static String outline(Layout layout, int cell) {
    return layout.to(cell) + OUTLINE;
  }

  /** The outline relative to the middle of a cell. */
  private static String outline() {
    StringBuilder path = new StringBuilder();
    int[] far = {0, -330, 286, -165, 286, 165, 0, 330, -286, 165, -286, -165};
    int[] near = {75, -130, 150, 0, 75, 130, -75, 130, -150, 0, -75, -130};
    int x = 0;
    int y = 0;
    for (int i = 0; i < far.length; i += 2) {
      path.append(i == 0 ? 'm' : 'l').append(far[i] - x).append(' ').append(far[i + 1] - y);
      path.append('l').append(near[i] - far[i]).append(' ').append(near[i + 1] - far[i + 1]);
      x = near[i];
      y = near[i + 1];
    }
    return path.append('z').toString();
  }
}
