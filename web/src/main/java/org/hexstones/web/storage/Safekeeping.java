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
   * Whether it is unknown when a copy was offered last. A clock that was wrong may have noted a
   * time to come.
   */
  public boolean isWithoutCopy(double now) {
    return copied == 0 || copied > minutes(now);
  }

  /** No copy is offered for a day, so that nobody is asked for one in the first visit. */
  public Safekeeping withFirstGame(double now) {
    return new Safekeeping(asked, minutes(now) - DAYS_30 + DAY);
  }

  /**
   * Whether to offer a copy: the last one is 30 days old, and a game was played since.
   *
   * @param now milliseconds since 1970
   * @param newest when a game was stored last
   */
  public boolean isCopyDue(double now, double newest) {
    return !isWithoutCopy(now) && minutes(now) - copied >= DAYS_30 && minutes(newest) > copied;
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
