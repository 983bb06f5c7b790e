package org.hexstones.notation.file;

import java.util.Locale;
import org.hexstones.parse.Blanks;

/**
 * Replaces the signs that word processors, phones and chats put in the place of others, outside of
 * the texts in a record: spaces without a break or of another width, curly quotation marks, letters
 * of full width, capitals, and what HTML and Markdown need.
 */
final class PastedSigns {
  private static final String QUOTES = "\"\u201C\u201D\u201E\u201F\u00AB\u00BB\uFF02";
  private static final String HTML_QUOTE = "&quot;";
  private static final String BREAK = "<br";
  private static final int LONGEST_BREAK = 8;
  private static final String TAG = "tag";

  private static final char OUTSIDE = ' ';
  private static final char CURLY = '\u201C';

  private final String text;
  private final boolean isPlain;
  private final StringBuilder written = new StringBuilder();

  /** Up to here the text is written. What is as it should be is copied together. */
  private int copied;

  /** What ends the text within the record in which a character stands. */
  private char within = OUTSIDE;

  /** Where that text begins. */
  private int begun;

  /** The last text of which is known whether it is the set-up of a game in JSON. */
  private int judged;

  private boolean isSetup;

  /** Whether this word is the name of a tag. */
  private boolean isName;

  private PastedSigns(String text, boolean isPlain) {
    this.text = text;
    this.isPlain = isPlain;
  }

  /** The length of a quotation mark at a place, or 0. */
  static int quoteAt(String text, int at) {
    return at >= text.length()
        ? 0
        : isQuote(text.charAt(at)) ? 1 : text.startsWith(HTML_QUOTE, at) ? HTML_QUOTE.length() : 0;
  }

  /** The length of a line break of HTML at a place, or 0. */
  static int breakAt(String text, int at) {
    return text.startsWith(BREAK, at)
        ? text.substring(at, Math.min(text.length(), at + LONGEST_BREAK)).indexOf('>') + 1
        : 0;
  }

  static boolean isQuote(char c) {
    return QUOTES.indexOf(c) >= 0;
  }

  /**
   * The text with plain signs.
   *
   * @param isPlain whether it is in the plain notation, where braces enclose comments, which stay
   *     as they are; otherwise it is JSON
   */
  static String plain(String text, boolean isPlain) {
    return isPlain || isReplaced(text) ? new PastedSigns(text, isPlain).write() : text;
  }

  private static boolean isReplaced(String json) {
    for (int i = 0; i < json.length(); i++) {
      if (json.charAt(i) > '~') {
        return true;
      }
    }
    return json.indexOf(HTML_QUOTE) >= 0 || json.indexOf(BREAK) >= 0;
  }

  private String write() {
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      at += isUsual(c) ? 1 : within == OUTSIDE ? outside(c, at) : inside(c, at);
    }
    return copied == 0 ? text : written.append(text, copied, text.length()).toString();
  }

  /** Writes something in the place of some characters. Returns their number. */
  private int replace(int at, int length, String by) {
    written.append(text, copied, at).append(by);
    copied = at + length;
    return length;
  }

  private static boolean isUsual(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
  }

  private int outside(char c, int at) {
    int quote = c <= '~' && c != '"' && c != '&' ? 0 : quoteAt(text, at);
    if (quote > 0) {
      within = c == '"' || c == '&' ? c : CURLY;
      begun = at;
      return c == '"' ? 1 : replace(at, quote, "\"");
    }
    if (c == '{' && isPlain) {
      within = '}';
      return 1;
    }
    int lineBreak = c == '<' ? breakAt(text, at) : 0;
    if (lineBreak > 0) {
      return replace(at, lineBreak, "\n");
    }
    boolean isAfterComma = isPlain && at > 0 && text.charAt(at - 1) == ',' && Blanks.isSpace(c);
    if (c == '\\' || Blanks.isInvisible(c) || isAfterComma) {
      int end = at + 1;
      while (isAfterComma && end < text.length() && Blanks.isSpace(text.charAt(end))) {
        end++;
      }
      return replace(at, end - at, "");
    }
    char sign = sign(c);
    if (sign <= ' ' && at > 2 && text.charAt(at - 1) > ' ') {
      isName = text.substring(at - 3, at).toLowerCase(Locale.ROOT).equals(TAG);
    }
    if (isPlain && sign >= 'A' && sign <= 'Z' && !isCapital(at)) {
      sign = (char) (sign + 'a' - 'A');
    }
    return sign == c ? 1 : replace(at, 1, String.valueOf(sign));
  }

  private int inside(char c, int at) {
    if (c == '\\' && at + 1 < text.length()) {
      char escaped = text.charAt(at + 1);
      return isQuote(escaped) && escaped != '"' ? 1 + replace(at + 1, 1, "\"") : 2;
    }
    if (!isPlain && c > '~' && Blanks.isSpace(c) && isSetup()) {
      return replace(at, 1, " ");
    }
    boolean isEnd =
        within == '&'
            ? text.startsWith(HTML_QUOTE, at)
            : c == within || (within == CURLY && isQuote(c));
    if (!isEnd) {
      return 1;
    }
    boolean isKept = within == '}' || c == '"';
    int length = within == '&' ? HTML_QUOTE.length() : 1;
    within = OUTSIDE;
    return isKept ? length : replace(at, length, "\"");
  }

  /**
   * Whether a capital is one: the letter of a player, as in {@code resign:B}, or in the name of a
   * tag, which stands for itself.
   */
  private boolean isCapital(int at) {
    char after = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    return isName || (at > 0 && text.charAt(at - 1) == ':' && !isLetterOrDigit(after));
  }

  /** Whether this text in JSON is a set-up: after the key "game" and a colon. */
  private boolean isSetup() {
    if (judged == begun) {
      return isSetup;
    }
    int end = begun;
    while (end > 0 && (Blanks.isSpace(text.charAt(end - 1)) || text.charAt(end - 1) == ':')) {
      end--;
    }
    String before = text.substring(Math.max(0, end - 10), end);
    int game = before.lastIndexOf("game");
    isSetup = game >= 0 && game + 4 + quoteAt(before, game + 4) == before.length();
    judged = begun;
    return isSetup;
  }

  private static boolean isLetterOrDigit(char c) {
    return isUsual(c) || (c >= 'A' && c <= 'Z');
  }

  private static char sign(char c) {
    boolean isLine = c == '\u0085' || c == '\u2028' || c == '\u2029';
    return c <= '~'
        ? c
        : isLine ? '\n' : isQuote(c) ? '"' : Blanks.isSpace(c) ? ' ' : Blanks.narrow(c);
  }
}
