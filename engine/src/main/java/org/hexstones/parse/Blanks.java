package org.hexstones.parse;

/**
 * Characters that show nothing or are of another width, which chats, mail and word processors put
 * into texts.
 */
public final class Blanks {
  private Blanks() {}

  /** Whether a character separates words: a space of any width, a tab, a line break. */
  public static boolean isSpace(char c) {
    return c == ' '
        || c == '\n'
        || c == '\r'
        || c == '\t'
        || c == '\u0085'
        || c == '\u00A0'
        || (c >= '\u2000' && c <= '\u200A')
        || c == '\u2028'
        || c == '\u2029'
        || c == '\u202F'
        || c == '\u205F'
        || c == '\u3000';
  }

  /** Whether a character has no width: a soft hyphen, a joiner, a mark of direction or of order. */
  public static boolean isInvisible(char c) {
    return c == '\u00AD'
        || (c >= '\u200B' && c <= '\u200F')
        || (c >= '\u202A' && c <= '\u202E')
        || (c >= '\u2060' && c <= '\u2069')
        || c == '\uFEFF';
  }

  /** A letter, a digit or a sign of full width as that of ASCII; another character as it is. */
  public static char narrow(char c) {
    return c >= '\uFF01' && c <= '\uFF5E' ? (char) (c - 0xFEE0) : c;
  }
}
