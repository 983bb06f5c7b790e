package org.hexstones.notation.file;

import org.hexstones.notation.RecordText;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.parse.Blanks;
import org.hexstones.parse.Words;
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

  /** No line after a record is longer. */
  private static final int MOST_OF_LINE = 2_000;

  private static final String GAME = "game";

  /** What programs put before lines that they quote. */
  private static final String MARKS = ">|";

  /** What stands before the colour that moves first. */
  private static final String TURN = "turn:";

  /** With these words a part of a record begins. */
  private static final String[] PARTS = {"game", "start", "tag", "moves"};

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
        String rest = record.substring(RecordText.HEADER.length());
        return RecordText.HEADER + withoutProse(rest.substring(0, endOfLines(rest)));
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
    boolean isWord = at == 0 || !isLetter(text.charAt(at - 1));
    if (!isWord || !isAt(text, at, RecordText.HEADER)) {
      return false;
    }
    int number = afterSpaces(text, after);
    int end = number;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    int game = afterSpaces(text, end);
    return number > after && end > number && game > end && isAt(text, game, GAME);
  }

  /** Whether a word stands at a place, also with capitals. */
  private static boolean isAt(String text, int at, String word) {
    if (at + word.length() > text.length()) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      char c = text.charAt(at + i);
      if ((c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether an object of JSON begins: a brace and a quotation mark. */
  static boolean isJson(String text, int at) {
    return PastedSigns.quoteAt(text, afterSpaces(text, at + 1)) > 0;
  }

  /** The text from a place to the end of what it stands in: a fence, or lines that are quoted. */
  private static String block(String text, int at) {
    String fence = fenceBefore(text, at);
    int end = fence == null ? -1 : text.indexOf(fence, at);
    String block = text.substring(at, end < 0 ? endOfQuotation(text, at) : end);
    int line = text.lastIndexOf('\n', at) + 1;
    return isQuoted(text, line, Math.min(afterSpaces(text, line), at)) ? unquoted(block) : block;
  }

  /** The last quotation mark in a text, if a place is after one; otherwise the end of the text. */
  private static int endOfQuotation(String text, int at) {
    int end = text.length();
    if (at > 0 && isQuotationMark(text.charAt(at - 1))) {
      while (end > at && isSpace(text.charAt(end - 1))) {
        end--;
      }
      return isQuotationMark(text.charAt(end - 1)) ? end - 1 : text.length();
    }
    return end;
  }

  private static boolean isQuotationMark(char c) {
    return PastedSigns.isQuote(c) || "'\u2018\u2019\u2039\u203A".indexOf(c) >= 0;
  }

  /** Whether there is a mark of quotation between places. */
  private static boolean isQuoted(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (MARKS.indexOf(text.charAt(i)) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** The sign of Markdown before a place, with the name of a language behind it; or null. */
  private static @Nullable String fenceBefore(String text, int at) {
    int end = at;
    while (end > 0 && (isSpace(text.charAt(end - 1)) || MARKS.indexOf(text.charAt(end - 1)) >= 0)) {
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
      at = isQuoted(block, end, next) ? next : block.length();
    }
    return lines.toString();
  }

  /**
   * The end of a record before the lines behind it that are prose: from a line on that begins like
   * a sentence, if none of its words and of those after it can be a move, damaged or not. They may
   * have numbers, as a date has.
   */
  private static int endOfLines(String record) {
    int found = record.length();
    int end = found;
    while (end > 0 && record.length() - end < MOST_BEFORE) {
      int line = record.lastIndexOf('\n', end - 1) + 1;
      String words = record.substring(line, end);
      if (line == 0 || words.length() > MOST_OF_LINE || mayBeOfRecord(words)) {
        return found;
      }
      found = isSentence(words) ? line : found;
      end = line - 1;
    }
    return found;
  }

  /** Whether a line has a word that can be a part of a record, also of a damaged one. */
  private static boolean mayBeOfRecord(String line) {
    for (Words.Word word : Words.words(line)) {
      String text = word.text();
      if (text.contains("://") || text.indexOf('@') >= 0) {
        continue;
      }
      boolean isMove = isKeyword(text) || text.equals("(") || text.equals(")");
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        char before = i == 0 ? ' ' : text.charAt(i - 1);
        boolean isValue = i > 1 && ":=".indexOf(before) >= 0 && !isDigit(text.charAt(i - 2));
        isMove |= "{}\"".indexOf(c) >= 0 || (isValue && (isLetter(c) || isDigit(c)));
        isMove |= isLetter(before) && isDigit(c);
      }
      if (isMove) {
        return true;
      }
    }
    return false;
  }

  /** Whether a line begins with a word, and has another one or no number; or with a dash. */
  private static boolean isSentence(String line) {
    int words = 0;
    boolean begins = false;
    boolean hasNumber = false;
    for (Words.Word word : Words.words(line)) {
      String text = word.text();
      boolean isWord = text.length() > 1 && isLetter(text.charAt(0)) && isLetter(text.charAt(1));
      if (word.at() == afterSpaces(line, 0) && !isWord && !text.equals("--")) {
        return false;
      }
      begins = true;
      for (String part : PARTS) {
        if (words == 0 && text.equals(part)) {
          return false;
        }
      }
      words += isWord ? 1 : 0;
      hasNumber |= isDigit(text.charAt(0));
    }
    return begins && (words > 1 || !hasNumber);
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
    if (isKeyword(word)) {
      return true;
    }
    boolean isSmile = word.length() > 1 && ":;".indexOf(word.charAt(0)) >= 0;
    for (int i = 0; i < word.length(); i++) {
      isSmile &= ":;-'()DP".indexOf(word.charAt(i)) >= 0;
    }
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (isDigit(c) || "(){}\"=".indexOf(c) >= 0) {
        return !isSmile && !word.contains("://");
      }
    }
    // A choice of a side, or a player who left.
    return word.length() > 2 && word.charAt(word.length() - 2) == ':';
  }

  private static boolean isKeyword(String word) {
    return word.equals("end")
        || word.equals("keep")
        || word.equals("moves")
        || (word.startsWith(TURN) && word.length() > TURN.length());
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

  /** The place after white space, line breaks of HTML and marks of quotation. */
  private static int afterSpaces(String text, int from) {
    int at = from;
    int length = 1;
    while (length > 0 && at < text.length()) {
      char c = text.charAt(at);
      length =
          isSpace(c) || MARKS.indexOf(c) >= 0 ? 1 : c == '<' ? PastedSigns.breakAt(text, at) : 0;
      at += length;
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
