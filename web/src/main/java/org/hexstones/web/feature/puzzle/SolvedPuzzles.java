package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;

/**
 * The puzzles that were solved here, and the streak: the number of successive days on which the
 * puzzle of the day was solved. A clock that was wrong, or a journey, does not end a streak.
 *
 * @param numbers from 1, in the order in which they were solved
 * @param streak the length of the streak in days
 * @param day the last day of the streak, in days since 1970; 0 for none
 * @param endedStreak the length of the streak before this one, in case its end was a wrong clock's
 * @param endedDay the last day of that streak; 0 for none
 */
public record SolvedPuzzles(
    List<Integer> numbers, int streak, int day, int endedStreak, int endedDay) {
  public static final SolvedPuzzles NONE = new SolvedPuzzles(List.of(), 0, 0, 0, 0);

  private static final int MOST = 10_000;

  /**
   * The streak that has ended is written among the numbers of puzzles, beyond all that exist: older
   * versions keep it there.
   */
  private static final int ENDED_STREAK = 1_000_000;

  private static final int ENDED_DAY = 2_000_000;

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
    SolvedPuzzles now = new SolvedPuzzles(more, streak, day, endedStreak, endedDay).at(today);
    return daily ? now.on(today) : now;
  }

  /** The state without a day that has not come yet: the clock was wrong then. */
  private SolvedPuzzles at(int today) {
    return day > today + 1 ? new SolvedPuzzles(numbers, endedStreak, endedDay, 0, 0) : this;
  }

  private SolvedPuzzles on(int today) {
    // A traveller to the west has the same day again, or the one before it.
    if (day == today || day == today + 1) {
      return this;
    }
    return day == today - 1
        ? new SolvedPuzzles(numbers, streak + 1, today, endedStreak, endedDay)
        : new SolvedPuzzles(numbers, 1, today, streak, day);
  }

  /** The streak that lasts up to today or yesterday. */
  public int streakOn(int today) {
    SolvedPuzzles now = at(today);
    return now.day >= today - 1 ? now.streak : 0;
  }

  public String text() {
    StringBuilder text = new StringBuilder("1 ");
    text.append(streak).append(' ').append(day);
    for (int number : numbers) {
      text.append(' ').append(number);
    }
    if (endedDay > 0 && endedStreak < ENDED_STREAK && endedDay < ENDED_STREAK) {
      text.append(' ').append(ENDED_STREAK + endedStreak);
      text.append(' ').append(ENDED_DAY + endedDay);
    }
    return text.toString();
  }

  /** Reads what {@link #text} wrote. Another text gives no solved puzzles. */
  public static SolvedPuzzles read(String text) {
    List<Integer> head = new ArrayList<>();
    List<Integer> solved = new ArrayList<>();
    int endedStreak = 0;
    int endedDay = 0;
    List<Words.Word> words = text.length() > 10 * MOST ? List.of() : Words.words(text);
    for (Words.Word word : words) {
      int number = Words.number(word.text());
      if (number < 0) {
        return NONE;
      }
      if (head.size() < 3) {
        head.add(number);
      } else if (number >= ENDED_DAY) {
        endedDay = number - ENDED_DAY;
      } else if (number >= ENDED_STREAK) {
        endedStreak = number - ENDED_STREAK;
      } else {
        solved.add(number);
      }
    }
    return head.size() == 3 && head.get(0) == 1
        ? new SolvedPuzzles(solved, head.get(1), head.get(2), endedStreak, endedDay)
        : NONE;
  }
}
