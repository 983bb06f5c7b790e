package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * Stores every match that it receives: one write at a time, and only the latest state of each. A
 * write names the text that it replaces. If another tab has written since, the two are merged (see
 * {@link ConflictMerge}). A match that cannot be written stays in memory and is tried again with
 * every later move.
 */
public final class GameAutosaver {
  private final GameStore store;
  private final Function<String, Parsed<Setup>> setups;
  private final Supplier<String> freshIds;
  private final Consumer<StoreEvent> listener;

  /** The stored texts as far as this tab knows them. */
  private final Map<String, Known> known = new HashMap<>();

  private final Map<String, Match> waiting = new LinkedHashMap<>();
  private final Map<String, Match> unkept = new LinkedHashMap<>();
  private final List<Consumer<Boolean>> awaitingSettled = new ArrayList<>();
  private @Nullable Match writing;
  private @Nullable StorageFailure failure;
  private String failedId = "";

  private record Known(int revision, String text) {}

  /**
   * @param freshIds supplies identifiers that no game has yet
   * @param listener receives the results
   */
  public GameAutosaver(
      GameStore store,
      Function<String, Parsed<Setup>> setups,
      Supplier<String> freshIds,
      Consumer<StoreEvent> listener) {
    this.store = store;
    this.setups = setups;
    this.freshIds = freshIds;
    this.listener = listener;
  }

  /**
   * Reports the match that an earlier start has left: the one that this tab showed, or else the one
   * that was played last.
   *
   * @param shown the identifier of the match that this tab showed, or null
   * @param snapshot the tab's copy of that match, which may have more moves, or null
   * @param old texts of matches from an older place that move to the store
   * @param moved receives each of them once the store has it
   * @param done runs once the match is reported
   */
  public void resume(
      @Nullable String shown,
      @Nullable Match snapshot,
      Map<String, String> old,
      Consumer<String> moved,
      Runnable done) {
    new SessionRestore(this, store, freshIds, listener).begin(shown, snapshot, old, moved, done);
  }

  public void keep(Match match) {
    waiting.put(match.id(), match);
    next();
  }

  /**
   * Answers, once no write is pending, whether all matches are stored. Failed writes are tried once
   * more.
   */
  public void settled(Consumer<Boolean> answer) {
    awaitingSettled.add(answer);
    unkept.forEach(waiting::putIfAbsent);
    next();
  }

  /** The store has opened late: stores the matches that were played meanwhile. */
  void openedLate() {
    failure = null;
    unkept.forEach(waiting::putIfAbsent);
    next();
  }

  /** Opens a game of the library. */
  public void load(String id) {
    find(
        id,
        match -> {
          if (match != null) {
            listener.accept(new StoreEvent.Loaded(match));
          }
        });
  }

  /** The latest state of a match that is not stored yet, or null. */
  private @Nullable Match held(String id) {
    Match latest = waiting.getOrDefault(id, writing);
    return latest != null && latest.id().equals(id) ? latest : unkept.get(id);
  }

  /** Answers the latest state of a match, stored or not yet, or null. */
  public void find(String id, Consumer<@Nullable Match> answer) {
    Match held = held(id);
    if (held != null) {
      answer.accept(held);
      return;
    }
    Known before = known.get(id);
    store.get(
        id,
        item -> {
          if (held(id) != null || !Objects.equals(known.get(id), before)) {
            // The computer has moved meanwhile.
            find(id, answer);
            return;
          }
          answer.accept(item == null ? null : open(item));
        });
  }

  /** Another tab has written a game. */
  public void changedElsewhere(String id) {
    listener.accept(new StoreEvent.Changed());
    if (!known.containsKey(id)) {
      return;
    }
    store.get(
        id,
        item -> {
          Known here = known.get(id);
          // Otherwise the two are merged when this tab's state is written.
          boolean free = here != null && held(id) == null;
          if (free && item != null && here != null && !item.text().equals(here.text())) {
            Match match = read(item).match();
            if (match != null) {
              know(item);
              listener.accept(new StoreEvent.WentOn(match));
            }
          }
        });
  }

  /** The matches that are only in memory. */
  Map<String, Match> unkept() {
    return unkept;
  }

  /** Drops a match that is being deleted. */
  void forget(String id) {
    known.remove(id);
    waiting.remove(id);
    unkept.remove(id);
  }

  MatchCodec.Read read(StoredGame item) {
    return MatchCodec.read(item.id(), item.text(), setups);
  }

  /** The match of a stored game, or null. A damaged game is set aside. */
  @Nullable Match open(StoredGame item) {
    MatchCodec.Read read = read(item);
    Match match = read.match();
    if (match != null) {
      know(item);
    } else if (read instanceof MatchCodec.Read.Newer) {
      listener.accept(new StoreEvent.Newer());
    } else {
      setAside(item.id(), moved -> {});
    }
    return match;
  }

  /** This tab knows the stored text of a game. */
  private void know(StoredGame item) {
    known.put(item.id(), new Known(item.revision(), item.text()));
  }

  /** Sets a damaged game aside, and reports whether that was done. */
  void setAside(String id, Consumer<Boolean> then) {
    store.setAside(
        id,
        moved -> {
          then.accept(moved);
          listener.accept(moved ? new StoreEvent.SetAside() : new StoreEvent.NotSetAside());
        });
  }

  private void next() {
    Iterator<Match> first = waiting.values().iterator();
    if (writing == null && !first.hasNext()) {
      List<Consumer<Boolean>> asked = List.copyOf(awaitingSettled);
      awaitingSettled.clear();
      asked.forEach(answer -> answer.accept(unkept.isEmpty()));
    }
    if (writing != null || !first.hasNext()) {
      return;
    }
    Match match = first.next();
    first.remove();
    String text = MatchCodec.write(match);
    Known here = known.get(match.id());
    if (here != null && here.text().equals(text)) {
      unkept.remove(match.id());
      reportKept(match);
      next();
      return;
    }
    writing = match;
    store.put(
        match.id(),
        text,
        store.now(),
        here == null ? null : here.text(),
        here == null ? 0 : here.revision(),
        answer -> written(match, text, answer));
  }

  private void written(Match match, String text, GameStore.Answer answer) {
    if (answer instanceof GameStore.Answer.Conflict conflict) {
      conflict(match, conflict.stored());
      return;
    }
    writing = null;
    if (answer instanceof GameStore.Answer.Done done) {
      known.put(match.id(), new Known(done.revision(), text));
      unkept.remove(match.id());
      failure = unkept.isEmpty() ? null : failure;
      store.announce(match.id());
      reportKept(match);
      // There is space again for earlier failed writes.
      unkept.forEach(waiting::putIfAbsent);
    } else if (answer instanceof GameStore.Answer.Failed failed) {
      unkept.put(match.id(), match);
      failed(match.id(), failed.failure());
    }
    next();
  }

  /** Another text than expected is stored under the key of a match. */
  private void conflict(Match match, StoredGame stored) {
    MatchCodec.Read read = read(stored);
    if (read instanceof MatchCodec.Read.Damaged) {
      // The match still counts as being written, so that no other write starts until the key is
      // free.
      known.remove(match.id());
      setAside(match.id(), moved -> conflictSetAside(match, moved));
      return;
    }
    writing = null;
    merge(waiting.getOrDefault(match.id(), match), stored, read.match());
    next();
  }

  /** Reports the number of stored moves, without those that were replaced during the write. */
  private void reportKept(Match match) {
    Match newer = waiting.get(match.id());
    int common =
        newer == null
            ? match.cursor()
            : LinkGame.fork(match.record().mainLine(), newer.record().mainLine());
    listener.accept(new StoreEvent.Saved(match.id(), Math.min(match.cursor(), common)));
  }

  /** Reports a failure once for each match. */
  void failed(String id, StorageFailure why) {
    if (failure != why || !id.equals(failedId)) {
      failure = why;
      failedId = id;
      listener.accept(new StoreEvent.Failed(why));
    }
  }

  /**
   * Continues after a damaged game was in the way. If it could not be moved, ours is stored beside
   * it.
   */
  private void conflictSetAside(Match match, boolean moved) {
    writing = null;
    Match ours = waiting.getOrDefault(match.id(), match);
    if (moved) {
      waiting.put(match.id(), ours);
    } else {
      fork(ours);
    }
    next();
  }

  /** Stores ours as a separate match under another key. */
  private void fork(Match ours) {
    String id = ours.id();
    String own = freshIds.get();
    waiting.remove(id);
    unkept.remove(id);
    known.remove(id);
    waiting.put(own, ours.withId(own));
    listener.accept(new StoreEvent.Forked(id, own));
  }

  /**
   * @param theirs the match that is stored; null if a newer version of this program wrote it
   */
  private void merge(Match ours, StoredGame stored, @Nullable Match theirs) {
    String id = ours.id();
    switch (theirs == null ? ConflictMerge.BOTH : ConflictMerge.of(ours, theirs)) {
      case OURS -> {
        know(stored);
        waiting.put(id, ours);
      }
      case THEIRS -> {
        know(stored);
        waiting.remove(id);
        unkept.remove(id);
        if (theirs != null) {
          listener.accept(new StoreEvent.WentOn(theirs));
        }
      }
      case BOTH -> fork(ours);
    }
  }
}
