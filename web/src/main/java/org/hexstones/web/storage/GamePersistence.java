package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.EffectHandlers;

/** The facade of storage, with all operations on stored games. */
public final class GamePersistence {
  private static final String EXPORT = "hexstones-games.txt";
  private static final String EXPORT_ASIDE = "hexstones-unreadable.txt";

  private final Preferences preferences;
  private final GameFiles files;
  private final Consumer<StoreEvent> listener;
  private final SessionSnapshot snapshot;
  private final GameAutosaver autosaver;
  private final GameLibrary library;

  public GamePersistence(
      Preferences preferences,
      StoragePorts ports,
      Function<String, Parsed<Setup>> setups,
      Consumer<StoreEvent> listener) {
    this.preferences = preferences;
    this.listener = listener;
    files = ports.files();
    snapshot = new SessionSnapshot(ports.tab(), ports.scheduler(), setups);
    autosaver = new GameAutosaver(ports.games(), setups, ports::freshId, listener);
    library = new GameLibrary(ports.games(), autosaver, ports.scheduler()::later, listener);
    ports.games().listen(autosaver::changedElsewhere, autosaver::uncertain);
  }

  /** Reports the match that an earlier start has left. */
  public void resume(Runnable done) {
    String shown = preferences.shown();
    snapshot.readAhead(
        shown == null ? "" : shown,
        () -> {
          Match noted = shown == null ? null : snapshot.read(shown);
          autosaver.resume(shown, noted, preferences.oldMatches(), preferences::forgetOld, done);
        });
  }

  /** Reports a single match that an earlier start has left. */
  public void resume(String id, Runnable done) {
    snapshot.readAhead(id, () -> autosaver.resume(id, null, Map.of(), moved -> {}, done));
  }

  public void keep(Match match) {
    note(match);
    autosaver.keep(match);
  }

  private void note(Match match) {
    preferences.show(match.id());
    snapshot.keep(match);
  }

  /**
   * Leaves this program for another once all matches are stored, because matches in memory would be
   * lost. If a match cannot be stored, it reports a failure instead.
   */
  public void leaveFor(Runnable other) {
    autosaver.settled(
        kept -> {
          if (kept) {
            other.run();
          } else {
            listener.accept(new StoreEvent.Failed(StorageFailure.REFUSED));
          }
        });
  }

  /**
   * Leaves this program for another once all writes have ended. A match that cannot be stored may
   * be in the address; if the address does not have the whole record, all matches have to be
   * stored.
   *
   * @param isInAddress whether the address has the whole record, or there is none
   * @param other receives whether all matches are stored
   */
  public void leave(boolean isInAddress, Consumer<Boolean> other) {
    if (isInAddress) {
      settled(other);
    } else {
      leaveFor(() -> other.accept(true));
    }
  }

  /** Whether matches are in memory alone, because they could not be stored. */
  public boolean hasUnkept() {
    return !autosaver.unkept().isEmpty();
  }

  /** Answers, once no write is pending, whether all matches are stored. */
  public void settled(Consumer<Boolean> answer) {
    autosaver.settled(answer);
  }

  /** Answers the latest state of a match. That the store does not answer is reported, too. */
  public void find(String id, Consumer<Lookup<Match>> answer) {
    autosaver.find(id, answer);
  }

  /** This tab shows no match any more. */
  public void leave() {
    preferences.leave();
  }

  /** Whether a text is an export of many games. */
  public boolean isArchive(String text) {
    return GameLibrary.isArchive(text);
  }

  /** Imports the games of an export. */
  public void addArchive(TextSource text) {
    library.importAll(text);
  }

  /** Adds the games of another device of the person; {@code done} runs once all are stored. */
  public void bring(TextSource text, Runnable done) {
    library.bring(text, done);
  }

  /** Writes all games as one text, in pieces. */
  public void collect(Consumer<List<String>> answer) {
    library.exportAll(answer);
  }

  /** Adds the handlers of the effects on stored games. */
  public void addTo(EffectHandlers table) {
    table
        .on(StoreEffect.Save.class, effect -> keep(effect.match()))
        .on(StoreEffect.Note.class, effect -> note(effect.match()))
        .on(StoreEffect.SaveHidden.class, effect -> autosaver.keep(effect.match()))
        .on(StoreEffect.ListGames.class, effect -> listGames())
        .on(StoreEffect.Load.class, effect -> autosaver.load(effect.id()))
        .on(StoreEffect.Delete.class, effect -> delete(effect.id()))
        .on(StoreEffect.PutBack.class, effect -> library.putBack())
        .on(StoreEffect.ListBin.class, effect -> library.listBin())
        .on(StoreEffect.Restore.class, effect -> library.restore(effect.id()))
        .on(StoreEffect.ListAside.class, effect -> library.listAside())
        .on(StoreEffect.TryAside.class, effect -> library.tryAside())
        .on(
            StoreEffect.ExportAside.class,
            effect -> library.exportAside(pieces -> files.save(EXPORT_ASIDE, pieces)))
        .on(StoreEffect.ExportAll.class, effect -> export(false))
        .on(StoreEffect.ExportElsewhere.class, effect -> export(true))
        .on(StoreEffect.ImportChosen.class, effect -> files.chosen(library::importAll));
  }

  private void export(boolean elsewhere) {
    files.copy(EXPORT, elsewhere, copy -> library.exportAll(games -> export(games, copy)));
  }

  private void export(List<String> games, GameFiles.Copy copy) {
    List<String> pieces = new ArrayList<>(games);
    Repetition again = preferences.practice();
    if (!again.equals(Repetition.NONE)) {
      pieces.add(Archive.PRACTICE + again.text() + "\n");
    }
    copy.write(pieces, inPlace -> listener.accept(new StoreEvent.Exported(inPlace)));
  }

  public void listGames() {
    library.list();
  }

  private void delete(String id) {
    snapshot.forget(id);
    library.delete(id);
  }
}
