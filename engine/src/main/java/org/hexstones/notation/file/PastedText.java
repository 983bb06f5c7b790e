package org.hexstones.notation.file;

import org.hexstones.notation.RecordText;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.parse.Blanks;
import org.jspecify.annotations.Nullable;

/**
 * A record within a text as people paste it: between sentences, in a quoted mail, in a fence of
 * Markdown, with the spaces and quotation marks of a word processor. Only what cannot be a part of
 * the record is removed.
 */
public final class PastedText {
  /** A longer text is a file, and is not looked through. */
  private static final int MOST = JsonRecord.MAX_LENGTH + 100_000;

  /** At most so many characters stand before a record. */
  private static final int MOST_BEFORE = 20_000;

  /** At most so many words stand after a record. */
  private static final int MOST_AFTER = 200;

  private static final String GAME = "game";

  private PastedText() {}

  /** The record in a text, in the plain notation or in JSON; without one the text itself. */
  public static String record(String text) {
    if (text.length() > MOST) {
      return text;
    }
    int last = Math.min(text.length(), MOST_BEFORE);
    for (int at = 0; at < last; at++) {
      char c = text.charAt(at);
      if ((c == 'h' || c == 'H') && isRecord(text, at)) {
        String record = PastedSigns.plain(block(text, at), true);
        return RecordText.HEADER + withoutProse(record.substring(RecordText.HEADER.length()));
      }
      if (c == '{' && isJson(text, at)) {
        String json = PastedSigns.plain(block(text, at), false);
        return json.substring(0, endOfJson(json));
      }
      if (c == '<' && text.startsWith("svg", at + 1)) {
        return text;
      }
    }
    return text;
  }

  /** Whether "hexstones 1 game" stands at a place. A phone writes the first word with a capital. */
  static boolean isRecord(String text, int at) {
    int after = at + RecordText.HEADER.length();
    if (after >= text.length() || (at > 0 && isLetter(text.charAt(at - 1)))) {
      return false;
    }
    for (int i = at; i < after; i++) {
      char c = text.charAt(i);
      char small = c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c;
      if (small != RecordText.HEADER.charAt(i - at)) {
        return false;
      }
    }
    int number = afterSpaces(text, after);
    int end = number;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    int game = afterSpaces(text, end);
    return number > after && end > number && game > end && text.startsWith(GAME, game);
  }

  /** Whether an object of JSON begins: a brace and a quotation mark. */
  static boolean isJson(String text, int at) {
    int next = afterSpaces(text, at + 1);
    return next < text.length() && PastedSigns.isQuote(text.charAt(next));
  }

  /** The text from a place to the end of what it stands in: a fence, or lines that are quoted. */
  private static String block(String text, int at) {
    String fence = fenceBefore(text, at);
    int end = fence == null ? -1 : text.indexOf(fence, at);
    String block = text.substring(at, end < 0 ? text.length() : end);
    int line = text.lastIndexOf('\n', at) + 1;
    int quoted = afterSpaces(text, line);
    return text.substring(line, Math.min(quoted, at)).indexOf('>') < 0 ? block : unquoted(block);
  }

  /** The sign of Markdown before a place, with the name of a language behind it; or null. */
  private static @Nullable String fenceBefore(String text, int at) {
    int end = at;
    while (end > 0 && (isSpace(text.charAt(end - 1)) || text.charAt(end - 1) == '>')) {
      end--;
    }
    boolean newLine = text.substring(end, at).indexOf('\n') >= 0;
    while (newLine && end > 0 && isLetter(text.charAt(end - 1))) {
      end--;
    }
    int from = end;
    while (from > 0 && "`~".indexOf(text.charAt(from - 1)) >= 0) {
      from--;
    }
    return from == end ? null : text.substring(from, end);
  }

  /** The lines without their marks of quotation, up to the first line that has none. */
  private static String unquoted(String block) {
    StringBuilder lines = new StringBuilder();
    int at = 0;
    while (at < block.length()) {
      int end = block.indexOf('\n', at);
      end = end < 0 ? block.length() : end + 1;
      lines.append(block, at, end);
      int next = afterSpaces(block, end);
      boolean isQuoted = block.substring(end, next).indexOf('>') >= 0;
      at = isQuoted ? next : block.length();
    }
    return lines.toString();
  }

  /**
   * A record without the sentences after it: the last words of which none can belong to a record.
   */
  private static String withoutProse(String record) {
    int end = record.length();
    for (int words = 0; words < MOST_AFTER; words++) {
      int to = end;
      while (to > 0 && isSpace(record.charAt(to - 1))) {
        to--;
      }
      int from = to;
      while (from > 0 && !isSpace(record.charAt(from - 1))) {
        from--;
      }
      if (from == to || isOfRecord(record.substring(from, to))) {
        return record.substring(0, end);
      }
      end = from;
    }
    return record;
  }

  /** Whether a word may belong to a record. Most words of records have digits or such signs. */
  private static boolean isOfRecord(String word) {
    if (word.equals("end") || word.equals("keep") || word.equals("moves")) {
      return true;
    }
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (isDigit(c) || "(){}\"=".indexOf(c) >= 0) {
        return !word.contains("://");
      }
    }
    // A choice of a side, or a player who left.
    return word.length() > 2 && word.charAt(word.length() - 2) == ':';
  }

  /** The end of the object with which a text begins. */
  private static int endOfJson(String json) {
    int depth = 0;
    boolean inString = false;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (inString) {
        i += c == '\\' ? 1 : 0;
        inString = c != '"';
      } else {
        inString = c == '"';
        depth += c == '{' ? 1 : c == '}' ? -1 : 0;
        if (depth == 0) {
          return i + 1;
        }
      }
    }
    return json.length();
  }

  /** The place after white space, and after marks of quotation. */
  private static int afterSpaces(String text, int from) {
    int at = from;
    while (at < text.length() && (isSpace(text.charAt(at)) || text.charAt(at) == '>')) {
      at++;
    }
    return at;
  }

  private static boolean isSpace(char c) {
    return c <= ' ' || Blanks.isSpace(c) || Blanks.isInvisible(c);
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
