package org.hexstones.web.model;

/**
 * A board that somebody has drawn.
 *
 * @param board its text
 * @param stars the names of its star cells with commas, or empty
 */
public record OwnBoard(String name, String board, String stars) {
  /** The most boards that are kept. */
  public static final int MOST = 60;

  /** A name on one line, and no longer than a player's. */
  public static String clean(String name) {
    return Names.clean(name);
  }
}
