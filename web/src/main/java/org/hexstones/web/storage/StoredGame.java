package org.hexstones.web.storage;

/**
 * A game as it lies in the store.
 *
 * @param id its key
 * @param revision rises with every write of this key, from 1. Older versions of the page compare
 *     revisions; this version compares texts
 * @param text as {@link MatchCodec} writes it; anything may stand here
 * @param updated when it was written, in milliseconds since 1970 began, or {@link #UNKNOWN}
 */
public record StoredGame(String id, int revision, String text, double updated) {
  /** The most characters of a key that is read. */
  public static final int LONGEST_ID = 80;

  /** The most characters of a text that is read. */
  public static final int LONGEST_TEXT = MatchCodec.LONGEST;

  /** The time of what was written by a clock that cannot be believed. */
  public static final double UNKNOWN = LibraryEntry.UNKNOWN;

  /** In the year 5138. What minutes are counted from it fits an int. */
  private static final double LATEST = 1e14;

  /** The record's text alone: where its reader has gone to in it makes no other game. */
  public String record() {
    return text.substring(text.indexOf('\n') + 1);
  }

  /** A time from a clock or a store if it is plausible, else {@link #UNKNOWN}. */
  public static double believed(double time) {
    return time >= 0 && time <= LATEST ? time : UNKNOWN;
  }
}
