package org.hexstones.web.storage;

import java.util.function.Consumer;
import org.hexstones.web.match.Match;
import org.hexstones.web.storage.GameInserter.Added;
import org.jspecify.annotations.Nullable;

/**
 * Adds the games of another device of the same person. Of two states of one game, the one that has
 * all of the other is kept. If each has something of its own, both are kept: so nothing is lost,
 * and two devices that do this with each other's games end with the same games.
 */
final class GameMerger {
  private final GameStore store;
  private final GameAutosaver autosaver;
  private final Consumer<StoreEvent> listener;

  /**
   * @param listener receives failed writes
   */
  GameMerger(GameStore store, GameAutosaver autosaver, Consumer<StoreEvent> listener) {
    this.store = store;
    this.autosaver = autosaver;
    this.listener = listener;
  }

  void add(StoredGame item, Consumer<Added> then) {
    int mark = item.id().lastIndexOf(StoredGame.BESIDE);
    if (mark <= 0) {
      put(item, item.id(), null, then);
      return;
    }
    // What is beside a game there may be that game itself here.
    store.get(
        item.id().substring(0, mark),
        read -> {
          StorageFailure failure = read.failure();
          StoredGame game = read.orNull();
          if (failure != null) {
            listener.accept(new StoreEvent.Failed(failure));
            then.accept(Added.FAILED);
          } else if (game != null && merged(game, item) == ConflictMerge.OURS) {
            then.accept(Added.KNOWN);
          } else {
            put(item, item.id(), null, then);
          }
        });
  }

  private void put(StoredGame item, String id, @Nullable StoredGame known, Consumer<Added> then) {
    store.put(
        id,
        item.text(),
        item.updated(),
        known == null ? null : known.text(),
        known == null ? item.revision() : known.revision(),
        answer -> {
          if (answer instanceof GameStore.Answer.Conflict conflict) {
            conflict(item, id, conflict.stored(), then);
          } else if (answer instanceof GameStore.Answer.Failed failed) {
            listener.accept(new StoreEvent.Failed(failed.failure()));
            then.accept(Added.FAILED);
          } else {
            store.announce(id);
            then.accept(Added.NEW);
          }
        });
  }

  private void conflict(StoredGame item, String id, StoredGame stored, Consumer<Added> then) {
    switch (merged(stored, item)) {
      case OURS -> then.accept(Added.KNOWN);
      case THEIRS -> put(item, id, stored, then);
      case BOTH -> put(item, otherKey(item, id), null, then);
    }
  }

  private ConflictMerge merged(StoredGame ours, StoredGame theirs) {
    if (ours.record().equals(theirs.record())) {
      return ConflictMerge.OURS;
    }
    Match one = match(ours);
    Match other = match(theirs);
    return one == null || other == null ? ConflictMerge.BOTH : ConflictMerge.of(one, other);
  }

  private @Nullable Match match(StoredGame item) {
    return autosaver.read(item).match();
  }

  /** Equal records get equal keys, so that bringing a game twice adds nothing twice. */
  private static String otherKey(StoredGame item, String taken) {
    int mark = taken.lastIndexOf(StoredGame.BESIDE);
    String id = mark > 0 ? taken.substring(0, mark) : taken;
    return StoredGame.beside(id, taken.hashCode(), item.record());
  }
}
