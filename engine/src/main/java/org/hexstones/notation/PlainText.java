package org.hexstones.notation;

import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Surrogates;

/**
 * Texts between delimiters, with a backslash before characters that would end them. Other programs
 * are known to change some characters, so the text contains them only as escapes: control
 * characters, lone surrogates, and the {@code #} that begins a comment in the Go Text Protocol.
 */
final class PlainText {
  private static final String HEX = "0123456789abcdef";

  /** A text, and the index after its closing delimiter. */
  record Read(String text, int end) {}

  private PlainText() {}

  static String write(String text, char open, char close) {
    StringBuilder out = new StringBuilder().append(open);
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean escaped = hasEscape(c);
      if (escaped || isChanged(text, i)) {
        out.append(text.substring(from, i)).append('\\');
        from = i + 1;
        if (escaped) {
          out.append(c == '\n' ? 'n' : c);
        } else {
          out.append('u');
          for (int shift = 12; shift >= 0; shift -= 4) {
            out.append(HEX.charAt(c >> shift & 15));
          }
        }
      }
    }
    // Browsers join whole strings quickly, but a StringBuilder copies each character.
    return from == 0
        ? String.valueOf(open).concat(text).concat(String.valueOf(close))
        : out.append(text.substring(from)).append(close).toString();
  }

  /**
   * The length of a written text without its delimiters, in the format in which it is longest: XML
   * cannot contain the last two characters, so pictures have escapes for them, too.
   */
  static int length(String text) {
    int length = text.length();
    for (int i = 0; i < text.length(); i++) {
      boolean six = text.charAt(i) >= '\uFFFE' || isChanged(text, i);
      length += hasEscape(text.charAt(i)) ? 1 : six ? RecordBounds.ESCAPE : 0;
    }
    return length;
  }

  /** Whether a character is written as itself, or as a letter, after a backslash. */
  private static boolean hasEscape(char c) {
    return c == '\n' || c == '\\' || c == '"' || c == '{' || c == '}';
  }

  /** Whether other programs are known to change a character. */
  private static boolean isChanged(String text, int i) {
    char c = text.charAt(i);
    return c < ' ' || c == 0x7F || c == '#' || Surrogates.isLone(text, i);
  }

  /**
   * Reads the text whose opening delimiter is at the index {@code at} of {@code source}. Places in
   * refusals refer to {@code source}.
   */
  static Parsed<Read> read(String source, int at, char close) {
    StringBuilder text = new StringBuilder();
    int i = at + 1;
    while (i < source.length() && text.length() <= Bounds.TEXT) {
      // Characters without a special meaning are copied together, because this is faster.
      int from = i;
      int most = Math.min(source.length(), from + Bounds.TEXT + 1 - text.length());
      while (i < most && isPlain(source.charAt(i), close)) {
        i++;
      }
      if (i < most && source.charAt(i) == close && text.isEmpty()) {
        return Parsed.ok(new Read(source.substring(from, i), i + 1));
      }
      text.append(source.substring(from, i));
      if (i == most) {
        continue;
      }
      char c = source.charAt(i);
      if (c == close) {
        return Parsed.ok(new Read(text.toString(), i + 1));
      }
      if (c == '\\') {
        int length = escapeLength(source, i);
        if (length == 0) {
          return Parsed.refused(Reason.of(NotationProblem.BAD_ESCAPE).at(i));
        }
        text.append(escaped(source, i, length));
        i += length;
      } else {
        // An editor inserted this line break into a text. It counts as a space.
        text.append(c == '\r' ? "" : " ");
        i++;
      }
    }
    Reason problem =
        text.length() > Bounds.TEXT
            ? Reason.of(NotationProblem.TEXT_TOO_LONG, Bounds.TEXT)
            : Reason.of(NotationProblem.NOT_CLOSED, source.charAt(at));
    return Parsed.refused(problem.at(at));
  }

  private static boolean isPlain(char c, char close) {
    return c != close && c != '\\' && c >= ' ';
  }

  /** The number of characters of the escape at an index, or 0 if it is invalid. */
  private static int escapeLength(String source, int at) {
    char kind = at + 1 < source.length() ? source.charAt(at + 1) : ' ';
    if (kind != 'u') {
      return "\\n\"{}".indexOf(kind) >= 0 ? 2 : 0;
    }
    boolean whole = at + 6 <= source.length();
    for (int i = at + 2; whole && i < at + 6; i++) {
      whole = HEX.indexOf(source.charAt(i)) >= 0;
    }
    return whole ? 6 : 0;
  }

  private static char escaped(String source, int at, int length) {
    if (length == 2) {
      char kind = source.charAt(at + 1);
      return kind == 'n' ? '\n' : kind;
    }
    int code = 0;
    for (int i = at + 2; i < at + 6; i++) {
      code = code << 4 | HEX.indexOf(source.charAt(i));
    }
    return (char) code;
  }
}
