package org.hexstones.web.storage;

/**
 * A game in its stored form.
 *
 * @param id its key
 * @param revision a number from 1 that rises with every write of this key. A writer names the
 *     revision and the text that it replaces
 * @param text the text that {@link MatchCodec} writes; it is untrusted and may be anything
 * @param updated the time when it was written, in milliseconds since 1970, or {@link #UNKNOWN}
 */
public record StoredGame(String id, int revision, String text, double updated) {
  /** The maximum length of a key that is read. */
  public static final int LONGEST_ID = 80;

  /** The maximum length of a text that is read. */
  public static final int LONGEST_TEXT = MatchCodec.LONGEST;

  /** The time of a game that was written by an implausible clock. */
  public static final double UNKNOWN = LibraryEntry.UNKNOWN;

  /** Stands in a key between that of another game and what tells this one from it. */
  static final char BESIDE = '~';

  /** A time in the year 5138. Minutes since 1970 up to it fit an int. */
  private static final double LATEST = 1e14;

  /** The text of the record alone: a different cursor does not make it another game. */
  public String record() {
    return text.substring(text.indexOf('\n') + 1);
  }

  /**
   * A key for a game whose own key another game has. It follows from the content, so that equal
   * games get equal keys.
   *
   * @param id the taken key, which may be cut
   * @param seed gives other keys for the same content
   */
  static String beside(String id, int seed, String content) {
    int hash = seed;
    for (int i = 0; i < content.length(); i++) {
      hash = 31 * hash + content.charAt(i);
    }
    return id.substring(0, Math.min(id.length(), LONGEST_ID - 20))
        + BESIDE
        + Integer.toHexString(hash);
  }

  /** A time from a clock or a store if it is plausible, else {@link #UNKNOWN}. */
  public static double believed(double time) {
    return time >= 0 && time <= LATEST ? time : UNKNOWN;
  }
}
