package org.hexstones.web.raster;

/**
 * The colours of pictures of a board, as {@code #rrggbb}. They are the same in every theme, because
 * whoever receives a picture may have another.
 */
public final class Colours {
  public static final String PAPER = "#fcfaf6";
  public static final String CELL = "#e8e0cf";
  public static final String LINE = "#857b64";
  public static final String STAR_CELL = "#f4e6b8";
  public static final String STAR = "#8d6412";
  public static final String INK = "#665f53";

  /** Marks the last stones. */
  public static final String ACCENT = "#1c6661";

  private static final String[] HIGHLIGHTS = {"#bcd9d3", "#cbbfe2", "#ecc3a4", "#f0c64f"};

  /** Fill, edge and mark of each colour of stones. */
  private static final String[][] STONES = {
    {"#fefdfa", "#4a4336", "#6d6658"},
    {"#24221f", "#0f0e0d", "#cfc8b8"},
    {"#be3a2b", "#7f2118", "#fff4f1"},
    {"#2f61c6", "#1b3d85", "#f1f5ff"}
  };

  private Colours() {}

  /**
   * The colour of a highlighted cell.
   *
   * @param highlight 1 to 3 for the pieces of a cut, 4 for the group that wins by it
   */
  public static String highlight(int highlight) {
    return HIGHLIGHTS[highlight - 1];
  }

  public static String stone(int colour) {
    return STONES[colour][0];
  }

  public static String edge(int colour) {
    return STONES[colour][1];
  }

  public static String mark(int colour) {
    return STONES[colour][2];
  }

  /** The colour as a number: eight bits each of red, green and blue. */
  static int rgb(String colour) {
    return Integer.parseInt(colour.substring(1), 16);
  }
}
