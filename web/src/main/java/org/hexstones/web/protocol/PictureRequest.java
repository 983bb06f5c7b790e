package org.hexstones.web.protocol;

/**
 * Asks the worker that draws pictures for one.
 *
 * @param poster whether it is a poster, as an SVG text; else an animated picture, as a GIF
 * @param language the tag of the language of its words and numbers
 * @param caption what was agreed for the game, in a line; or empty
 * @param link the whole address of the game, in ASCII; the game is read from it
 * @param texts the texts of the language, as its file has them; not needed without words
 */
public record PictureRequest(
    boolean poster, String language, String caption, String link, String texts) {}
