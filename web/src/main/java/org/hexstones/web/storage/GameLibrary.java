package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/** Lists, deletes, restores, exports and imports the stored games. */
public final class GameLibrary {
  /** The number of games that are shown before all are read. */
  private static final int FIRST = 24;

  /** How long a deleted game can be restored, in milliseconds. */
  private static final double DAYS_30 = 30 * 24 * 3_600_000.0;

  private final GameStore store;
  private final GameAutosaver autosaver;
  private final GameInserter inserter;
  private final AsideGames aside;
  private final Consumer<Runnable> later;
  private final Consumer<StoreEvent> listener;
  private final Map<String, Seen> seen = new HashMap<>();
  private final Map<String, StoredGame> binned = new HashMap<>();
  private final Set<String> damaged = new HashSet<>();
  private int listings;
  private int binListings;
  private boolean fetching;
  private boolean again;
  private @Nullable StoredGame deleted;

  /** What the store had when it was last read. */
  private List<StoredGame> stored = List.of();

  private record Seen(String text, LibraryEntry entry) {}

  /**
   * @param later runs a task soon, after the tasks that are due
   * @param listener receives the results
   */
  public GameLibrary(
      GameStore store,
      GameAutosaver autosaver,
      Consumer<Runnable> later,
      Consumer<StoreEvent> listener) {
    this.store = store;
    this.autosaver = autosaver;
    inserter = new GameInserter(store, listener);
    aside = new AsideGames(store, autosaver, inserter, listener);
    this.later = later;
    this.listener = listener;
  }

  /** Reads all games, newest first, and reports the first of them and then all. */
  public void list() {
    if (fetching) {
      again = true;
      return;
    }
    fetching = true;
    double now = store.now();
    if (now != StoredGame.UNKNOWN) {
      store.emptyBin(now - DAYS_30, now);
    }
    int listing = ++listings;
    everything(
        items -> {
          fetching = false;
          if (again) {
            again = false;
            list();
          } else {
            read(listing, items);
          }
        });
  }

  /**
   * All games, newest first, including those that are only in memory. If the store does not answer,
   * these are the ones that it had before.
   */
  private void everything(Consumer<List<StoredGame>> answer) {
    store.all(
        all -> {
          if (all.failure() != null) {
            autosaver.notRead();
          }
          List<StoredGame> kept = all.orNull();
          kept = kept == null ? stored : kept;
          stored = kept;
          List<StoredGame> items = new ArrayList<>();
          for (Match match : autosaver.unkept().values()) {
            items.add(new StoredGame(match.id(), 0, MatchCodec.write(match), store.now()));
          }
          for (StoredGame item : kept) {
            if (!autosaver.unkept().containsKey(item.id())) {
              items.add(item);
            }
          }
          items.sort(
              (a, b) -> {
                int order = Double.compare(b.updated(), a.updated());
                return order != 0 ? order : a.id().compareTo(b.id());
              });
          answer.accept(items);
        });
  }

  /** Reports the games that were set aside, if they are others than before. */
  public void listAside() {
    aside.list();
  }

  /** Tries again to read the games that were set aside. */
  public void tryAside() {
    aside.tryAgain(this::list);
  }

  /** Writes the games that were set aside as one text, in pieces. */
  public void exportAside(Consumer<List<String>> save) {
    aside.export(later, save);
  }

  /** Reports the games in the bin, newest first. */
  public void listBin() {
    store.binned(
        read -> {
          List<StoredGame> items = read.orNull();
          if (items == null) {
            autosaver.notRead();
            return;
          }
          List<StoredGame> sorted = new ArrayList<>(items);
          sorted.sort((a, b) -> Double.compare(b.updated(), a.updated()));
          List<LibraryEntry> entries = new ArrayList<>();
          binned.clear();
          int listing = ++binListings;
          new GamesReader(
                  store,
                  autosaver,
                  later,
                  sorted,
                  item -> false,
                  item -> addBinned(item, entries),
                  () -> listing == binListings,
                  () -> listener.accept(new StoreEvent.Binned(entries)))
              .read();
        });
  }

  private void addBinned(StoredGame item, List<LibraryEntry> entries) {
    Match match = autosaver.read(item).match();
    if (match != null) {
      binned.put(item.id(), item);
      entries.add(new LibraryEntry(item.id(), item.updated(), match));
    }
  }

  /** Restores a game that was in the bin when the bin was last listed. */
  public void restore(String id) {
    StoredGame item = binned.get(id);
    if (item != null) {
      putBack(
          new StoredGame(id, item.revision(), item.text(), store.now()),
          () -> {
            list();
            listBin();
          });
    }
  }

  private void putBack(StoredGame item, Runnable then) {
    inserter.restore(
        item,
        added -> {
          if (added != GameInserter.Added.FAILED && item.equals(deleted)) {
            deleted = null;
          }
          then.run();
        });
  }

  private void read(int listing, List<StoredGame> items) {
    List<LibraryEntry> entries = new ArrayList<>();
    StoredGame last = items.size() > FIRST ? items.get(FIRST - 1) : null;
    new GamesReader(
            store,
            autosaver,
            later,
            items,
            this::isSeen,
            item -> {
              LibraryEntry entry = entry(item);
              if (entry != null) {
                entries.add(entry);
              }
              if (item.equals(last)) {
                listener.accept(new StoreEvent.Listed(entries, false));
              }
            },
            () -> listing == listings,
            () -> listener.accept(new StoreEvent.Listed(entries, true)))
        .read();
  }

  private boolean isSeen(StoredGame item) {
    Seen before = seen.get(item.id());
    return before != null
        && before.text().equals(item.text())
        && before.entry().updated() == item.updated();
  }

  /** The entry of a game. A damaged game is set aside and has none. */
  private @Nullable LibraryEntry entry(StoredGame item) {
    Seen before = seen.get(item.id());
    if (before != null && isSeen(item)) {
      return before.entry();
    }
    MatchCodec.Read read = autosaver.read(item);
    if (read instanceof MatchCodec.Read.Damaged) {
      // This is done once: the next start tries a failed one again.
      if (damaged.add(item.id())) {
        autosaver.setAside(
            item.id(),
            moved -> {
              if (moved) {
                damaged.remove(item.id());
              }
            });
      }
      return null;
    }
    LibraryEntry entry = new LibraryEntry(item.id(), item.updated(), read.match());
    seen.put(item.id(), new Seen(item.text(), entry));
    return entry;
  }

  /** Moves a game to the bin once all its moves are stored. */
  public void delete(String id) {
    autosaver.settled(
        kept -> {
          Match held = autosaver.unkept().get(id);
          autosaver.forget(id);
          store.remove(
              id,
              read -> {
                if (read.failure() != null && held == null) {
                  listener.accept(new StoreEvent.NotRead());
                  return;
                }
                StoredGame item = read.orNull();
                int revision = item == null ? 0 : item.revision();
                deleted =
                    held == null
                        ? item
                        : new StoredGame(id, revision, MatchCodec.write(held), store.now());
                store.announce(id);
                listener.accept(new StoreEvent.Deleted(id));
              });
        });
  }

  /** Restores the game that was deleted last. This works without a bin too. */
  public void putBack() {
    StoredGame item = deleted;
    if (item != null) {
      putBack(item, this::list);
    }
  }

  /** Writes all games as one text, in pieces. */
  public void exportAll(Consumer<List<String>> save) {
    everything(items -> Archive.write(items, later, save));
  }

  /** Whether a text begins like an archive. */
  public static boolean isArchive(String text) {
    return Archive.isArchive(text);
  }

  /** Adds the games of an archive. Stored games are not changed. */
  public void importAll(TextSource text) {
    new ArchiveImporter(store, autosaver, inserter::add, later, listener, this::list).read(text);
  }

  /**
   * Adds the games of another device of the person. What goes on from a stored game replaces it.
   */
  void bring(TextSource text, Runnable done) {
    GameMerger merger = new GameMerger(store, autosaver, listener);
    new ArchiveImporter(
            store,
            autosaver,
            merger::add,
            later,
            listener,
            () -> {
              list();
              done.run();
            })
        .read(text);
  }
}
