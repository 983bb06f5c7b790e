package org.hexstones.web.storage;

import org.hexstones.web.match.LevelResult;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * A game in the library.
 *
 * @param updated the time when it was stored last, in milliseconds since 1970, or {@link #UNKNOWN}
 * @param match the game, or null if only a newer version of this program can read it
 * @param result how it ended; null if it goes on, or is not of one person against computers
 */
public record LibraryEntry(
    String id, double updated, @Nullable Match match, @Nullable LevelResult result) {
  /** The time of a game that was written by an implausible clock. */
  public static final double UNKNOWN = 0;

  /** The entry of a game, which is replayed for its result. */
  public LibraryEntry(String id, double updated, @Nullable Match match) {
    this(id, updated, match, match == null ? null : LevelResult.of(match.withId(id)));
  }
}
