package org.hexstones.web.protocol;

/**
 * Asks the worker that draws pictures for one.
 *
 * @param language the tag of the language of its words and numbers
 * @param caption what stands below the picture, in a line; or empty
 * @param letters how far the letters of the caption cover each pixel of a field of {@link
 *     #LETTERS_WIDTH} and {@link #LETTERS_HEIGHT}, row by row, as digits from 0 to {@link #WHOLE};
 *     empty where the worker draws them
 * @param turn how the board is turned, by so many times 30°
 * @param link the whole address of the game, in ASCII; the game is read from it
 * @param texts the texts of the language, as its file has them; not needed without words
 */
public record PictureRequest(
    Kind kind,
    String language,
    String caption,
    String letters,
    int turn,
    String link,
    String texts) {
  /** The width of a drawn caption, in pixels. */
  public static final int LETTERS_WIDTH = 640;

  public static final int LETTERS_HEIGHT = 32;

  /** What a pixel that is covered as a whole has. */
  public static final int WHOLE = 4;

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
