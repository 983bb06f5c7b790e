package org.hexstones.web.match;

import java.util.Collections;
import org.jspecify.annotations.Nullable;

/**
 * The keys of analyses. A game has one analysis, which is stored beside it under a key that follows
 * from the game's own: whoever analyses a game again goes on with it.
 */
public final class StudyKey {
  private static final String PREFIX = "study-";

  /** The maximum length of a game's key that another one is made of. */
  private static final int LONGEST = 70;

  private StudyKey() {}

  /** The key of the analysis of a match, or its own if it is one; empty if there can be none. */
  public static String of(Match match) {
    return isStudy(match) ? match.id() : match.id().length() > LONGEST ? "" : PREFIX + match.id();
  }

  /** The key of the game that a key's analysis belongs to; null if the key is of no analysis. */
  public static @Nullable String game(String key) {
    return key.startsWith(PREFIX) ? key.substring(PREFIX.length()) : null;
  }

  /**
   * Whether a stored match is an analysis. Those of older versions have keys as games have; nobody
   * plays them, and they have comments or variations.
   */
  public static boolean isStudy(Match match) {
    return game(match.id()) != null
        || (match.record().isAnnotated()
            && Collections.frequency(match.seats(), Seat.PERSON) == match.seats().size());
  }
}
