package org.hexstones.web.storage;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/** Finds the match that an earlier start of the page has left. */
final class SessionRestore {
  private final GameAutosaver autosaver;
  private final GameStore store;
  private final Supplier<String> freshIds;
  private final Consumer<StoreEvent> listener;

  SessionRestore(
      GameAutosaver autosaver,
      GameStore store,
      Supplier<String> freshIds,
      Consumer<StoreEvent> listener) {
    this.autosaver = autosaver;
    this.store = store;
    this.freshIds = freshIds;
    this.listener = listener;
  }

  /** Does the work of {@link GameAutosaver#resume}. */
  void begin(
      @Nullable String shown,
      @Nullable Match snapshot,
      Map<String, String> old,
      Consumer<String> moved,
      Runnable done) {
    store.open(
        problem -> {
          if (problem != null) {
            autosaver.failed("", problem);
            resumed(null, snapshot, done);
            return;
          }
          for (Map.Entry<String, String> match : old.entrySet()) {
            move(match.getKey(), match.getValue(), moved);
          }
          if (shown == null) {
            store.newest(read -> read(read, null, done));
          } else {
            store.get(shown, read -> read(read, snapshot, done));
          }
        },
        () -> openedLate(shown));
  }

  private void openedLate(@Nullable String shown) {
    autosaver.openedLate();
    // The match of an earlier start can be read only now.
    if (shown != null) {
      store.get(shown, read -> resumed(read.orNull(), null, () -> {}));
    } else {
      store.newest(read -> resumed(read.orNull(), null, () -> {}));
    }
    // The list of games was empty until now.
    listener.accept(new StoreEvent.Changed());
  }

  private void move(String id, String text, Consumer<String> moved) {
    boolean sound = !id.isEmpty() && id.length() <= StoredGame.LONGEST_ID;
    if (sound && autosaver.read(new StoredGame(id, 0, text, 0)).match() != null) {
      store.put(
          id,
          text,
          store.now(),
          null,
          0,
          answer -> {
            if (!(answer instanceof GameStore.Answer.Failed)) {
              moved.accept(id);
            }
          });
    }
  }

  private void read(Lookup<StoredGame> read, @Nullable Match snapshot, Runnable done) {
    if (read.failure() != null) {
      autosaver.notRead();
    }
    resumed(read.orNull(), snapshot, done);
  }

  /** Reports the match to resume, if there is one. */
  private void resumed(@Nullable StoredGame item, @Nullable Match snapshot, Runnable done) {
    Match match = choose(item, snapshot);
    if (match != null) {
      listener.accept(new StoreEvent.Left(match));
    }
    done.run();
  }

  /**
   * Chooses the match to resume, or null. A reload may come before the store has the last moves of
   * a match, or before it has the match at all. Then the tab's snapshot has more.
   */
  private @Nullable Match choose(@Nullable StoredGame item, @Nullable Match snapshot) {
    if (item == null) {
      return snapshot;
    }
    Match stored = autosaver.open(item);
    if (snapshot == null) {
      return stored;
    }
    return stored == null ? besideUnreadable(item, snapshot) : merge(stored, snapshot);
  }

  /** Adds the snapshot's moves to the stored match, or makes the snapshot a separate match. */
  private Match merge(Match stored, Match snapshot) {
    Match longer = stored.upTo(snapshot);
    if (!longer.equals(stored)) {
      return longer;
    }
    return switch (ConflictMerge.of(stored, snapshot)) {
      case OURS -> stored;
      case THEIRS -> snapshot;
      case BOTH -> own(snapshot);
    };
  }

  /**
   * Stores the snapshot beside an unreadable game. A damaged game is being set aside; one of a
   * newer version keeps its key.
   */
  private Match besideUnreadable(StoredGame item, Match snapshot) {
    if (autosaver.read(item) instanceof MatchCodec.Read.Newer) {
      return own(snapshot);
    }
    autosaver.keep(snapshot);
    return snapshot;
  }

  private Match own(Match snapshot) {
    Match own = snapshot.withId(freshIds.get());
    autosaver.keep(own);
    return own;
  }
}
