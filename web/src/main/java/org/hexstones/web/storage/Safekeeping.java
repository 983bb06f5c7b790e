package org.hexstones.web.storage;

import java.util.List;
import org.hexstones.parse.Words;

/**
 * What was done so that the browser does not delete the games.
 *
 * @param asked whether the page has asked the browser of its own accord to keep them
 * @param copied when a copy of all games was offered or made last, in minutes since 1970; 0 if
 *     never
 */
public record Safekeeping(boolean asked, int copied) {
  public static final Safekeeping NOTHING = new Safekeeping(false, 0);

  private static final String VERSION = "1";
  private static final String ASKED = "asked";
  private static final double MINUTE = 60_000;
  private static final int DAY = 24 * 60;
  private static final int DAYS_30 = 30 * DAY;
  private static final int LONGEST = 100;

  public Safekeeping withAsked() {
    return new Safekeeping(true, copied);
  }

  /**
   * A copy was offered or made.
   *
   * @param now milliseconds since 1970
   */
  public Safekeeping withCopy(double now) {
    return new Safekeeping(asked, minutes(now));
  }

  /**
   * Whether to offer a copy: the last one is 30 days old, a game was played since, and the first
   * game was played a day ago, so that this is not the first visit.
   *
   * @param now milliseconds since 1970, or {@link StoredGame#UNKNOWN}
   * @param oldest when the game was stored that was not played on for the longest time
   * @param newest when a game was stored last
   */
  public boolean isCopyDue(double now, double oldest, double newest) {
    int minute = minutes(now);
    // The clock was wrong if the last copy is of the future.
    int last = copied > minute ? 0 : copied;
    return minute - last >= DAYS_30 && minute - minutes(oldest) >= DAY && minutes(newest) > last;
  }

  private static int minutes(double millis) {
    return (int) (millis / MINUTE);
  }

  /** Reads what {@link #text} has written. A text that is none counts as nothing. */
  public static Safekeeping read(String text) {
    List<Words.Word> words = text.length() > LONGEST ? List.of() : Words.words(text);
    if (words.size() < 2 || !words.get(0).text().equals(VERSION)) {
      return NOTHING;
    }
    boolean asked = words.size() > 2 && words.get(2).text().equals(ASKED);
    return new Safekeeping(asked, Math.max(0, Words.number(words.get(1).text())));
  }

  /** A version, the minute of the last copy, and a word if the browser was asked. */
  public String text() {
    return VERSION + " " + copied + (asked ? " " + ASKED : "");
  }
}
