package org.hexstones.web.storage;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.Files;
import org.hexstones.web.platform.IndexedDbGameStore;
import org.jspecify.annotations.Nullable;

/** Everything that is done with kept games, put together for this browser. */
public final class GamePersistence {
  private static final String EXPORT = "hexstones-games.txt";

  private final Preferences memory;
  private final Consumer<StoreEvent> tell;
  private final SessionSnapshot last;
  private final GameAutosaver keeper;
  private final GameLibrary librarian;

  public GamePersistence(
      Preferences memory, Function<String, Parsed<Setup>> setups, Consumer<StoreEvent> tell) {
    this.memory = memory;
    this.tell = tell;
    last = new SessionSnapshot(setups);
    IndexedDbGameStore store = new IndexedDbGameStore(id -> elsewhere().accept(id));
    keeper = new GameAutosaver(store, setups, Browser::freshId, tell);
    librarian = new GameLibrary(store, keeper, Browser::later, tell);
  }

  private Consumer<String> elsewhere() {
    return keeper::changedElsewhere;
  }

  /** Finds what an earlier start has left. */
  public void resume(Runnable done) {
    String shown = memory.shown();
    Match noted = shown == null ? null : last.read(shown);
    keeper.resume(shown, noted, memory.oldMatches(), memory::forgetOld, done);
  }

  /** Finds one game alone that an earlier start has left. */
  public void resume(String id, Runnable done) {
    keeper.resume(id, null, Map.of(), moved -> {}, done);
  }

  public void keep(Match match) {
    memory.show(match.id());
    last.keep(match);
    keeper.keep(match);
  }

  /**
   * Leaves this program for another, once everything is kept: with the program goes what it alone
   * knows. Where something cannot be kept, that is told instead.
   */
  public void leaveFor(Runnable other) {
    keeper.settled(
        kept -> {
          if (kept) {
            other.run();
          } else {
            tell.accept(new StoreEvent.Failed(StorageFailure.REFUSED));
          }
        });
  }

  /**
   * Leaves this program for another, once everything is kept that can be: what cannot is told by
   * the address that is left. Where that does not tell all of the record, everything is to be kept.
   *
   * @param toldWhole whether the address tells all of the record, or there is none
   * @param other told whether everything is kept
   */
  public void leave(boolean toldWhole, Consumer<Boolean> other) {
    if (toldWhole) {
      settled(other);
    } else {
      leaveFor(() -> other.accept(true));
    }
  }

  /** Tells, once what can be kept is kept, whether that is everything. */
  public void settled(Consumer<Boolean> answer) {
    keeper.settled(answer);
  }

  /** What is kept of a game, or null. */
  public void find(String id, Consumer<@Nullable Match> answer) {
    keeper.find(id, answer);
  }

  public void leave() {
    memory.leave();
  }

  /** Whether a text holds many games, as they are exported. */
  public boolean isArchive(String text) {
    return GameLibrary.isArchive(text);
  }

  /** Adds the games of such a text to those that are kept. */
  public void addArchive(TextSource text) {
    librarian.importAll(text);
  }

  public void carryOut(StoreEffect effect) {
    if (effect instanceof StoreEffect.ListGames) {
      librarian.list();
    } else if (effect instanceof StoreEffect.Load load) {
      keeper.load(load.id());
    } else if (effect instanceof StoreEffect.Delete delete) {
      last.forget(delete.id());
      librarian.delete(delete.id());
    } else if (effect instanceof StoreEffect.PutBack) {
      librarian.putBack();
    } else if (effect instanceof StoreEffect.ListBin) {
      librarian.listBin();
    } else if (effect instanceof StoreEffect.Restore restore) {
      librarian.restore(restore.id());
    } else if (effect instanceof StoreEffect.ExportAll) {
      librarian.exportAll(pieces -> Files.save(EXPORT, pieces));
    } else if (effect instanceof StoreEffect.ImportChosen) {
      Files.chosen("import", file -> librarian.importAll(file.text()));
    }
  }
}
