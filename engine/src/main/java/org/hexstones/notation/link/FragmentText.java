package org.hexstones.notation.link;

import org.hexstones.parse.Blanks;
import org.hexstones.parse.Percent;

/**
 * The rest of an address that is no link: a set-up, a number, a code. Of what chats and mail put
 * into set-ups and numbers it removes what these cannot contain.
 */
final class FragmentText {
  /** No such address is longer. */
  private static final int MOST = 40_000;

  /** No code of an invitation is longer. */
  private static final int MOST_OF_CODE = 4_000;

  /** With these other parameters begin, or the text around an address goes on. */
  private static final String FOREIGN = "&?\"<>#";

  /** After these a set-up goes on in the next line. */
  private static final String GOES_ON = "+:,=-";

  private FragmentText() {}

  static String of(Fragment.Word word, String text, int from) {
    if (word == Fragment.Word.LIVE) {
      // The reader of codes knows which signs are a code's own.
      return text.substring(from, Math.min(text.length(), from + MOST_OF_CODE));
    }
    int end = Math.min(text.length(), from + MOST);
    // Mail writes an equals sign as =3D. Nothing of these kinds begins like that.
    int begin = Fragment.afterNoise(text, from);
    begin = text.startsWith("3D", begin) ? Fragment.afterNoise(text, begin + 2) : begin;
    String raw = cut(word, text.substring(Math.min(begin, end), end));
    String decoded = word == Fragment.Word.NEW ? setup(raw) : decoded(raw);
    return trimmed(cut(word, decoded.substring(Fragment.afterNoise(decoded, 0))));
  }

  /** A filter of mail may have wrapped an address that another filter had wrapped. */
  private static String decoded(String text) {
    return Percent.decode(Percent.decode(Percent.decode(text)));
  }

  /**
   * A plus separates the words of a set-up, and is encoded inside a word. If one is encoded in the
   * first word, which is the name of a game, then the whole was encoded once more.
   */
  private static String setup(String text) {
    String decoded = text;
    for (int times = 0; times < 3 && isEncodedAgain(decoded); times++) {
      decoded = Percent.decode(decoded);
    }
    return Percent.decode(decoded.replace("%2B", "%252B").replace("%2b", "%252B"));
  }

  private static boolean isEncodedAgain(String text) {
    for (int i = 0; i < text.length() && text.charAt(i) != '+' && text.charAt(i) > ' '; i++) {
      if (text.charAt(i) == '%') {
        return text.startsWith("2B", i + 1)
            || text.startsWith("2b", i + 1)
            || text.startsWith("25", i + 1);
      }
    }
    return false;
  }

  /**
   * The text up to what is foreign, without invisible characters and the backslashes of Markdown.
   */
  private static String cut(Fragment.Word word, String text) {
    StringBuilder cut = new StringBuilder();
    int at = 0;
    while (at < text.length()) {
      char c = Blanks.narrow(text.charAt(at++));
      if (FOREIGN.indexOf(c) >= 0) {
        break;
      }
      if (c == '\n' || c == '\r') {
        boolean goesOn = !cut.isEmpty() && GOES_ON.indexOf(cut.charAt(cut.length() - 1)) >= 0;
        if (word == Fragment.Word.NEW && !goesOn) {
          break;
        }
        while (at < text.length() && isBetweenLines(text.charAt(at))) {
          at++;
        }
        cut.append(goesOn ? "" : " ");
      } else if (!Blanks.isInvisible(c) && c != '\\') {
        cut.append(Blanks.isSpace(c) ? ' ' : c);
      }
    }
    return cut.toString();
  }

  private static String trimmed(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && text.charAt(from) == ' ') {
      from++;
    }
    while (to > from && text.charAt(to - 1) == ' ') {
      to--;
    }
    return text.substring(from, to);
  }

  /** Whether a character is space at the begin of a line, or a mark of quotation. */
  private static boolean isBetweenLines(char c) {
    return Blanks.isSpace(c) || c == '>' || c == '|';
  }
}
