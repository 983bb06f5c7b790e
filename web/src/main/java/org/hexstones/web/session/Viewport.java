package org.hexstones.web.session;

/** The space for the board and the size of the window, in CSS pixels. */
public record Viewport(int width, int height, int windowWidth, int windowHeight) {
  /** An estimate of the space that the panels leave in a window. */
  public static Viewport usual(int windowWidth, int windowHeight) {
    // The style sheet has the same rule: the panels stand beside the board, else above and below
    // it.
    boolean beside =
        windowWidth >= 880 || (windowWidth >= 480 && 4 * windowWidth >= 5 * windowHeight);
    int across = beside ? Math.min(380, Math.max(270, windowWidth * 29 / 100)) + 36 : 16;
    int down = beside ? 28 : 280;
    // In a low window the board is about as high as the window, and the rest is scrolled.
    int least = Math.min(windowWidth, windowHeight <= 320 ? windowHeight * 85 / 100 : 160);
    return new Viewport(
        Math.max(1, windowWidth - across),
        Math.max(least, windowHeight - down),
        windowWidth,
        windowHeight);
  }
}
