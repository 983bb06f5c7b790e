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
 * Keeps every match that it is given, one write at a time and the latest state of each. A write
 * names the revision it replaces: where another tab has written since, the two are merged (see
 * {@link ConflictMerge}). What cannot be written stays in memory and is tried again with every
 * later stone.
 */
public final class GameAutosaver {
  private final GameStore vault;
  private final Function<String, Parsed<Setup>> setups;
  private final Supplier<String> freshIds;
  private final Consumer<StoreEvent> tell;

  /** What this tab knows to lie in the vault. */
  private final Map<String, Known> known = new HashMap<>();

  private final Map<String, Match> waiting = new LinkedHashMap<>();
  private final Map<String, Match> unkept = new LinkedHashMap<>();
  private final List<Consumer<Boolean>> asking = new ArrayList<>();
  private @Nullable Match writing;
  private @Nullable StorageFailure trouble;
  private String troubled = "";

  private record Known(int revision, String text) {}

  /**
   * @param freshIds names that no game bears yet
   * @param tell told of everything that comes of it
   */
  public GameAutosaver(
      GameStore vault,
      Function<String, Parsed<Setup>> setups,
      Supplier<String> freshIds,
      Consumer<StoreEvent> tell) {
    this.vault = vault;
    this.setups = setups;
    this.freshIds = freshIds;
    this.tell = tell;
  }

  /**
   * Finds what an earlier start has left: the match that this tab was showing, or else the one that
   * was played last.
   *
   * @param shown the match that this tab was showing, or null
   * @param noted the same as the tab itself has it, which may know more, or null
   * @param old texts of matches that lie elsewhere and are to lie here
   * @param moved told which of them lie here now
   * @param done called once all is told
   */
  public void resume(
      @Nullable String shown,
      @Nullable Match noted,
      Map<String, String> old,
      Consumer<String> moved,
      Runnable done) {
    new SessionRestore(this, vault, freshIds, tell).begin(shown, noted, old, moved, done);
  }

  public void keep(Match match) {
    waiting.put(match.id(), match);
    next();
  }

  /**
   * Tells, once nothing is being written any more, whether everything is kept. What could not be
   * written before is tried once more.
   */
  public void settled(Consumer<Boolean> answer) {
    asking.add(answer);
    unkept.forEach(waiting::putIfAbsent);
    next();
  }

  /** A slow disk: what was played meanwhile is kept now. */
  void openedLate() {
    trouble = null;
    unkept.forEach(waiting::putIfAbsent);
    next();
  }

  /** Opens a game of the library. */
  public void load(String id) {
    find(
        id,
        match -> {
          if (match != null) {
            tell.accept(new StoreEvent.Loaded(match));
          }
        });
  }

  /** The latest state of a match that is on its way into the vault, or null. */
  private @Nullable Match held(String id) {
    Match latest = waiting.getOrDefault(id, writing);
    return latest != null && latest.id().equals(id) ? latest : unkept.get(id);
  }

  /** The latest state of a game that is kept or about to be, or null. */
  public void find(String id, Consumer<@Nullable Match> answer) {
    Match held = held(id);
    if (held != null) {
      answer.accept(held);
      return;
    }
    Known before = known.get(id);
    vault.get(
        id,
        item -> {
          if (held(id) != null || !Objects.equals(known.get(id), before)) {
            // The computer has moved in it meanwhile.
            find(id, answer);
            return;
          }
          answer.accept(item == null ? null : open(item));
        });
  }

  /** Another tab has written a game. */
  public void changedElsewhere(String id) {
    tell.accept(new StoreEvent.Changed());
    if (!known.containsKey(id)) {
      return;
    }
    vault.get(
        id,
        item -> {
          Known here = known.get(id);
          // What is played here at this moment meets the other when it is written.
          boolean free = here != null && held(id) == null;
          if (free && item != null && here != null && !item.text().equals(here.text())) {
            if (read(item) instanceof MatchCodec.Read.Whole whole) {
              known.put(id, new Known(item.revision(), item.text()));
              tell.accept(new StoreEvent.WentOn(whole.match()));
            }
          }
        });
  }

  /** The matches that are in memory only. */
  Map<String, Match> unkept() {
    return unkept;
  }

  /** Forgets a match, which is being deleted. */
  void forget(String id) {
    known.remove(id);
    waiting.remove(id);
    unkept.remove(id);
  }

  MatchCodec.Read read(StoredGame item) {
    return MatchCodec.read(item.id(), item.text(), setups);
  }

  /** The match of an item; what is damaged is set aside. */
  @Nullable Match open(StoredGame item) {
    MatchCodec.Read read = read(item);
    if (read instanceof MatchCodec.Read.Whole whole) {
      known.put(item.id(), new Known(item.revision(), item.text()));
      return whole.match();
    }
    if (read instanceof MatchCodec.Read.Newer) {
      tell.accept(new StoreEvent.Newer());
    } else {
      setAside(item.id(), moved -> {});
    }
    return null;
  }

  /** Sets aside what is damaged, and tells what became of it. */
  void setAside(String id, Consumer<Boolean> then) {
    vault.setAside(
        id,
        moved -> {
          then.accept(moved);
          tell.accept(moved ? new StoreEvent.SetAside() : new StoreEvent.NotSetAside());
        });
  }

  private void next() {
    Iterator<Match> first = waiting.values().iterator();
    if (writing == null && !first.hasNext()) {
      List<Consumer<Boolean>> asked = List.copyOf(asking);
      asking.clear();
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
      tellKept(match);
      next();
      return;
    }
    writing = match;
    vault.put(
        match.id(),
        text,
        vault.now(),
        here == null ? null : here.text(),
        here == null ? 0 : here.revision(),
        answer -> written(match, text, answer));
  }

  private void written(Match match, String text, GameStore.Answer answer) {
    if (answer instanceof GameStore.Answer.Conflict conflict
        && read(conflict.stored()) instanceof MatchCodec.Read.Damaged) {
      // It is still being written: nothing else is, until what lies there is out of the way.
      known.remove(match.id());
      setAside(match.id(), moved -> outOfTheWay(match, moved));
      return;
    }
    writing = null;
    if (answer instanceof GameStore.Answer.Done done) {
      known.put(match.id(), new Known(done.revision(), text));
      unkept.remove(match.id());
      trouble = unkept.isEmpty() ? null : trouble;
      vault.announce(match.id());
      tellKept(match);
      // There is room again.
      unkept.forEach(waiting::putIfAbsent);
    } else if (answer instanceof GameStore.Answer.Conflict conflict) {
      merge(waiting.getOrDefault(match.id(), match), conflict.stored());
    } else if (answer instanceof GameStore.Answer.Failed failed) {
      unkept.put(match.id(), match);
      failed(match.id(), failed.trouble());
    }
    next();
  }

  /** Counts no move that was replaced while the match was being written. */
  private void tellKept(Match match) {
    Match newer = waiting.get(match.id());
    int common =
        newer == null
            ? match.cursor()
            : LinkGame.fork(match.record().mainLine(), newer.record().mainLine());
    tell.accept(new StoreEvent.Kept(match.id(), Math.min(match.cursor(), common)));
  }

  /** Told once for a game: its player may have come after the last time. */
  void failed(String id, StorageFailure why) {
    if (trouble != why || !id.equals(troubled)) {
      trouble = why;
      troubled = id;
      tell.accept(new StoreEvent.Failed(why));
    }
  }

  /** What is damaged was set aside, or lies where it was: then ours is kept beside it. */
  private void outOfTheWay(Match match, boolean moved) {
    writing = null;
    Match ours = waiting.getOrDefault(match.id(), match);
    if (moved) {
      waiting.put(match.id(), ours);
    } else {
      fork(ours);
    }
    next();
  }

  /** Ours becomes a game of its own under another key. */
  private void fork(Match ours) {
    String id = ours.id();
    String own = freshIds.get();
    waiting.remove(id);
    unkept.remove(id);
    known.remove(id);
    waiting.put(own, ours.withId(own));
    tell.accept(new StoreEvent.Forked(id, own));
  }

  private void merge(Match ours, StoredGame stored) {
    String id = ours.id();
    Match theirs = read(stored) instanceof MatchCodec.Read.Whole whole ? whole.match() : null;
    switch (theirs == null ? ConflictMerge.BOTH : ConflictMerge.of(ours, theirs)) {
      case OURS -> {
        known.put(id, new Known(stored.revision(), stored.text()));
        waiting.put(id, ours);
      }
      case THEIRS -> {
        known.put(id, new Known(stored.revision(), stored.text()));
        waiting.remove(id);
        unkept.remove(id);
        if (theirs != null) {
          tell.accept(new StoreEvent.WentOn(theirs));
        }
      }
      case BOTH -> fork(ours);
    }
  }
}
