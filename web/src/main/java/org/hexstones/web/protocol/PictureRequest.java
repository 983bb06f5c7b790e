package org.hexstones.web.protocol;

/**
 * Asks the worker that draws pictures for one.
 *
 * @param language the tag of the language of its words and numbers
 * @param caption what was agreed for the game, in a line; or empty
 * @param turn how the board is turned, by so many times 30°
 * @param link the whole address of the game, in ASCII; the game is read from it
 * @param texts the texts of the language, as its file has them; not needed without words
 */
public record PictureRequest(
    Kind kind, String language, String caption, int turn, String link, String texts) {
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
