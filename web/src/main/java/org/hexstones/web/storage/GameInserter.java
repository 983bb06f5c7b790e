package org.hexstones.web.storage;

import java.util.function.Consumer;

/** Adds games to the stored ones without changing these. */
final class GameInserter {
  private final GameStore store;
  private final Consumer<StoreEvent> listener;

  /** Writes a game under a key that is free. */
  private interface Write {
    void under(String id, Consumer<GameStore.Answer> answer);
  }

  /**
   * @param listener receives failed writes
   */
  GameInserter(GameStore store, Consumer<StoreEvent> listener) {
    this.store = store;
    this.listener = listener;
  }

  /** Adds a game, and answers with the result. */
  interface Adding {
    void add(StoredGame item, Consumer<Added> then);
  }

  /** The result for a game. */
  enum Added {
    NEW,
    KNOWN,
    FAILED
  }

  /**
   * Writes a game under its key, or under a key made from its content if another game has that key.
   */
  void add(StoredGame item, Consumer<Added> then) {
    Write write =
        (id, answer) -> store.put(id, item.text(), item.updated(), null, item.revision(), answer);
    add(item, 0, write, then);
  }

  /** Moves a game from the bin in the same way. */
  void restore(StoredGame item, Consumer<Added> then) {
    add(item, 0, (id, answer) -> store.restore(item, id, answer), then);
  }

  /** Moves a game that was set aside in the same way. */
  void takeBack(StoredGame item, Consumer<Added> then) {
    add(item, 0, (id, answer) -> store.takeBack(item, id, answer), then);
  }

  private void add(StoredGame item, int attempt, Write write, Consumer<Added> then) {
    String id = attempt == 0 ? item.id() : otherKey(item, attempt);
    write.under(
        id,
        answer -> {
          if (answer instanceof GameStore.Answer.Conflict conflict) {
            if (conflict.stored().record().equals(item.record())) {
              then.accept(Added.KNOWN);
            } else {
              add(item, attempt + 1, write, then);
            }
          } else if (answer instanceof GameStore.Answer.Failed failed) {
            listener.accept(new StoreEvent.Failed(failed.failure()));
            then.accept(Added.FAILED);
          } else {
            store.announce(id);
            then.accept(Added.NEW);
          }
        });
  }

  /** Equal contents get equal keys, so that importing a file twice adds nothing twice. */
  private static String otherKey(StoredGame item, int attempt) {
    return StoredGame.beside(item.id(), attempt, item.text());
  }
}
