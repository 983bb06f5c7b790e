package org.hexstones.web.storage;

import java.util.function.Consumer;

/** Adds games to those that are kept, and changes none of them. */
final class GameInserter {
  private final GameStore vault;
  private final Consumer<StoreEvent> tell;

  /** Writes where nothing lies. */
  private interface Write {
    void under(String id, Consumer<GameStore.Answer> answer);
  }

  /**
   * @param tell told of what cannot be written
   */
  GameInserter(GameStore vault, Consumer<StoreEvent> tell) {
    this.vault = vault;
    this.tell = tell;
  }

  /** What became of a game. */
  enum Added {
    NEW,
    KNOWN,
    FAILED
  }

  /**
   * Writes a game where nothing lies, under a key made from its content where another game has its
   * own.
   */
  void add(StoredGame item, Consumer<Added> then) {
    Write write =
        (id, answer) -> vault.put(id, item.text(), item.updated(), null, item.revision(), answer);
    add(item, 0, write, then);
  }

  /** The same for a game that lies in the bin, and leaves it. */
  void restore(StoredGame item, Consumer<Added> then) {
    add(item, 0, (id, answer) -> vault.restore(item, id, answer), then);
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
            tell.accept(new StoreEvent.Failed(failed.trouble()));
            then.accept(Added.FAILED);
          } else {
            vault.announce(id);
            then.accept(Added.NEW);
          }
        });
  }

  /** The same for the same content, so that a file that is imported twice adds nothing twice. */
  private static String otherKey(StoredGame item, int attempt) {
    int hash = attempt;
    for (int i = 0; i < item.text().length(); i++) {
      hash = 31 * hash + item.text().charAt(i);
    }
    String id = item.id().substring(0, Math.min(item.id().length(), StoredGame.LONGEST_ID - 20));
    return id + "~" + Integer.toHexString(hash);
  }
}
