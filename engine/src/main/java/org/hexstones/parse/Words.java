package org.hexstones.parse;

import java.util.ArrayList;
import java.util.List;

/**
 * Small text tools for the browser, where {@code String.split} and regular expressions would add
 * tens of kilobytes.
 */
public final class Words {
  private Words() {}

  /** A piece of a text and its place. */
  public record Word(String text, int at) {}

  /** The pieces between single separators. An empty text has one empty piece. */
  public static List<Word> split(String text, char separator) {
    List<Word> words = new ArrayList<>();
    int from = 0;
    for (int i = 0; i <= text.length(); i++) {
      if (i == text.length() || text.charAt(i) == separator) {
        words.add(new Word(text.substring(from, i), from));
        from = i + 1;
      }
    }
    return words;
  }

  /** The pieces between runs of white space. None of them is empty. */
  public static List<Word> words(String text) {
    List<Word> words = new ArrayList<>();
    int from = -1;
    for (int i = 0; i <= text.length(); i++) {
      boolean space = i == text.length() || text.charAt(i) <= ' ';
      if (space && from >= 0) {
        words.add(new Word(text.substring(from, i), from));
        from = -1;
      } else if (!space && from < 0) {
        from = i;
      }
    }
    return words;
  }

  /**
   * Reads a non-negative decimal number of at most 9 digits. Returns -1 if the text is anything
   * else.
   */
  public static int number(String text) {
    if (text.isEmpty() || text.length() > 9) {
      return -1;
    }
    int value = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      value = value * 10 + digit;
    }
    return value;
  }
}
