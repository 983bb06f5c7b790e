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
import org.hexstones.notation.RecordBounds;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Lineage;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * Stores every match that it receives: one write at a time, and only the latest state of each. A
 * write names the text that it replaces, and only a later state of the same match replaces it. If
 * something else is stored under the key, because another tab has written since, or the match has
 * begun under a key that was taken, the two are merged (see {@link ConflictMerge}). A match that
 * cannot be written stays in memory and is tried again with every later move.
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

  /**
   * What is stored under a key.
   *
   * @param lineage the match that it is a state of; only that match may replace it
   * @param sure whether it is there, as far as this tab knows
   */
  private record Known(int revision, String text, Lineage lineage, boolean sure) {}

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

  /** Stores a match. One that could not be read again is refused, and replaces nothing. */
  public void keep(Match match) {
    String id = match.id();
    if (!RecordBounds.check(match.record()).isOk()) {
      failed(id, StorageFailure.REFUSED);
      return;
    }
    Match held = waiting.containsKey(id) ? waiting.get(id) : unkept.get(id);
    if (held != null) {
      setApart(held, match);
    }
    waiting.put(id, match);
    // A later try must not write the older state over this one.
    unkept.replace(id, match);
    next();
  }

  /**
   * A match that is not stored yet makes way for another one with its identifier. It gets an
   * identifier of its own, unless the other one is a later state of it or has all that it has.
   */
  private void setApart(Match older, Match newer) {
    if (!newer.isOfLineage(older.lineage())
        && ConflictMerge.of(newer, older) != ConflictMerge.OURS) {
      unkept.remove(older.id());
      String own = freshIds.get();
      waiting.put(own, older.withId(own));
    }
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

  /** What was stored may be gone, or can be stored again. */
  void uncertain() {
    known.replaceAll((id, here) -> new Known(here.revision(), here.text(), here.lineage(), false));
    unkept.forEach(waiting::putIfAbsent);
    listener.accept(new StoreEvent.Uncertain());
    next();
  }

  /** Opens a game of the library. */
  public void load(String id) {
    find(
        id,
        read -> {
          if (read instanceof Lookup.Found<Match> found) {
            listener.accept(new StoreEvent.Loaded(found.value()));
          }
        });
  }

  /** The latest state of a match that is not stored yet, or null. */
  private @Nullable Match held(String id) {
    Match latest = waiting.getOrDefault(id, writing);
    return latest != null && latest.id().equals(id) ? latest : unkept.get(id);
  }

  /** Answers the latest state of a match, stored or not yet. */
  public void find(String id, Consumer<Lookup<Match>> answer) {
    Match held = held(id);
    if (held != null) {
      answer.accept(Lookup.of(held));
      return;
    }
    Known before = known.get(id);
    store.get(
        id,
        read -> {
          if (held(id) != null || !Objects.equals(known.get(id), before)) {
            // The computer has moved meanwhile.
            find(id, answer);
          } else if (read instanceof Lookup.Failed<StoredGame> failed) {
            Match match = remembered(id, before);
            if (match == null) {
              notRead();
              answer.accept(new Lookup.Failed<>(failed.failure()));
            } else {
              answer.accept(Lookup.of(match));
            }
          } else {
            StoredGame item = read.orNull();
            answer.accept(Lookup.of(item == null ? null : open(item)));
          }
        });
  }

  /** The match that this tab knows to be stored, or null. */
  private @Nullable Match remembered(String id, @Nullable Known here) {
    if (here == null) {
      return null;
    }
    Match match = read(new StoredGame(id, here.revision(), here.text(), 0)).match();
    return match == null ? null : match.withLineage(here.lineage());
  }

  /** Reports that the store does not answer, unless it was reported that it stores nothing. */
  void notRead() {
    if (failure == null) {
      listener.accept(new StoreEvent.NotRead());
    }
  }

  /** Another tab has written a game. */
  public void changedElsewhere(String id) {
    listener.accept(new StoreEvent.Changed());
    if (!known.containsKey(id)) {
      return;
    }
    store.get(
        id,
        read -> {
          Known here = known.get(id);
          StoredGame item = read.orNull();
          // Otherwise the two are merged when this tab's state is written.
          boolean free = here != null && held(id) == null;
          if (free && item != null && here != null && !item.text().equals(here.text())) {
            Match match = read(item).match();
            if (match != null) {
              know(item, match.lineage());
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

  /** Reads a stored game in slices. {@link #read} is quick after the last. */
  MatchCodec.Ahead ahead(StoredGame item) {
    return new MatchCodec.Ahead(item.text(), setups);
  }

  /** The match of a stored game, or null. A damaged game is set aside. */
  @Nullable Match open(StoredGame item) {
    MatchCodec.Read read = read(item);
    Match match = read.match();
    if (match != null) {
      Known here = known.get(item.id());
      if (here != null && here.text().equals(item.text())) {
        // The same text is the same state.
        match = match.withLineage(here.lineage());
      }
      know(item, match.lineage());
    } else if (read instanceof MatchCodec.Read.Newer) {
      listener.accept(new StoreEvent.Newer());
    } else {
      setAside(item.id(), moved -> {});
    }
    return match;
  }

  /** This tab knows the stored text of a game, and which match it is a state of. */
  private void know(StoredGame item, Lineage lineage) {
    known.put(item.id(), new Known(item.revision(), item.text(), lineage, true));
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
    Known stored = known.get(match.id());
    if (stored != null && stored.sure() && stored.text().equals(text)) {
      known.put(match.id(), new Known(stored.revision(), text, match.lineage(), true));
      unkept.remove(match.id());
      listener.accept(new StoreEvent.Saved(match));
      next();
      return;
    }
    // Another match does not replace what is stored under its key, but is merged with it.
    Known here = stored != null && match.isOfLineage(stored.lineage()) ? stored : null;
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
      known.put(match.id(), new Known(done.revision(), text, match.lineage(), true));
      unkept.remove(match.id());
      failure = unkept.isEmpty() ? null : failure;
      store.announce(match.id());
      listener.accept(new StoreEvent.Saved(match));
      // There is space again for earlier failed writes.
      unkept.forEach(waiting::putIfAbsent);
    } else if (answer instanceof GameStore.Answer.Failed failed) {
      Match newer = waiting.get(match.id());
      if (newer == null) {
        unkept.put(match.id(), match);
      } else {
        setApart(match, newer);
      }
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
    merge(latest(match), stored, read.match());
    next();
  }

  /** The latest state of a match whose write has ended. */
  private Match latest(Match match) {
    Match newer = waiting.get(match.id());
    if (newer == null) {
      return match;
    }
    setApart(match, newer);
    return newer;
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
    Match ours = latest(match);
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
        know(stored, ours.lineage());
        waiting.put(id, ours);
      }
      case THEIRS -> {
        waiting.remove(id);
        unkept.remove(id);
        if (theirs != null) {
          know(stored, theirs.lineage());
          listener.accept(new StoreEvent.WentOn(theirs));
        }
      }
      case BOTH -> fork(ours);
    }
  }
}
