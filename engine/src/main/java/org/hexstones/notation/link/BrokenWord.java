package org.hexstones.notation.link;

import org.hexstones.parse.Blanks;

/**
 * A link or a code with a check at its end, in what chats and mail have made of it: broken by
 * spaces, lines, marks of quotation, tags and invisible characters, and followed by any text. The
 * check says where it ends, so nothing else is ever taken for it.
 */
public final class BrokenWord {
  private static final int LONGEST_TAG = 200;
  private static final int LONGEST_ENTITY = 10;

  private final String text;
  private final String signs;
  private final int most;
  private final StringBuilder word = new StringBuilder();
  private int at;

  /** The hash of all but the last three characters of the word. */
  private int hash = Base62.EMPTY_HASH;

  /**
   * Begins before a word.
   *
   * @param signs the characters of such words besides letters and digits
   * @param most no such word is longer
   */
  public BrokenWord(String text, String signs, int most) {
    this.text = text;
    this.signs = signs;
    this.most = most;
  }

  /** Goes on to the next place where the word may end. Returns whether there is one. */
  public boolean next() {
    skip();
    while (isAt(signs)) {
      take();
      skip();
    }
    int from = at;
    while (at < text.length() && Base62.isDigit(text.charAt(at)) && word.length() <= most) {
      take();
    }
    return at > from;
  }

  /** Whether the check of what was read so far is right. */
  public boolean isWhole() {
    int body = word.length() - Links.CHECK_LENGTH;
    return body >= 2 && word.length() <= most && Base62.check(hash).equals(word.substring(body));
  }

  char first() {
    return word.charAt(0);
  }

  /** What was read so far, with its check. */
  public String read() {
    return word.toString();
  }

  private boolean isAt(String characters) {
    return at < text.length() && characters.indexOf(text.charAt(at)) >= 0 && word.length() <= most;
  }

  private void take() {
    word.append(text.charAt(at++));
    int body = word.length() - Links.CHECK_LENGTH;
    hash = body > 0 ? Base62.hash(hash, word.charAt(body - 1)) : hash;
  }

  /** Skips what may stand within a broken word. */
  private void skip() {
    boolean begins = false;
    while (at < text.length()) {
      char c = text.charAt(at);
      int length = skipped(c, begins);
      if (length == 0) {
        return;
      }
      begins = c == '\n' || c == '\r' || (begins && (c == '>' || c == '|' || Blanks.isSpace(c)));
      at += length;
    }
  }

  /** How many characters at this place may stand within a word, or 0. */
  private int skipped(char c, boolean lineBegins) {
    if (signs.indexOf(c) >= 0) {
      return 0;
    }
    boolean isQuote = lineBegins && (c == '>' || c == '|');
    if (Blanks.isSpace(c) || Blanks.isInvisible(c) || c == '\\' || isQuote) {
      return 1;
    }
    // At the end of a line mail puts an equals sign, and people put a hyphen.
    boolean ends = at + 1 < text.length() && "\r\n".indexOf(text.charAt(at + 1)) >= 0;
    if (ends && (c == '=' || c == '-')) {
      return 1;
    }
    return c == '<' ? enclosed('>', LONGEST_TAG) : c == '&' ? enclosed(';', LONGEST_ENTITY) : 0;
  }

  /** The length of a tag or of a character of HTML, or 0. */
  private int enclosed(char close, int longest) {
    int end = text.indexOf(close, at);
    return end < 0 || end - at > longest ? 0 : end + 1 - at;
  }
}
