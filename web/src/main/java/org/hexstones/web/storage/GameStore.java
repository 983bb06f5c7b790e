package org.hexstones.web.storage;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Where games lie. Every question is answered exactly once and later than it is asked; nothing
 * throws. What is not of the form of an {@link StoredGame} is answered as one with an empty text,
 * which nothing can be read from.
 */
public interface GameStore {
  /** How an attempt to write ended. */
  sealed interface Answer {
    /** It lies there now, and would after a power cut. */
    record Done(int revision) implements Answer {}

    /** Something else lies there, and was left as it is. */
    record Conflict(StoredGame stored) implements Answer {}

    record Failed(StorageFailure trouble) implements Answer {}
  }

  /**
   * Makes the vault ready: null, or why nothing can be kept.
   *
   * @param late run where it became ready after all, though the answer was that it is not
   */
  void open(Consumer<@Nullable StorageFailure> answer, Runnable late);

  /** The time, in milliseconds since 1970 began, or {@link StoredGame#UNKNOWN}. */
  double now();

  /**
   * Writes a game over the one that the writer knows, or where nothing lies under its key. Texts
   * are compared and not revisions: a game that was deleted and put back may have any revision.
   *
   * @param known the text that is known to lie there, or null for nothing
   * @param above the new revision is higher than this, and than what lies there
   */
  void put(
      String id,
      String text,
      double updated,
      @Nullable String known,
      int above,
      Consumer<Answer> answer);

  /** The game of that key, or null. */
  void get(String id, Consumer<@Nullable StoredGame> answer);

  /** The game that was written last, or null. */
  void newest(Consumer<@Nullable StoredGame> answer);

  /** Every game, in no order. */
  void all(Consumer<List<StoredGame>> answer);

  /**
   * Moves a game to the bin, and answers it as it was. Where another game of its key lies in the
   * bin, it comes there under a key of its own.
   */
  void remove(String id, Consumer<@Nullable StoredGame> answer);

  /** Every game in the bin, in no order; {@code updated} is when it came there. */
  void binned(Consumer<List<StoredGame>> answer);

  /**
   * Moves a game from the bin to where nothing lies, or where the same record does. Both happen or
   * nothing: another tab may delete the game at the same moment. Another game that came to the bin
   * under the same key stays there.
   *
   * @param key what it is to lie under
   */
  void restore(StoredGame item, String key, Consumer<Answer> answer);

  /**
   * Wipes what came to the bin before a time, in milliseconds since 1970 began. What came there at
   * an unknown time counts from now.
   */
  void emptyBin(double before, double now);

  /**
   * Moves what lies under a key to where nothing looks for games.
   *
   * @param moved told whether that was done; else it lies where it was
   */
  void setAside(String id, Consumer<Boolean> moved);

  /** Tells the other tabs that a game has changed. */
  void announce(String id);
}
