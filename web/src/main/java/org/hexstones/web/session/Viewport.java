package org.hexstones.web.session;

/** The room for the board, and the window that it is part of, in CSS pixels. */
public record Viewport(int width, int height, int windowWidth, int windowHeight) {
  /** What the panels leave of a window in most positions. */
  public static Viewport usual(int windowWidth, int windowHeight) {
    // As the style sheet has it: the panels are beside the board, else above and below.
    boolean beside = windowWidth >= 880 || 4 * windowWidth >= 5 * windowHeight;
    int across = beside ? Math.min(380, Math.max(270, windowWidth * 29 / 100)) + 36 : 16;
    int down = beside ? 28 : 280;
    return new Viewport(
        Math.max(1, windowWidth - across),
        Math.max(1, windowHeight - down),
        windowWidth,
        windowHeight);
  }
}
