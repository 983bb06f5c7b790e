package org.hexstones.web.storage;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads the games of an archive, one after another, and counts what becomes of them. */
final class ArchiveImporter {
  /** So long, in milliseconds, nothing else may happen on the page. */
  private static final int SLICE = 10;

  /** So often, in milliseconds, it is told how far the reading is. */
  private static final int OFTEN = 1_000;

  /** What is only a guess is told in two digits. */
  private static final int TWO_DIGITS = 100;

  private final GameStore vault;
  private final GameAutosaver keeper;
  private final GameInserter adder;
  private final Consumer<Runnable> later;
  private final Consumer<StoreEvent> tell;
  private final Runnable done;
  private final ArchiveReader reader = new ArchiveReader();
  private double toldAt;
  private int added;
  private int known;
  private int unread;

  /**
   * @param later does something soon, after what else is due
   * @param tell told how many games are added, meanwhile and at the end
   * @param done done once all are
   */
  ArchiveImporter(
      GameStore vault,
      GameAutosaver keeper,
      GameInserter adder,
      Consumer<Runnable> later,
      Consumer<StoreEvent> tell,
      Runnable done) {
    this.vault = vault;
    this.keeper = keeper;
    this.adder = adder;
    this.later = later;
    this.tell = tell;
    this.done = done;
  }

  /** Adds the games of an archive, once. No game that is here is changed. */
  void read(TextSource text) {
    toldAt = vault.now();
    text.next(
        first -> {
          if (first == null || !Archive.isArchive(first)) {
            tell.accept(new StoreEvent.Imported(ImportResult.NOTHING));
          } else {
            add(text, first);
          }
        });
  }

  private void add(TextSource text, @Nullable String piece) {
    // What cannot be read any further is taken as far as it was read.
    unread += piece == null ? 1 : 0;
    reader.add(piece == null ? "" : piece);
    tellNow(text);
    later.accept(() -> goOn(text));
  }

  private void goOn(TextSource text) {
    double begun = vault.now();
    do {
      StoredGame item = reader.next();
      if (item == null && reader.hasEnded()) {
        tell.accept(new StoreEvent.Imported(soFar(0)));
        done.run();
        return;
      }
      if (item == null) {
        text.next(piece -> add(text, piece));
        return;
      }
      if (isKey(item.id()) && keeper.read(item) instanceof MatchCodec.Read.Whole) {
        adder.add(item, what -> count(what, text));
        return;
      }
      unread++;
      tellNow(text);
    } while (Math.abs(vault.now() - begun) < SLICE);
    later.accept(() -> goOn(text));
  }

  private void count(GameInserter.Added what, TextSource text) {
    added += what == GameInserter.Added.NEW ? 1 : 0;
    known += what == GameInserter.Added.KNOWN ? 1 : 0;
    unread += what == GameInserter.Added.FAILED ? 1 : 0;
    tellNow(text);
    goOn(text);
  }

  /** Tells how far it is, where that was not told just before. */
  private void tellNow(TextSource text) {
    double now = vault.now();
    if (Math.abs(now - toldAt) >= OFTEN) {
      toldAt = now;
      double share = text.share() * reader.share();
      tell.accept(new StoreEvent.Imported(soFar(about(soFar(0).read(), share))));
    }
  }

  /** How many games there seem to be where a share of them has been read. */
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
