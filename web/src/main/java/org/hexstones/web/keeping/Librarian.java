package org.hexstones.web.keeping;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.hexstones.web.model.Entry;
import org.hexstones.web.model.Import;
import org.hexstones.web.model.LibraryEvent;
import org.hexstones.web.model.Match;
import org.jspecify.annotations.Nullable;

/** All kept games: listed, deleted, exported and imported. */
public final class Librarian {
  /** So many games are read before anything else may happen on the page. */
  private static final int SLICE = 6;

  /** As soon as so many games are read, they are shown. */
  private static final int FIRST = 24;

  /** How long what was deleted can be had back, in milliseconds. */
  private static final double DAYS_30 = 30 * 24 * 3_600_000.0;

  private final Vault vault;
  private final Keeper keeper;
  private final Consumer<Runnable> later;
  private final Consumer<LibraryEvent> tell;
  private final Map<String, Seen> seen = new HashMap<>();
  private final Map<String, Item> binned = new HashMap<>();
  private int listings;
  private boolean fetching;
  private boolean again;
  private @Nullable Item deleted;

  private record Seen(String text, Entry entry) {}

  /**
   * @param later does something soon, after what else is due
   * @param tell told of everything that comes of it
   */
  public Librarian(
      Vault vault, Keeper keeper, Consumer<Runnable> later, Consumer<LibraryEvent> tell) {
    this.vault = vault;
    this.keeper = keeper;
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
    vault.emptyBin(vault.now() - DAYS_30);
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
  private void everything(Consumer<List<Item>> answer) {
    vault.all(
        kept -> {
          List<Item> items = new ArrayList<>();
          for (Match match : keeper.unkept().values()) {
            items.add(new Item(match.id(), 0, KeptMatch.write(match), vault.now()));
          }
          for (Item item : kept) {
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
          List<Item> sorted = new ArrayList<>(items);
          sorted.sort((a, b) -> Double.compare(b.updated(), a.updated()));
          List<Entry> entries = new ArrayList<>();
          binned.clear();
          for (Item item : sorted) {
            if (keeper.read(item) instanceof KeptMatch.Read.Whole whole) {
              binned.put(item.id(), item);
              entries.add(new Entry(item.id(), item.updated(), whole.match()));
            }
          }
          tell.accept(new LibraryEvent.Binned(entries));
        });
  }

  /** Puts a game back that was in the bin when that was told last. */
  public void restore(String id) {
    Item item = binned.get(id);
    if (item != null) {
      putBack(
          new Item(id, item.revision(), item.text(), vault.now()),
          () -> {
            list();
            listBin();
          });
    }
  }

  private void putBack(Item item, Runnable then) {
    add(
        item,
        0,
        added -> {
          if (added == Added.FAILED) {
            then.run();
          } else {
            vault.unbin(item.id(), then);
          }
        });
  }

  private void read(int listing, List<Item> items, int from, List<Entry> entries) {
    if (listing != listings) {
      return;
    }
    int to = Math.min(items.size(), from + SLICE);
    for (Item item : items.subList(from, to)) {
      Entry entry = entry(item);
      if (entry != null) {
        entries.add(entry);
      }
    }
    boolean whole = to == items.size();
    if (whole || (from < FIRST && to >= FIRST)) {
      tell.accept(new LibraryEvent.Listed(entries, whole));
    }
    if (!whole) {
      later.accept(() -> read(listing, items, to, entries));
    }
  }

  /** An item as it is listed; null, and set aside, where it is damaged. */
  private @Nullable Entry entry(Item item) {
    Seen before = seen.get(item.id());
    if (before != null
        && before.text().equals(item.text())
        && before.entry().updated() == item.updated()) {
      return before.entry();
    }
    KeptMatch.Read read = keeper.read(item);
    if (read instanceof KeptMatch.Read.Damaged) {
      vault.setAside(item.id(), () -> tell.accept(new LibraryEvent.SetAside()));
      return null;
    }
    Match match = read instanceof KeptMatch.Read.Whole whole ? whole.match() : null;
    Entry entry = new Entry(item.id(), item.updated(), match);
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
                deleted = held == null ? item : new Item(id, 0, KeptMatch.write(held), vault.now());
                vault.announce(id);
                tell.accept(new LibraryEvent.Deleted(id));
              });
        });
  }

  /** The game that was deleted last comes back, also where there is no bin. */
  public void putBack() {
    Item item = deleted;
    if (item != null) {
      deleted = null;
      putBack(item, this::list);
    }
  }

  /** All games as one text. */
  public void exportAll(Consumer<String> save) {
    everything(items -> save.accept(Archive.write(items)));
  }

  /** Whether a text begins as an archive does. */
  public static boolean isArchive(String text) {
    return Archive.isArchive(text);
  }

  /** Adds the games of an archive. No game that is here is changed. */
  public void importAll(String text) {
    Archive.Contents contents = Archive.read(text);
    if (contents == null) {
      tell.accept(new LibraryEvent.Imported(Import.NOTHING));
    } else {
      importFrom(contents.items(), 0, new Import(0, 0, contents.unread(), contents.leftOut()));
    }
  }

  private void importFrom(List<Item> items, int from, Import soFar) {
    if (from == items.size()) {
      tell.accept(new LibraryEvent.Imported(soFar));
      list();
      return;
    }
    Item item = items.get(from);
    boolean whole = isKey(item.id()) && keeper.read(item) instanceof KeptMatch.Read.Whole;
    if (!whole) {
      Import more = new Import(soFar.added(), soFar.known(), soFar.unread() + 1, soFar.leftOut());
      later.accept(() -> importFrom(items, from + 1, more));
      return;
    }
    add(
        item,
        0,
        added ->
            importFrom(
                items,
                from + 1,
                new Import(
                    soFar.added() + (added == Added.NEW ? 1 : 0),
                    soFar.known() + (added == Added.KNOWN ? 1 : 0),
                    soFar.unread() + (added == Added.FAILED ? 1 : 0),
                    soFar.leftOut())));
  }

  private enum Added {
    NEW,
    KNOWN,
    FAILED
  }

  /**
   * Writes a game where nothing lies, under a key made from its content where another game has its
   * own.
   */
  private void add(Item item, int attempt, Consumer<Added> then) {
    String id = attempt == 0 ? item.id() : otherKey(item, attempt);
    vault.put(
        id,
        item.text(),
        item.updated(),
        0,
        answer -> {
          if (answer instanceof Vault.Answer.Conflict conflict) {
            if (record(conflict.stored()).equals(record(item))) {
              then.accept(Added.KNOWN);
            } else {
              add(item, attempt + 1, then);
            }
          } else if (answer instanceof Vault.Answer.Failed failed) {
            tell.accept(new LibraryEvent.Failed(failed.trouble()));
            then.accept(Added.FAILED);
          } else {
            vault.announce(id);
            then.accept(Added.NEW);
          }
        });
  }

  /** The record's text alone: where its reader has gone to in it makes no other game. */
  private static String record(Item item) {
    return item.text().substring(item.text().indexOf('\n') + 1);
  }

  /** The same for the same content, so that a file that is imported twice adds nothing twice. */
  private static String otherKey(Item item, int attempt) {
    int hash = attempt;
    for (int i = 0; i < item.text().length(); i++) {
      hash = 31 * hash + item.text().charAt(i);
    }
    String id = item.id().substring(0, Math.min(item.id().length(), Item.LONGEST_ID - 20));
    return id + "~" + Integer.toHexString(hash);
  }

  private static boolean isKey(String id) {
    for (int i = 0; i < id.length(); i++) {
      if (id.charAt(i) <= ' ' || id.charAt(i) > '~') {
        return false;
      }
    }
    return !id.isEmpty() && id.length() <= Item.LONGEST_ID;
  }
}
