package org.hexstones.web.match;

/**
 * A board that somebody has drawn.
 *
 * @param board its text
 * @param stars the names of its star cells with commas, or empty
 */
public record OwnBoard(String name, String board, String stars) {
  /** The most boards that are kept. */
  public static final int MOST = 60;

  /** The option of a set-up that lists stars. */
  private static final String STARS = "stars";

  /** The stars that a form lists, as a board has them; or the word for a set of them. */
  public static String stars(GameForm form) {
    return form.option(STARS, "");
  }

  /** A name on one line, and no longer than a player's. */
  public static String clean(String name) {
    return PlayerNames.clean(name);
  }
}
