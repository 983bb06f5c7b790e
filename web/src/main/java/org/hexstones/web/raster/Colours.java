package org.hexstones.web.raster;

/**
 * The colours of pictures of a board, as {@code #rrggbb}: those of the page by day. They are the
 * same in every theme, because whoever receives a picture may have another.
 */
public final class Colours {
  public static final String PAPER = "#fcfaf6";
  public static final String SLAB = "#d9bf94";
  public static final String CELL = "#ead6b0";
  public static final String LINE = "#87704a";
  public static final String STAR_CELL = "#f8e8ac";
  public static final String STAR = "#8d6412";
  public static final String INK = "#575046";

  public static final String ACCENT = "#185954";

  private static final String[] HIGHLIGHTS = {"#d6c6ea", "#bddaea", "#f0b9a3", "#8c9e87"};

  /**
   * Of each colour of stones: fill, edge and mark, the body of a group, and a stone in the middle
   * of its light and where the light ends. The style sheet mixes the last three.
   */
  private static final String[][] STONES = {
    {"#fefdfa", "#62584a", "#6d6658", "#f2f0ec", "#fefdfa", "#e5e4e1"},
    {"#24221f", "#0f0e0d", "#cfc8b8", "#23211e", "#474542", "#211f1c"},
    {"#be3a2b", "#7f2118", "#fff4f1", "#b9382a", "#c8594c", "#ab3527"},
    {"#2f61c6", "#1b3d85", "#f1f5ff", "#2e5fc1", "#507acf", "#2b58b3"}
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

  /** The colour of a number on a stone. */
  public static String number(int colour) {
    return colour == 0 ? "#25221d" : colour == 1 ? "#f4f1ea" : mark(colour);
  }

  /** Whether a number on a stone needs a rim in the colour of the stone's edge to be read well. */
  public static boolean hasHalo(int colour) {
    return colour > 1;
  }

  public static String mark(int colour) {
    return STONES[colour][2];
  }

  /** The colour of the ring that marks the last stones. */
  public static String ring(int colour) {
    return colour == 0 ? ACCENT : colour == 1 ? mixed(ACCENT, "#ffffff", 45) : mark(colour);
  }

  /** The colour of the body of a group. */
  public static String body(int colour) {
    return STONES[colour][3];
  }

  /** The colour of a stone in the middle of its light. */
  public static String lit(int colour) {
    return STONES[colour][4];
  }

  /** The colour of a stone where its light ends. */
  public static String shaded(int colour) {
    return STONES[colour][5];
  }

  /** The sign of a star on a stone: its line on white, its area on black. */
  public static String starOn(int stone) {
    return stone == 0 ? "#7a5510" : "#e3c069";
  }

  /** A colour with so many hundredths of another. */
  public static String mixed(String one, String other, int hundredths) {
    StringBuilder mixed = new StringBuilder("#");
    for (int shift = 16; shift >= 0; shift -= 8) {
      int from = (rgb(one) >> shift) & 255;
      int to = (rgb(other) >> shift) & 255;
      int part = from + (to - from) * hundredths / 100;
      mixed.append(Character.forDigit(part >> 4, 16)).append(Character.forDigit(part & 15, 16));
    }
    return mixed.toString();
  }

  /** The colour as a number: eight bits each of red, green and blue. */
  static int rgb(String colour) {
    return Integer.parseInt(colour.substring(1), 16);
  }
}
