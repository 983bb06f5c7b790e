package org.hexstones.notation.file;

import org.hexstones.parse.Blanks;

/**
 * Replaces the signs that word processors and chats put in the place of others, outside of the
 * texts in a record: spaces without a break or of another width, curly quotation marks, letters of
 * full width.
 */
final class PastedSigns {
  private static final String QUOTES = "\"\u201C\u201D\u201E\u201F\u00AB\u00BB\uFF02";

  private static final char OUTSIDE = ' ';
  private static final char CURLY = '\u201C';

  private PastedSigns() {}

  static boolean isQuote(char c) {
    return QUOTES.indexOf(c) >= 0;
  }

  /**
   * The text with plain signs.
   *
   * @param hasComments whether braces enclose comments, which stay as they are
   */
  static String plain(String text, boolean hasComments) {
    if (!isReplaced(text)) {
      return text;
    }
    StringBuilder plain = new StringBuilder(text.length());
    char within = OUTSIDE;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (within == OUTSIDE) {
        within = c == '"' ? '"' : isQuote(c) ? CURLY : c == '{' && hasComments ? '}' : OUTSIDE;
        if (!Blanks.isInvisible(c)) {
          plain.append(sign(c));
        }
      } else if (c == '\\' && i + 1 < text.length()) {
        char escaped = text.charAt(++i);
        plain.append(c).append(isQuote(escaped) ? '"' : escaped);
      } else if (c == within || (within == CURLY && isQuote(c))) {
        plain.append(within == '}' ? c : '"');
        within = OUTSIDE;
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }

  private static boolean isReplaced(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c > '~' && (sign(c) != c || Blanks.isInvisible(c))) {
        return true;
      }
    }
    return false;
  }

  private static char sign(char c) {
    if (c <= '~') {
      return c;
    }
    boolean isWide = c >= '\uFF01' && c <= '\uFF5E';
    return isQuote(c) ? '"' : Blanks.isSpace(c) ? ' ' : isWide ? (char) (c - 0xFEE0) : c;
  }
}
