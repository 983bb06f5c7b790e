package org.hexstones.web.feature.puzzle;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;

/**
 * The puzzles that were solved here, and the streak: the number of successive days on which the
 * puzzle of the day was solved. A clock that was wrong, or a journey, does not end a streak.
 *
 * @param numbers from 1, in the order in which they were solved
 * @param last the row of days in which the last daily puzzle was solved
 * @param other the row before it, in case a clock was or is wrong
 * @param zone the zone of the local time on the last day, in quarters of an hour east of the
 *     westernmost, from 1; 0 if unknown
 */
public record SolvedPuzzles(List<Integer> numbers, Row last, Row other, int zone) {
  /**
   * Successive days.
   *
   * @param day the last one, in days since 1970; 0 for none
   */
  record Row(int length, int day) {
    static final Row NONE = new Row(0, 0);

    /** Whether it lasts. A traveller to the west has the same day again, or the one before it. */
    boolean lastsOn(int today, boolean travelled) {
      return day >= today - (travelled ? 2 : 1) && day <= today + 1;
    }
  }

  public static final SolvedPuzzles NONE = new SolvedPuzzles(List.of(), Row.NONE, Row.NONE, 0);

  private static final int MOST = 10_000;

  /** A journey of so many quarters of an hour to the east may take away a day. */
  private static final int JOURNEY = 8;

  /** A wrong clock is noticed after few days. */
  private static final int FEW = 2;

  private static final int LONG_AGO = 100;

  /**
   * The zone and the other row are written among the numbers of puzzles, beyond all that exist:
   * older versions keep them there.
   */
  private static final int ZONE = 500_000;

  private static final int OTHER_LENGTH = 1_000_000;
  private static final int OTHER_DAY = 2_000_000;

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
   * @param here the present zone, or 0
   */
  public SolvedPuzzles with(int number, boolean daily, int today, int here) {
    List<Integer> more = new ArrayList<>(numbers);
    if (!has(number)) {
      more.add(number);
    }
    if (!daily) {
      return new SolvedPuzzles(more, last, other, zone);
    }
    Row row = lasting(today, here);
    Row rest = row.equals(last) ? other : row.equals(other) ? last : worthKeeping();
    Row now = row.day() >= today ? row : new Row(row.length() + 1, today);
    return new SolvedPuzzles(more, now, rest, here);
  }

  /** The row that lasts on a day; an empty one if none does. */
  private Row lasting(int today, int here) {
    boolean travelled = zone > 0 && here - zone >= JOURNEY;
    if (last.lastsOn(today, travelled)) {
      return last;
    }
    return other.lastsOn(today, travelled) ? other : Row.NONE;
  }

  /**
   * The row that goes on once the clock is right again: the last one, or a longer one before it,
   * unless that ended long ago.
   */
  private Row worthKeeping() {
    boolean mayGoOn = last.length() <= FEW || other.day() > last.day() - LONG_AGO;
    return other.length() > last.length() && mayGoOn ? other : last;
  }

  /** The streak that lasts up to today or yesterday. */
  public int streakOn(int today, int here) {
    return lasting(today, here).length();
  }

  public String text() {
    StringBuilder text = new StringBuilder("1 ");
    text.append(last.length()).append(' ').append(last.day());
    for (int number : numbers) {
      text.append(' ').append(number);
    }
    if (zone > 0) {
      text.append(' ').append(ZONE + zone);
    }
    if (other.day() > 0 && other.length() < OTHER_LENGTH && other.day() < OTHER_LENGTH) {
      text.append(' ').append(OTHER_LENGTH + other.length());
      text.append(' ').append(OTHER_DAY + other.day());
    }
    return text.toString();
  }

  /** Reads what {@link #text} wrote. Another text gives no solved puzzles. */
  public static SolvedPuzzles read(String text) {
    List<Integer> head = new ArrayList<>();
    List<Integer> solved = new ArrayList<>();
    int otherLength = 0;
    int otherDay = 0;
    int zone = 0;
    List<Words.Word> words = text.length() > 10 * MOST ? List.of() : Words.words(text);
    for (Words.Word word : words) {
      int number = Words.number(word.text());
      if (number < 0) {
        return NONE;
      }
      if (head.size() < 3) {
        head.add(number);
      } else if (number >= OTHER_DAY) {
        otherDay = number - OTHER_DAY;
      } else if (number >= OTHER_LENGTH) {
        otherLength = number - OTHER_LENGTH;
      } else if (number >= ZONE) {
        zone = number - ZONE;
      } else {
        solved.add(number);
      }
    }
    return head.size() == 3 && head.get(0) == 1
        ? new SolvedPuzzles(
            solved, new Row(head.get(1), head.get(2)), new Row(otherLength, otherDay), zone)
        : NONE;
  }
}
