package org.hexstones.web.match;

/**
 * A board that a person has drawn.
 *
 * @param board the board's text
 * @param stars the names of its star cells, separated by commas, or empty
 */
public record OwnBoard(String name, String board, String stars) {
  /** The maximum number of stored boards. */
  public static final int MOST = 60;

  /** Makes a name fit on one line, no longer than a player's. */
  public static String clean(String name) {
    return PlayerNames.clean(name);
  }
}
