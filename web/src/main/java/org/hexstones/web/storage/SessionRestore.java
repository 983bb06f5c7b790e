package org.hexstones.web.storage;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/** The start of the page: finds what an earlier one has left. */
final class SessionRestore {
  private final GameAutosaver keeper;
  private final GameStore vault;
  private final Supplier<String> freshIds;
  private final Consumer<StoreEvent> tell;

  SessionRestore(
      GameAutosaver keeper, GameStore vault, Supplier<String> freshIds, Consumer<StoreEvent> tell) {
    this.keeper = keeper;
    this.vault = vault;
    this.freshIds = freshIds;
    this.tell = tell;
  }

  /** As {@link GameAutosaver#resume}. */
  void begin(
      @Nullable String shown,
      @Nullable Match noted,
      Map<String, String> old,
      Consumer<String> moved,
      Runnable done) {
    vault.open(
        problem -> {
          if (problem != null) {
            keeper.failed("", problem);
            resumed(null, noted, done);
            return;
          }
          for (Map.Entry<String, String> match : old.entrySet()) {
            move(match.getKey(), match.getValue(), moved);
          }
          if (shown == null) {
            vault.newest(item -> resumed(item, null, done));
          } else {
            vault.get(shown, item -> resumed(item, noted, done));
          }
        },
        () -> openedLate(shown));
  }

  private void openedLate(@Nullable String shown) {
    keeper.openedLate();
    // What an earlier start left is there.
    if (shown != null) {
      vault.get(shown, item -> resumed(item, null, () -> {}));
    } else {
      vault.newest(item -> resumed(item, null, () -> {}));
    }
    // Who looks at the list of games sees none so far.
    tell.accept(new StoreEvent.Changed());
  }

  private void move(String id, String text, Consumer<String> moved) {
    boolean sound = !id.isEmpty() && id.length() <= StoredGame.LONGEST_ID;
    if (sound && keeper.read(new StoredGame(id, 0, text, 0)) instanceof MatchCodec.Read.Whole) {
      vault.put(
          id,
          text,
          vault.now(),
          null,
          0,
          answer -> {
            if (!(answer instanceof GameStore.Answer.Failed)) {
              moved.accept(id);
            }
          });
    }
  }

  /** A reload may come before the vault has the last stones of a match, or any of it. */
  private void resumed(@Nullable StoredGame item, @Nullable Match noted, Runnable done) {
    Match stored = item == null ? null : keeper.open(item);
    Match match = stored;
    if (noted != null) {
      if (stored != null) {
        match = together(stored, noted);
      } else if (item == null) {
        match = noted;
      } else {
        match = besideUnreadable(item, noted);
      }
    }
    if (match != null) {
      tell.accept(new StoreEvent.Left(match));
    }
    done.run();
  }

  /** What the tab has noted goes on from what is stored, or becomes a game of its own. */
  private Match together(Match stored, Match noted) {
    Match longer = stored.upTo(noted.record());
    if (!longer.equals(stored)) {
      return longer;
    }
    return switch (ConflictMerge.of(stored, noted)) {
      case OURS -> stored;
      case THEIRS -> noted;
      case BOTH -> own(noted);
    };
  }

  /** What is damaged is being set aside; what is newer stays under its key. */
  private Match besideUnreadable(StoredGame item, Match noted) {
    if (keeper.read(item) instanceof MatchCodec.Read.Newer) {
      return own(noted);
    }
    keeper.keep(noted);
    return noted;
  }

  private Match own(Match noted) {
    Match own = noted.withId(freshIds.get());
    keeper.keep(own);
    return own;
  }
}
