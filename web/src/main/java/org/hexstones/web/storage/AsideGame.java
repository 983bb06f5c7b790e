package org.hexstones.web.storage;

/**
 * A stored game that could not be read and was set aside.
 *
 * @param updated the time when it was stored last, in milliseconds since 1970, or {@link
 *     StoredGame#UNKNOWN}
 * @param setup what its text says of the set-up, shortened; empty if it says nothing of it
 */
public record AsideGame(double updated, String setup) {
  private static final String GAME = "\ngame ";
  private static final int LONGEST = 60;

  static AsideGame of(StoredGame item) {
    String text = item.text();
    int at = text.indexOf(GAME);
    if (at < 0) {
      return new AsideGame(item.updated(), "");
    }
    int from = at + GAME.length();
    int end = text.indexOf('\n', from);
    int to = Math.min(end < 0 ? text.length() : end, from + LONGEST);
    return new AsideGame(item.updated(), text.substring(from, to));
  }
}
