package org.hexstones.web.platform.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.hexstones.web.platform.Js;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.storage.GameStore;
import org.hexstones.web.storage.Lookup;
import org.hexstones.web.storage.StorageFailure;
import org.hexstones.web.storage.StoredGame;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** The game store in the browser's IndexedDB. */
public final class IndexedDbGameStore implements GameStore {
  private static final String NAME = "hexstones";
  private static final int PATIENCE_MILLIS = 3000;

  private @Nullable JSObject channel;
  private @Nullable JSObject database;
  private StorageFailure refusal = StorageFailure.REFUSED;
  private boolean wasOpen;
  private Runnable uncertain = () -> {};

  /** What waits for the database to be opened again. */
  private List<Runnable> reopening = new ArrayList<>();

  @Override
  public void listen(Consumer<String> changedElsewhere, Runnable closed) {
    uncertain = closed;
    channel =
        IndexedDbJs.channel(
            NAME,
            id -> {
              if (id.length() <= StoredGame.LONGEST_ID) {
                changedElsewhere.accept(id);
              }
            });
  }

  @Override
  public void open(Consumer<@Nullable StorageFailure> answer, Runnable late) {
    IndexedDbJs.open(
        NAME,
        PATIENCE_MILLIS,
        () -> {
          database = null;
          uncertain.run();
        },
        (opened, problem) -> {
          database = opened;
          wasOpen |= opened != null;
          refusal = failure(problem);
          answer.accept(opened == null ? refusal : null);
        },
        opened -> {
          database = opened;
          wasOpen = true;
          late.run();
        });
  }

  private static StorageFailure failure(String problem) {
    return switch (problem) {
      case "newer" -> StorageFailure.NEWER;
      case "full" -> StorageFailure.FULL;
      default -> StorageFailure.REFUSED;
    };
  }

  /** Runs an action with the database, which is opened again if the browser has closed it. */
  private void with(Consumer<JSObject> work, Consumer<StorageFailure> otherwise) {
    JSObject now = database;
    if (now != null) {
      work.accept(now);
    } else if (wasOpen) {
      reopening.add(
          () -> {
            JSObject opened = database;
            if (opened != null) {
              work.accept(opened);
            } else {
              otherwise.accept(refusal);
            }
          });
      if (reopening.size() == 1) {
        open(failure -> reopened(), uncertain);
      }
    } else {
      // The page started without the store, so its content may not fit the matches in memory.
      Js.later(() -> otherwise.accept(refusal));
    }
  }

  private void reopened() {
    List<Runnable> waiting = reopening;
    reopening = new ArrayList<>();
    waiting.forEach(Runnable::run);
  }

  @Override
  public double now() {
    return StoredGame.believed(IndexedDbJs.now());
  }

  @Override
  public void put(
      String id,
      String text,
      double updated,
      @Nullable String known,
      int above,
      Consumer<Answer> answer) {
    write(id, text, updated, known, above, null, "games", answer);
  }

  private void write(
      String id,
      String text,
      double updated,
      @Nullable String known,
      int above,
      @Nullable String moved,
      String from,
      Consumer<Answer> answer) {
    with(
        db ->
            IndexedDbJs.put(
                db,
                id,
                text,
                updated,
                known,
                above,
                moved,
                from,
                (problem, found, revision) -> answer.accept(answer(problem, found, revision))),
        failure -> answer.accept(new Answer.Failed(failure)));
  }

  private static Answer answer(String problem, @Nullable JSObject found, int revision) {
    if (found != null) {
      return new Answer.Conflict(item(found));
    }
    return problem.isEmpty() ? new Answer.Done(revision) : new Answer.Failed(failure(problem));
  }

  @Override
  public void get(String id, Consumer<Lookup<StoredGame>> answer) {
    with(
        db -> IndexedDbJs.get(db, id, (found, failed) -> answer.accept(read(found, failed))),
        failure -> answer.accept(new Lookup.Failed<>(failure)));
  }

  private static Lookup<StoredGame> read(@Nullable JSObject found, boolean failed) {
    return failed
        ? new Lookup.Failed<>(StorageFailure.REFUSED)
        : Lookup.of(found == null ? null : item(found));
  }

  @Override
  public void newest(Consumer<Lookup<StoredGame>> answer) {
    with(
        db -> IndexedDbJs.newest(db, (found, failed) -> answer.accept(read(found, failed))),
        failure -> answer.accept(new Lookup.Failed<>(failure)));
  }

  @Override
  public void all(Consumer<Lookup<List<StoredGame>>> answer) {
    all("games", IndexedDbGameStore::item, answer);
  }

  private void all(
      String store,
      Function<JSObject, StoredGame> read,
      Consumer<Lookup<List<StoredGame>>> answer) {
    with(
        db ->
            IndexedDbJs.all(
                db,
                store,
                (found, failed) -> {
                  List<StoredGame> items = new ArrayList<>();
                  for (int i = 0; found != null && i < IndexedDbJs.length(found); i++) {
                    items.add(read.apply(IndexedDbJs.at(found, i)));
                  }
                  answer.accept(
                      failed
                          ? new Lookup.Failed<>(StorageFailure.REFUSED)
                          : new Lookup.Found<>(items));
                }),
        failure -> answer.accept(new Lookup.Failed<>(failure)));
  }

  @Override
  public void remove(String id, Consumer<Lookup<StoredGame>> answer) {
    with(
        db ->
            IndexedDbJs.remove(
                db, id, now(), (found, failed) -> answer.accept(read(found, failed))),
        failure -> answer.accept(new Lookup.Failed<>(failure)));
  }

  @Override
  public void binned(Consumer<Lookup<List<StoredGame>>> answer) {
    all("bin", IndexedDbGameStore::item, answer);
  }

  @Override
  public void restore(StoredGame item, String key, Consumer<Answer> answer) {
    write(key, item.text(), item.updated(), null, item.revision(), item.id(), "bin", answer);
  }

  @Override
  public void aside(Consumer<Lookup<List<StoredGame>>> answer) {
    all("aside", IndexedDbGameStore::anything, answer);
  }

  /** An item that was set aside, with all that it has. */
  private static StoredGame anything(JSObject found) {
    return new StoredGame(
        IndexedDbJs.id(found, StoredGame.LONGEST_ID),
        IndexedDbJs.revision(found),
        IndexedDbJs.anyText(found),
        StoredGame.believed(IndexedDbJs.updated(found)));
  }

  @Override
  public void takeBack(StoredGame item, String key, Consumer<Answer> answer) {
    write(key, item.text(), item.updated(), null, item.revision(), item.id(), "aside", answer);
  }

  @Override
  public void emptyBin(double before, double now) {
    with(db -> IndexedDbJs.emptyBin(db, before, now), failure -> {});
  }

  @Override
  public void setAside(String id, Consumer<Boolean> moved) {
    with(
        db -> IndexedDbJs.setAside(db, id, StoredGame.LONGEST_ID, moved::accept),
        failure -> moved.accept(false));
  }

  @Override
  public void announce(String id) {
    JSObject others = channel;
    if (others != null) {
      IndexedDbJs.send(others, id);
    }
  }

  private static StoredGame item(JSObject found) {
    String id = IndexedDbJs.id(found, StoredGame.LONGEST_ID);
    return IndexedDbJs.isSound(found, StoredGame.LONGEST_ID, StoredGame.LONGEST_TEXT)
        ? new StoredGame(
            id,
            IndexedDbJs.revision(found),
            IndexedDbJs.text(found),
            StoredGame.believed(IndexedDbJs.updated(found)))
        : new StoredGame(id, 0, "", StoredGame.UNKNOWN);
  }
}
