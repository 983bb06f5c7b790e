package org.hexstones.parse;

import java.util.ArrayList;
import java.util.List;

/**
 * Small text tools that stay cheap when compiled for a browser: {@code String.split} and regular
 * expressions cost tens of kilobytes there.
 */
public final class Words {
  private Words() {}

  /** A piece of a text and where it begins. */
  public record Word(String text, int at) {}

  /** The pieces between single separators; an empty text has one empty piece. */
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

  /** The pieces between runs of white space; none of them is empty. */
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

  /** The non-negative decimal number that is the whole text, at most 9 digits, or -1. */
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
