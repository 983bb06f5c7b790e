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

/** All kept games: listed, deleted, exported and imported. */
public final class GameLibrary {
  /** So many games are read before anything else may happen on the page. */
  private static final int SLICE = 6;

  /** As soon as so many games are read, they are shown. */
  private static final int FIRST = 24;

  /** How long what was deleted can be had back, in milliseconds. */
  private static final double DAYS_30 = 30 * 24 * 3_600_000.0;

  private final GameStore vault;
  private final GameAutosaver keeper;
  private final GameInserter adder;
  private final Consumer<Runnable> later;
  private final Consumer<StoreEvent> tell;
  private final Map<String, Seen> seen = new HashMap<>();
  private final Map<String, StoredGame> binned = new HashMap<>();
  private final Set<String> damaged = new HashSet<>();
  private int listings;
  private boolean fetching;
  private boolean again;
  private @Nullable StoredGame deleted;

  private record Seen(String text, LibraryEntry entry) {}

  /**
   * @param later does something soon, after what else is due
   * @param tell told of everything that comes of it
   */
  public GameLibrary(
      GameStore vault, GameAutosaver keeper, Consumer<Runnable> later, Consumer<StoreEvent> tell) {
    this.vault = vault;
    this.keeper = keeper;
    adder = new GameInserter(vault, tell);
    this.later = later;
    this.tell = tell;
  }

  /** Reads every game, newest first, and tells of them when some and when all are read. */
  public void list() {
    if (fetching) {
      again = true;
      return;
    }
    fetching = true;
    double now = vault.now();
    if (now != StoredGame.UNKNOWN) {
      vault.emptyBin(now - DAYS_30, now);
    }
    int listing = ++listings;
    everything(
        items -> {
          fetching = false;
          if (again) {
            again = false;
            list();
          } else {
            read(listing, items, 0, new ArrayList<>());
          }
        });
  }

  /** What is kept, and what could not be, newest first. */
  private void everything(Consumer<List<StoredGame>> answer) {
    vault.all(
        kept -> {
          List<StoredGame> items = new ArrayList<>();
          for (Match match : keeper.unkept().values()) {
            items.add(new StoredGame(match.id(), 0, MatchCodec.write(match), vault.now()));
          }
          for (StoredGame item : kept) {
            if (!keeper.unkept().containsKey(item.id())) {
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

  /** Tells what is in the bin, newest first. */
  public void listBin() {
    vault.binned(
        items -> {
          List<StoredGame> sorted = new ArrayList<>(items);
          sorted.sort((a, b) -> Double.compare(b.updated(), a.updated()));
          List<LibraryEntry> entries = new ArrayList<>();
          binned.clear();
          for (StoredGame item : sorted) {
            if (keeper.read(item) instanceof MatchCodec.Read.Whole whole) {
              binned.put(item.id(), item);
              entries.add(new LibraryEntry(item.id(), item.updated(), whole.match()));
            }
          }
          tell.accept(new StoreEvent.Binned(entries));
        });
  }

  /** Puts a game back that was in the bin when that was told last. */
  public void restore(String id) {
    StoredGame item = binned.get(id);
    if (item != null) {
      putBack(
          new StoredGame(id, item.revision(), item.text(), vault.now()),
          () -> {
            list();
            listBin();
          });
    }
  }

  private void putBack(StoredGame item, Runnable then) {
    adder.restore(
        item,
        added -> {
          if (added != GameInserter.Added.FAILED && item.equals(deleted)) {
            deleted = null;
          }
          then.run();
        });
  }

  private void read(int listing, List<StoredGame> items, int from, List<LibraryEntry> entries) {
    if (listing != listings) {
      return;
    }
    int to = Math.min(items.size(), from + SLICE);
    for (StoredGame item : items.subList(from, to)) {
      LibraryEntry entry = entry(item);
      if (entry != null) {
        entries.add(entry);
      }
    }
    boolean whole = to == items.size();
    if (whole || (from < FIRST && to >= FIRST)) {
      tell.accept(new StoreEvent.Listed(entries, whole));
    }
    if (!whole) {
      later.accept(() -> read(listing, items, to, entries));
    }
  }

  /** An item as it is listed; null, and set aside, where it is damaged. */
  private @Nullable LibraryEntry entry(StoredGame item) {
    Seen before = seen.get(item.id());
    if (before != null
        && before.text().equals(item.text())
        && before.entry().updated() == item.updated()) {
      return before.entry();
    }
    MatchCodec.Read read = keeper.read(item);
    if (read instanceof MatchCodec.Read.Damaged) {
      // Once: what cannot be set aside now is tried again at the next start.
      if (damaged.add(item.id())) {
        keeper.setAside(
            item.id(),
            moved -> {
              if (moved) {
                damaged.remove(item.id());
              }
            });
      }
      return null;
    }
    Match match = read instanceof MatchCodec.Read.Whole whole ? whole.match() : null;
    LibraryEntry entry = new LibraryEntry(item.id(), item.updated(), match);
    seen.put(item.id(), new Seen(item.text(), entry));
    return entry;
  }

  /** Puts a game into the bin, with every stone that is on its way into the vault. */
  public void delete(String id) {
    keeper.settled(
        kept -> {
          Match held = keeper.unkept().get(id);
          keeper.forget(id);
          vault.remove(
              id,
              item -> {
                int revision = item == null ? 0 : item.revision();
                deleted =
                    held == null
                        ? item
                        : new StoredGame(id, revision, MatchCodec.write(held), vault.now());
                vault.announce(id);
                tell.accept(new StoreEvent.Deleted(id));
              });
        });
  }

  /** The game that was deleted last comes back, also where there is no bin. */
  public void putBack() {
    StoredGame item = deleted;
    if (item != null) {
      putBack(item, this::list);
    }
  }

  /** All games as one text, in pieces. */
  public void exportAll(Consumer<List<String>> save) {
    everything(items -> Archive.write(items, later, save));
  }

  /** Whether a text begins as an archive does. */
  public static boolean isArchive(String text) {
    return Archive.isArchive(text);
  }

  /** Adds the games of an archive. No game that is here is changed. */
  public void importAll(TextSource text) {
    new ArchiveImporter(vault, keeper, adder, later, tell, this::list).read(text);
  }
}
