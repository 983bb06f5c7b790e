package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;

/**
 * The puzzles that were solved here, and the streak: the number of successive days on which the
 * puzzle of the day was solved.
 *
 * @param numbers from 1, in the order in which they were solved
 * @param streak the length of the streak in days
 * @param day the last day of the streak, in days since 1970; 0 for none
 */
public record SolvedPuzzles(List<Integer> numbers, int streak, int day) {
  public static final SolvedPuzzles NONE = new SolvedPuzzles(List.of(), 0, 0);

  private static final int MOST = 10_000;

  public SolvedPuzzles {
    numbers = List.copyOf(numbers);
  }

  public boolean has(int number) {
    return numbers.contains(number);
  }

  /**
   * Adds a solved puzzle.
   *
   * @param daily whether it is the puzzle of the day
   */
  public SolvedPuzzles with(int number, boolean daily, int today) {
    List<Integer> more = new ArrayList<>(numbers);
    if (!has(number)) {
      more.add(number);
    }
    if (!daily || day == today) {
      return new SolvedPuzzles(more, streak, day);
    }
    return new SolvedPuzzles(more, day == today - 1 ? streak + 1 : 1, today);
  }

  /** The streak that lasts up to today or yesterday. */
  public int streakOn(int today) {
    return day >= today - 1 ? streak : 0;
  }

  public String text() {
    StringBuilder text = new StringBuilder("1 ");
    text.append(streak).append(' ').append(day);
    for (int number : numbers) {
      text.append(' ').append(number);
    }
    return text.toString();
  }

  /** Reads what {@link #text} wrote. Another text gives no solved puzzles. */
  public static SolvedPuzzles read(String text) {
    List<Integer> read = new ArrayList<>();
    List<Words.Word> words = text.length() > 10 * MOST ? List.of() : Words.words(text);
    for (Words.Word word : words) {
      int number = Words.number(word.text());
      if (number < 0) {
        return NONE;
      }
      read.add(number);
    }
    boolean known = read.size() >= 3 && read.get(0) == 1;
    return known ? new SolvedPuzzles(read.subList(3, read.size()), read.get(1), read.get(2)) : NONE;
  }
}
