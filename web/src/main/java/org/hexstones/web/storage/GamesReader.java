package org.hexstones.web.storage;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads stored games one after another, in slices. */
final class GamesReader {
  /** The longest time, in milliseconds, for which reading blocks the page. */
  static final int MILLIS = 8;

  /** The number of games after which the page gets control, however fast they were read. */
  private static final int GAMES = 6;

  private final GameStore store;
  private final GameAutosaver autosaver;
  private final Consumer<Runnable> later;
  private final List<StoredGame> items;
  private final Consumer<StoredGame> each;
  private final Predicate<StoredGame> known;
  private final BooleanSupplier goesOn;
  private final Runnable done;
  private int at;
  private MatchCodec.@Nullable Ahead ahead;

  /**
   * @param later runs a task soon, after the tasks that are due
   * @param known whether a game need not be read
   * @param each receives each game, which then is quick to read
   * @param goesOn whether the games are still wanted
   * @param done runs after the last game
   */
  GamesReader(
      GameStore store,
      GameAutosaver autosaver,
      Consumer<Runnable> later,
      List<StoredGame> items,
      Predicate<StoredGame> known,
      Consumer<StoredGame> each,
      BooleanSupplier goesOn,
      Runnable done) {
    this.store = store;
    this.autosaver = autosaver;
    this.later = later;
    this.items = items;
    this.known = known;
    this.each = each;
    this.goesOn = goesOn;
    this.done = done;
  }

  void read() {
    if (!goesOn.getAsBoolean()) {
      return;
    }
    double begun = store.now();
    int last = Math.min(items.size(), at + GAMES);
    while (at < last) {
      if (!goOn(items.get(at))) {
        ahead = null;
        each.accept(items.get(at++));
      }
      if (Math.abs(store.now() - begun) >= MILLIS) {
        last = at;
      }
    }
    if (at == items.size()) {
      done.run();
    } else {
      later.accept(this::read);
    }
  }

  /** Reads a part of a game. Returns whether there is more. */
  private boolean goOn(StoredGame item) {
    if (ahead == null) {
      if (known.test(item)) {
        return false;
      }
      ahead = autosaver.ahead(item);
    }
    return ahead.goOn();
  }
}
