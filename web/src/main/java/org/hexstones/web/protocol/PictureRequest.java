package org.hexstones.web.protocol;

/**
 * Asks the worker that draws pictures for one.
 *
 * @param language the tag of the language of its words and numbers
 * @param caption what stands below the picture, in a line; or empty
 * @param letters how far the letters of the caption cover each pixel of a field of {@link
 *     #LETTERS_WIDTH}, or of the film's side, and {@link #LETTERS_HEIGHT}, row by row, as digits
 *     from 0 to {@link #WHOLE}; empty where the worker draws them
 * @param turn how the board is turned, by so many times 30°
 * @param link the whole address of the game, in ASCII; the game is read from it
 * @param film how an animated picture runs
 * @param texts the texts of the language, as its file has them; not needed without words
 */
public record PictureRequest(
    Kind kind,
    String language,
    String caption,
    String letters,
    int turn,
    String link,
    Film film,
    String texts) {
  /** The width of a drawn caption, in pixels. */
  public static final int LETTERS_WIDTH = 640;

  public static final int LETTERS_HEIGHT = 32;

  /** What a pixel that is covered as a whole has. */
  public static final int WHOLE = 4;

  /**
   * How an animated picture runs.
   *
   * @param from the first turn that is played, from 1
   * @param to the last turn; a later one than there is means all
   * @param hundredths how long a turn is shown, in hundredths of a second; 0 for as long as fits
   * @param side of the board's square, in pixels, from {@link #LEAST_SIDE} to {@link #MOST_SIDE}
   * @param code whether the link ends it as a QR code
   */
  public record Film(int from, int to, int hundredths, int side, boolean code) {
    public static final int LEAST_SIDE = 240;
    public static final int MOST_SIDE = 1000;

    /** The whole game. */
    public static final Film WHOLE = new Film(1, MOST_TURNS, 0, LETTERS_WIDTH, true);
  }

  static final int MOST_TURNS = 9999;

  /** The kinds of pictures. */
  public enum Kind {
    /** The game as an animated picture. */
    GIF,
    /** The position at the end as a picture of pixels. */
    PNG,
    /** A sheet for printing, as an SVG text. */
    POSTER
  }
}
