package org.hexstones.web.storage;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A port to the database of games. Each request is answered exactly once, and never before the call
 * returns. No method throws. An item that is no valid {@link StoredGame} is answered as one with an
 * empty text, which is damaged.
 */
public interface GameStore {
  /** The result of a write. */
  sealed interface Answer {
    /** The game is stored and would survive a power cut. */
    record Done(int revision) implements Answer {}

    /** Another text is stored under the key, and is unchanged. */
    record Conflict(StoredGame stored) implements Answer {}

    record Failed(StorageFailure failure) implements Answer {}
  }

  /**
   * Opens the store.
   *
   * @param answer receives null, or the reason why nothing can be stored
   * @param late runs if the store opens after it has answered with a failure
   */
  void open(Consumer<@Nullable StorageFailure> answer, Runnable late);

  /** The time in milliseconds since 1970, or {@link StoredGame#UNKNOWN}. */
  double now();

  /**
   * Writes a game over what the writer knows, or under a free key. It compares texts, because a
   * game that was deleted and restored may have any revision; and revisions, because a text that
   * another tab replaced and wrote again may have been shown there meanwhile.
   *
   * @param known the text that the writer knows to be stored, or null for a free key
   * @param above the revision of that text; the new one is higher than this and than the stored one
   */
  void put(
      String id,
      String text,
      double updated,
      @Nullable String known,
      int above,
      Consumer<Answer> answer);

  /** Answers the game with that key. */
  void get(String id, Consumer<Lookup<StoredGame>> answer);

  /** Answers the game that was written last. */
  void newest(Consumer<Lookup<StoredGame>> answer);

  /** Answers all games, in no order. An empty list is found, too. */
  void all(Consumer<Lookup<List<StoredGame>>> answer);

  /**
   * Moves a game to the bin, and answers its former state. If the bin has another game with its
   * key, the moved game gets a separate key there. If that fails, the game stays where it is.
   */
  void remove(String id, Consumer<Lookup<StoredGame>> answer);

  /** Answers all games in the bin, in no order. Their {@code updated} is the time of deletion. */
  void binned(Consumer<Lookup<List<StoredGame>>> answer);

  /**
   * Moves a game from the bin to a key that is free or has the same record. This is one
   * transaction, because another tab may delete the game at the same moment. Another game of the
   * same key stays in the bin.
   *
   * @param key the key that the game gets
   */
  void restore(StoredGame item, String key, Consumer<Answer> answer);

  /**
   * Wipes the games that were deleted before a time in milliseconds since 1970, and were found to
   * be so before that time, too: a clock that was wrong once wipes nothing. A game that was deleted
   * at an unknown time counts as deleted now.
   */
  void emptyBin(double before, double now);

  /**
   * Moves a damaged game to a separate place.
   *
   * @param moved receives whether it was moved; else it stays where it is
   */
  void setAside(String id, Consumer<Boolean> moved);

  /**
   * Answers what was set aside, in no order. The texts may be of any length; what is no text is
   * answered as JSON.
   */
  void aside(Consumer<Lookup<List<StoredGame>>> answer);

  /**
   * Moves what was set aside to a key that is free or has the same record, in one transaction.
   *
   * @param key the key that the game gets
   */
  void takeBack(StoredGame item, String key, Consumer<Answer> answer);

  /**
   * Listens for what happens to the store.
   *
   * @param changedElsewhere receives the keys of games that other tabs change
   * @param uncertain runs when the browser closes the store, and when it opens late after that:
   *     what was stored may be gone
   */
  void listen(Consumer<String> changedElsewhere, Runnable uncertain);

  /** Notifies the other tabs that a game has changed. */
  void announce(String id);
}
