package org.hexstones.web.page;

import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.dom.Browser;
import org.hexstones.web.dom.Files;
import org.hexstones.web.dom.GameStore;
import org.hexstones.web.keeping.Keeper;
import org.hexstones.web.keeping.Librarian;
import org.hexstones.web.model.LibraryEvent;
import org.hexstones.web.model.Match;
import org.hexstones.web.update.LibraryEffect;
import org.jspecify.annotations.Nullable;

/** Everything that is done with kept games, put together for this browser. */
final class Shelf {
  private static final String EXPORT = "hexstones-games.txt";

  private final Memory memory;
  private final Keeper keeper;
  private final Librarian librarian;

  Shelf(Memory memory, Function<String, Parsed<Setup>> setups, Consumer<LibraryEvent> tell) {
    this.memory = memory;
    GameStore store = new GameStore(id -> elsewhere().accept(id));
    keeper = new Keeper(store, setups, Browser::freshId, tell);
    librarian = new Librarian(store, keeper, Browser::later, tell);
  }

  private Consumer<String> elsewhere() {
    return keeper::changedElsewhere;
  }

  /** Finds what an earlier start has left. */
  void resume(Runnable done) {
    keeper.resume(memory.shown(), memory.oldMatches(), memory::forgetOld, done);
  }

  void keep(Match match) {
    memory.show(match.id());
    keeper.keep(match);
  }

  /** Tells, once nothing is being written any more, whether everything is kept. */
  void settled(Consumer<Boolean> answer) {
    keeper.settled(answer);
  }

  /** What is kept of a game, or null. */
  void find(String id, Consumer<@Nullable Match> answer) {
    keeper.find(id, answer);
  }

  void leave() {
    memory.leave();
  }

  void carryOut(LibraryEffect effect) {
    if (effect instanceof LibraryEffect.ListGames) {
      librarian.list();
    } else if (effect instanceof LibraryEffect.Load load) {
      keeper.load(load.id());
    } else if (effect instanceof LibraryEffect.Delete delete) {
      librarian.delete(delete.id());
    } else if (effect instanceof LibraryEffect.PutBack) {
      librarian.putBack();
    } else if (effect instanceof LibraryEffect.ListBin) {
      librarian.listBin();
    } else if (effect instanceof LibraryEffect.Restore restore) {
      librarian.restore(restore.id());
    } else if (effect instanceof LibraryEffect.ExportAll) {
      librarian.exportAll(text -> Files.save(EXPORT, text));
    } else if (effect instanceof LibraryEffect.ImportChosen) {
      Files.chosen("import", librarian::importAll);
    }
  }
}
