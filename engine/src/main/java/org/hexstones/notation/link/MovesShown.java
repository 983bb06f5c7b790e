package org.hexstones.notation.link;

import org.hexstones.parse.Percent;

/** How many moves are on the board that a link shows first: {@code &at=17} after the link. */
public final class MovesShown {
  private static final String NAME = "&at=";

  /** How much of a text is looked at: a link, and what others have put behind it. */
  private static final int MOST = 6 * Links.MAX_LENGTH;

  /** No game has as many moves. */
  private static final int MANY = 100_000;

  private MovesShown() {}

  /** What stands after a link; empty where all moves are on the board. */
  public static String write(int moves) {
    return moves < 0 ? "" : NAME + moves;
  }

  /**
   * Reads the number between a link and whatever other address follows.
   *
   * @param from where the link begins
   * @return {@link Fragment#ALL} if there is none
   */
  static int read(String text, int from) {
    int next = text.indexOf('#', from);
    String rest = plain(text, from, next < 0 ? text.length() : next);
    int encoded = rest.indexOf('#');
    String plain = encoded < 0 ? rest : rest.substring(0, encoded);
    int at = plain.indexOf(NAME);
    int digits = at < 0 ? plain.length() : at + NAME.length();
    int moves = Fragment.ALL;
    for (int i = digits; i < plain.length() && isDigit(plain.charAt(i)) && moves < MANY; i++) {
      moves = 10 * Math.max(moves, 0) + plain.charAt(i) - '0';
    }
    return moves;
  }

  /** What stands between two places of an address, without what others have encoded. */
  static String plain(String text, int from, int to) {
    String rest = text.substring(from, Math.min(to, from + MOST));
    // Filters of mail wrap addresses in others.
    return Percent.decode(Percent.decode(Percent.decode(rest))).replace("&amp;", "&");
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
