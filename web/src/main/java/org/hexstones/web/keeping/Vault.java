package org.hexstones.web.keeping;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.model.Trouble;
import org.jspecify.annotations.Nullable;

/**
 * Where games lie. Every question is answered exactly once and later than it is asked; nothing
 * throws. What is not of the form of an {@link Item} is answered as one with an empty text, which
 * nothing can be read from.
 */
public interface Vault {
  /** How an attempt to write ended. */
  sealed interface Answer {
    /** It lies there now, and would after a power cut. */
    record Done(int revision) implements Answer {}

    /** Something else lies there, and was left as it is. */
    record Conflict(Item stored) implements Answer {}

    record Failed(Trouble trouble) implements Answer {}
  }

  /**
   * Makes the vault ready: null, or why nothing can be kept.
   *
   * @param late run where it became ready after all, though the answer was that it is not
   */
  void open(Consumer<@Nullable Trouble> answer, Runnable late);

  /** The time, in milliseconds since 1970 began. */
  double now();

  /**
   * Writes a game over the revision {@code base}, or where nothing lies under its key.
   *
   * @param base the revision that is known to lie there, 0 for nothing
   */
  void put(String id, String text, double updated, int base, Consumer<Answer> answer);

  /** The game of that key, or null. */
  void get(String id, Consumer<@Nullable Item> answer);

  /** The game that was written last, or null. */
  void newest(Consumer<@Nullable Item> answer);

  /** Every game, in no order. */
  void all(Consumer<List<Item>> answer);

  /** Moves a game to the bin, and answers it. */
  void remove(String id, Consumer<@Nullable Item> answer);

  /** Every game in the bin, in no order; {@code updated} is when it came there. */
  void binned(Consumer<List<Item>> answer);

  /** Takes a game out of the bin. */
  void unbin(String id, Runnable done);

  /** Wipes what came to the bin before a time, in milliseconds since 1970 began. */
  void emptyBin(double before);

  /** Moves what lies under a key to where nothing looks for games. */
  void setAside(String id, Runnable done);

  /** Tells the other tabs that a game has changed. */
  void announce(String id);
}
