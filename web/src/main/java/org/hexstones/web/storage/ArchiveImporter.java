package org.hexstones.web.storage;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Imports the games of an archive one after another, and counts the results. */
final class ArchiveImporter {
  /** The time between two reports of progress, in milliseconds. */
  private static final int REPORT_INTERVAL = 1_000;

  /** An estimate has two significant digits. */
  private static final int TWO_DIGITS = 100;

  private final GameStore store;
  private final GameAutosaver autosaver;
  private final GameInserter.Adding adding;
  private final Consumer<Runnable> later;
  private final Consumer<StoreEvent> listener;
  private final Runnable done;
  private final ArchiveReader reader = new ArchiveReader();

  /** The game that is being read, or null. */
  private @Nullable StoredGame game;

  private MatchCodec.@Nullable Ahead ahead;
  private double reportedAt;
  private int added;
  private int known;
  private int unread;

  /**
   * @param later runs a task soon, after the tasks that are due
   * @param listener receives the counts, meanwhile and at the end
   * @param done runs once all games are read
   */
  ArchiveImporter(
      GameStore store,
      GameAutosaver autosaver,
      GameInserter.Adding adding,
      Consumer<Runnable> later,
      Consumer<StoreEvent> listener,
      Runnable done) {
    this.store = store;
    this.autosaver = autosaver;
    this.adding = adding;
    this.later = later;
    this.listener = listener;
    this.done = done;
  }

  /** Adds the games of an archive. Call it once for each importer. Stored games are not changed. */
  void read(TextSource text) {
    reportedAt = store.now();
    text.next(
        first -> {
          if (first == null || !Archive.isArchive(first)) {
            listener.accept(new StoreEvent.Imported(ImportResult.NOTHING));
            done.run();
          } else {
            add(text, first);
          }
        });
  }

  private void add(TextSource text, @Nullable String piece) {
    // If reading fails, the games before the failure are imported.
    unread += piece == null ? 1 : 0;
    reader.add(piece == null ? "" : piece);
    report(text);
    later.accept(() -> goOn(text));
  }

  private void goOn(TextSource text) {
    double begun = store.now();
    do {
      if (game == null && !next(text)) {
        return;
      }
      StoredGame item = game;
      if (item != null && ahead != null && !ahead.goOn()) {
        game = null;
        if (autosaver.read(item).match() != null) {
          adding.add(item, what -> count(what, text));
          return;
        }
        unread++;
        report(text);
      }
    } while (Math.abs(store.now() - begun) < GamesReader.MILLIS);
    later.accept(() -> goOn(text));
  }

  /** Takes the next game of the archive. Returns false if the rest is done later or elsewhere. */
  private boolean next(TextSource text) {
    StoredGame item = reader.next();
    if (item == null && reader.hasEnded()) {
      if (!reader.practice().equals(Repetition.NONE)) {
        listener.accept(new StoreEvent.Practised(reader.practice()));
      }
      listener.accept(new StoreEvent.Imported(soFar(0)));
      done.run();
    } else if (item == null) {
      text.next(piece -> add(text, piece));
    } else if (isKey(item.id())) {
      game = item;
      ahead = autosaver.ahead(item);
    } else {
      unread++;
      report(text);
    }
    return item != null;
  }

  private void count(GameInserter.Added what, TextSource text) {
    added += what == GameInserter.Added.NEW ? 1 : 0;
    known += what == GameInserter.Added.KNOWN ? 1 : 0;
    unread += what == GameInserter.Added.FAILED ? 1 : 0;
    report(text);
    goOn(text);
  }

  /** Reports progress, unless it did so just before. */
  private void report(TextSource text) {
    double now = store.now();
    if (Math.abs(now - reportedAt) >= REPORT_INTERVAL) {
      reportedAt = now;
      double share = text.share() * reader.share();
      listener.accept(new StoreEvent.Imported(soFar(about(soFar(0).read(), share))));
    }
  }

  /** Estimates the number of games from the share that has been read. */
  private static int about(int read, double share) {
    double guess = read / Math.max(share, 1e-3);
    int unit = 1;
    while (guess / unit >= TWO_DIGITS) {
      unit *= 10;
    }
    return Math.max(Math.max(1, read), unit * (int) Math.ceil(guess / unit));
  }

  private ImportResult soFar(int about) {
    return new ImportResult(added, known, unread + reader.unread(), reader.leftOut(), about);
  }

  private static boolean isKey(String id) {
    for (int i = 0; i < id.length(); i++) {
      if (id.charAt(i) <= ' ' || id.charAt(i) > '~') {
        return false;
      }
    }
    return !id.isEmpty() && id.length() <= StoredGame.LONGEST_ID;
  }
}
