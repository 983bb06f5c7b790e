package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/** The parts of all messages: lines of words or of numbers, with bounds. */
final class Lines {
  /**
   * The maximum of numbers in a line. A board has 400 cells, so a game has fewer moves than this,
   * and a set-up fewer letters.
   */
  private static final int MOST_NUMBERS = 2000;

  private static final int LONGEST = 40_000;

  private Lines() {}

  static String join(String... lines) {
    return String.join("\n", lines);
  }

  static String join(List<String> lines) {
    return String.join("\n", lines);
  }

  /** Splits a text into lines; the result is empty if the text is too long. */
  static List<String> split(String text) {
    List<String> lines = new ArrayList<>();
    if (text.length() <= LONGEST) {
      for (Words.Word word : Words.split(text, '\n')) {
        lines.add(word.text());
      }
    }
    return lines;
  }

  /** The number of the question that a message asks or answers, or -1. */
  static int number(List<String> lines) {
    return lines.size() < 2 ? -1 : Words.number(lines.get(1));
  }

  static String flag(boolean set) {
    return set ? "1" : "0";
  }

  static String numbers(List<Integer> numbers) {
    StringBuilder text = new StringBuilder();
    for (int number : numbers) {
      text.append(text.isEmpty() ? "" : " ").append(number);
    }
    return text.toString();
  }

  /** Reads numbers from 0 up; null if the line has anything else or too many. */
  static @Nullable List<Integer> readNumbers(String line) {
    List<Words.Word> words = Words.words(line);
    if (words.size() > MOST_NUMBERS) {
      return null;
    }
    List<Integer> numbers = new ArrayList<>();
    for (Words.Word word : words) {
      int number = Words.number(word.text());
      if (number < 0) {
        return null;
      }
      numbers.add(number);
    }
    return numbers;
  }

  /** Whether a search can answer with these moves: nobody leaves a game by its advice. */
  static boolean areSearched(List<Integer> moves) {
    for (int move : moves) {
      if (Moves.isWithdrawal(move)) {
        return false;
      }
    }
    return true;
  }
}
