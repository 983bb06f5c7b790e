package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.notation.puzzle.Puzzle;

/**
 * The choice of the puzzle of the day: easy on Monday, hard on Sunday, and the same for everybody
 * who has the same date. The list, sorted by difficulty, is parted among the days of the week. Each
 * day goes through its part, so that no puzzle comes again before all have come.
 */
public final class DailyPuzzle {
  private static final int WEEK = 7;

  /** Day 0, the first of January 1970, was a Thursday. */
  private static final int FIRST_WEEKDAY = 3;

  /**
   * A prime number above the length of any part, so that successive weeks have puzzles of several
   * games, and all of them come.
   */
  private static final int STRIDE = 9973;

  /** The step from day to day in the choice of earlier versions, which had all grades mixed. */
  private static final int FORMER_STRIDE = 211;

  private DailyPuzzle() {}

  /**
   * The number of a day's puzzle.
   *
   * @param lines all puzzles, at least one, as unread text
   * @param today the day by local time, in days since 1970
   */
  public static int number(List<String> lines, int today) {
    List<Integer> sorted = new ArrayList<>();
    for (int grade = 0; grade <= Puzzle.HARDEST; grade++) {
      for (int number = 1; number <= lines.size(); number++) {
        if (grade(lines.get(number - 1)) == grade) {
          sorted.add(number);
        }
      }
    }
    int weekday = weekday(today);
    int week = (today + FIRST_WEEKDAY) / WEEK;
    int from = sorted.size() * weekday / WEEK;
    int end = Math.max(from + 1, sorted.size() * (weekday + 1) / WEEK);
    return sorted.get(from + (int) ((long) week * STRIDE % (end - from)));
  }

  /**
   * Whether a puzzle counts as that of a day. Who has opened it with an earlier version, or was
   * sent its number, solves the one that was chosen there.
   */
  static boolean is(List<String> lines, int number, int today) {
    return number == number(lines, today)
        || number == 1 + (int) ((long) today * FORMER_STRIDE % lines.size());
  }

  /** The day of the week, from 0 for Monday. */
  static int weekday(int today) {
    return (today + FIRST_WEEKDAY) % WEEK;
  }

  /** The difficulty in a line; 0 if there is none. */
  private static int grade(String line) {
    int at = line.indexOf(' ') + 1;
    int grade = at < line.length() ? line.charAt(at) - '0' : 0;
    return grade >= 1 && grade <= Puzzle.HARDEST ? grade : 0;
  }
}
