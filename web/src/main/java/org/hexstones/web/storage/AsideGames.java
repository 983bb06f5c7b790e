package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.parse.Lists;

/**
 * The games that could not be read and were set aside: they are shown, exported and tried again.
 */
final class AsideGames {
  private final GameStore store;
  private final GameAutosaver autosaver;
  private final GameInserter inserter;
  private final Consumer<StoreEvent> listener;

  /** The games that were reported last. */
  private List<AsideGame> reported = List.of();

  /**
   * @param listener receives the games when they have changed
   */
  AsideGames(
      GameStore store,
      GameAutosaver autosaver,
      GameInserter inserter,
      Consumer<StoreEvent> listener) {
    this.store = store;
    this.autosaver = autosaver;
    this.inserter = inserter;
    this.listener = listener;
  }

  /** Reports the games if they are others than before. */
  void list() {
    store.aside(
        read -> {
          List<StoredGame> items = read.orNull();
          if (items != null) {
            report(items, false);
          }
        });
  }

  private void report(List<StoredGame> items, boolean tried) {
    List<AsideGame> games = Lists.map(items, AsideGame::of);
    if (tried || !games.equals(reported)) {
      reported = games;
      listener.accept(new StoreEvent.Aside(games, tried));
    }
  }

  /**
   * Reads the games again, and moves those to the others that can be read now.
   *
   * @param done runs once all were tried
   */
  void tryAgain(Runnable done) {
    store.aside(
        read -> {
          List<StoredGame> items = read.orNull();
          if (items == null) {
            autosaver.notRead();
          } else {
            tryAgain(items, 0, done);
          }
        });
  }

  private void tryAgain(List<StoredGame> items, int from, Runnable done) {
    int next = from;
    while (next < items.size() && autosaver.read(items.get(next)).match() == null) {
      next++;
    }
    if (next < items.size()) {
      int rest = next + 1;
      inserter.takeBack(items.get(next), added -> tryAgain(items, rest, done));
      return;
    }
    store.aside(
        read -> {
          List<StoredGame> left = read.orNull();
          report(left == null ? items : left, true);
          done.run();
        });
  }

  /** Answers the games as the text of an archive, in pieces. */
  void export(Consumer<Runnable> later, Consumer<List<String>> save) {
    store.aside(
        read -> {
          List<StoredGame> items = read.orNull();
          if (items == null) {
            autosaver.notRead();
          } else {
            Archive.write(new ArrayList<>(items), later, save);
          }
        });
  }
}
