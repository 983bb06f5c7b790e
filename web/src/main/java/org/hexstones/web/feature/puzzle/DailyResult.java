package org.hexstones.web.feature.puzzle;

import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;

/** The result of a daily puzzle as a text to send. It does not give the answer away. */
final class DailyResult {
  private static final String MISS = "⚫";
  private static final String HINT = "🔵";
  private static final String SOLVED = "⚪";

  private DailyResult() {}

  /**
   * Writes the result.
   *
   * @param game the name of the game
   * @param missed whether a try has missed, perhaps before a reload
   * @param streak the number of days in a row
   * @param link the address of the puzzle
   */
  static String text(
      Messages messages,
      PuzzleSession puzzling,
      String game,
      int today,
      boolean missed,
      int streak,
      String link) {
    String how =
        missed || puzzling.hints() > 0
            ? messages.say(PlayKey.RESULT_SOLVED)
            : messages.say(PlayKey.RESULT_FIRST_TRY);
    return "Hexstones · "
        + messages.say(PlayKey.DAILY_PUZZLE)
        + " "
        + date(today)
        + " · "
        + game
        + "\n"
        + MISS.repeat(Math.min(puzzling.misses(), 10))
        + HINT.repeat(puzzling.hints())
        + SOLVED
        + " "
        + how
        + (streak > 1 ? "\n" + messages.say(PlayKey.RESULT_IN_A_ROW, messages.number(streak)) : "")
        + "\n"
        + link;
  }

  /** A day since 1970 by the Gregorian calendar, in the form that all languages read. */
  static String date(int today) {
    int day = today;
    int year = 1970;
    while (day >= (isLeap(year) ? 366 : 365)) {
      day -= isLeap(year++) ? 366 : 365;
    }
    int[] months = {31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int month = 0;
    while (day >= months[month]) {
      day -= months[month++];
    }
    return year + "-" + two(month + 1) + "-" + two(day + 1);
  }

  private static boolean isLeap(int year) {
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  }

  private static String two(int number) {
    return (number < 10 ? "0" : "") + number;
  }
}
