package org.hexstones.web.storage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexstones.web.protocol.Answer;
import org.jspecify.annotations.Nullable;

/**
 * The game store of one tab, in memory; several may share one {@link Store}. Requests are carried
 * out in the order in which a tab made them, and answered in it, when a test says so.
 */
final class FakeGameStore implements GameStore {
  /** What all tabs share. */
  static final class Store {
    final Map<String, StoredGame> games = new TreeMap<>();
    final Map<String, StoredGame> bin = new TreeMap<>();
    final List<StoredGame> aside = new ArrayList<>();
    final List<FakeGameStore> tabs = new ArrayList<>();
    double time = 1_000_000;

    /** When each game in the bin was first found to be there for too long. */
    final Map<String, Double> due = new TreeMap<>();

    /** How often any tab has written. */
    int writes;
  }

  final Store store;
  final Deque<Runnable> due = new ArrayDeque<>();

  /** Answers that are on their way; used where {@link #slow} is set. */
  final Deque<Runnable> answers = new ArrayDeque<>();

  /** What other tabs have announced and this one has not heard yet. */
  final Deque<Runnable> messages = new ArrayDeque<>();

  /** Whether answers and messages wait to be delivered apart from what they are about. */
  boolean slow;

  @Nullable StorageFailure failure;

  /** Whether nothing can be read, which says nothing about what is stored. */
  boolean unreadable;

  /** Whether nothing can be set aside. */
  boolean asideFails;

  private Consumer<String> changedElsewhere = id -> {};
  private Runnable uncertain = () -> {};
  private int writes;
  private String answered = "";
  private int answeredWrite;

  /** The store opens long after it has answered with a failure. */
  Runnable openLate = () -> {};

  FakeGameStore(Store store) {
    this.store = store;
  }

  /** Which write of this game is being answered, counted in the store; 0 for none. */
  int answeredWrite(String id) {
    return answered.equals(id) ? answeredWrite : 0;
  }

  @Override
  public void listen(Consumer<String> listener, Runnable closed) {
    changedElsewhere = listener;
    uncertain = closed;
    store.tabs.add(this);
  }

  /** The browser closes the database, which it may have deleted. */
  void closedByBrowser() {
    uncertain.run();
  }

  /** Answers everything, and what comes of the answers. */
  void settle() {
    while (!due.isEmpty() || !answers.isEmpty() || !messages.isEmpty()) {
      for (Deque<Runnable> queue : List.of(due, answers, messages)) {
        if (!queue.isEmpty()) {
          queue.remove().run();
          break;
        }
      }
    }
  }

  /** The tab is gone: nothing is asked or heard by it any more. */
  void close() {
    store.tabs.remove(this);
    due.clear();
    answers.clear();
    messages.clear();
  }

  private void answer(Runnable answer) {
    if (slow) {
      answers.add(answer);
    } else {
      answer.run();
    }
  }

  int writes() {
    return writes;
  }

  @Override
  public void open(Consumer<@Nullable StorageFailure> answer, Runnable late) {
    due.add(
        () -> {
          answer.accept(failure);
          openLate =
              () -> {
                failure = null;
                late.run();
              };
        });
  }

  @Override
  public double now() {
    return StoredGame.believed(++store.time);
  }

  @Override
  public void put(
      String id,
      String text,
      double updated,
      @Nullable String known,
      int above,
      Consumer<Answer> answer) {
    due.add(
        () -> {
          Answer written = write(id, text, updated, known, above);
          int number = store.writes;
          answer(
              () -> {
                answered = written instanceof Answer.Done ? id : "";
                answeredWrite = number;
                answer.accept(written);
                answered = "";
              });
        });
  }

  private Answer write(String id, String text, double updated, @Nullable String known, int above) {
    StorageFailure why = failure;
    StoredGame there = store.games.get(id);
    if (why != null) {
      return new Answer.Failed(why);
    }
    if (there != null && (!there.text().equals(known) || there.revision() != above)) {
      return new Answer.Conflict(there);
    }
    writes++;
    store.writes++;
    int revision = Math.max(above, there == null ? 0 : there.revision()) + 1;
    store.games.put(id, new StoredGame(id, revision, text, updated));
    return new Answer.Done(revision);
  }

  /** Reads when the request is carried out, and answers. */
  private <T> void read(Supplier<Lookup<T>> reading, Consumer<Lookup<T>> answer) {
    due.add(
        () -> {
          boolean fails = unreadable || failure == StorageFailure.REFUSED;
          Lookup<T> read = fails ? new Lookup.Failed<>(StorageFailure.REFUSED) : reading.get();
          answer(() -> answer.accept(read));
        });
  }

  @Override
  public void get(String id, Consumer<Lookup<StoredGame>> answer) {
    read(() -> Lookup.of(store.games.get(id)), answer);
  }

  @Override
  public void newest(Consumer<Lookup<StoredGame>> answer) {
    read(
        () ->
            Lookup.of(
                store.games.values().stream()
                    .max(Comparator.comparingDouble(StoredGame::updated))
                    .orElse(null)),
        answer);
  }

  @Override
  public void all(Consumer<Lookup<List<StoredGame>>> answer) {
    read(() -> Lookup.of(List.copyOf(store.games.values())), answer);
  }

  @Override
  public void binned(Consumer<Lookup<List<StoredGame>>> answer) {
    read(() -> Lookup.of(List.copyOf(store.bin.values())), answer);
  }

  @Override
  public void remove(String id, Consumer<Lookup<StoredGame>> answer) {
    read(
        () -> {
          StoredGame item = store.games.remove(id);
          if (item != null) {
            String key = id;
            for (int i = 1; isAnother(store.bin.get(key), item); i++) {
              key = id + "~" + i;
            }
            store.bin.put(key, new StoredGame(key, item.revision(), item.text(), now()));
            store.due.remove(key);
          }
          return Lookup.of(item);
        },
        answer);
  }

  private static boolean isAnother(@Nullable StoredGame there, StoredGame item) {
    return there != null && !there.text().equals(item.text());
  }

  @Override
  public void restore(StoredGame item, String key, Consumer<Answer> answer) {
    due.add(
        () -> {
          Answer restored = restored(item, key);
          answer(() -> answer.accept(restored));
        });
  }

  @Override
  public void aside(Consumer<Lookup<List<StoredGame>>> answer) {
    read(() -> Lookup.of(List.copyOf(store.aside)), answer);
  }

  @Override
  public void takeBack(StoredGame item, String key, Consumer<Answer> answer) {
    due.add(
        () -> {
          StoredGame there = store.games.get(key);
          Answer moved =
              there == null
                  ? write(key, item.text(), item.updated(), null, item.revision())
                  : there.record().equals(item.record())
                      ? new Answer.Done(there.revision())
                      : new Answer.Conflict(there);
          if (moved instanceof Answer.Done) {
            store.aside.remove(item);
          }
          answer(() -> answer.accept(moved));
        });
  }

  private Answer restored(StoredGame item, String key) {
    StoredGame there = store.games.get(key);
    if (there != null && !there.record().equals(item.record())) {
      return new Answer.Conflict(there);
    }
    Answer answer =
        there != null
            ? new Answer.Done(there.revision())
            : write(key, item.text(), item.updated(), null, item.revision());
    if (answer instanceof Answer.Done) {
      store
          .bin
          .values()
          .removeIf(other -> other.id().startsWith(item.id()) && other.text().equals(item.text()));
    }
    return answer;
  }

  @Override
  public void emptyBin(double before, double now) {
    due.add(
        () -> {
          store.bin.replaceAll(
              (id, item) ->
                  item.updated() == StoredGame.UNKNOWN
                      ? new StoredGame(id, item.revision(), item.text(), now)
                      : item);
          store.bin.values().removeIf(item -> isDue(item, before, now));
        });
  }

  private boolean isDue(StoredGame item, double before, double now) {
    Double found = store.due.get(item.id());
    if (item.updated() >= before) {
      store.due.remove(item.id());
    } else if (found == null || found > now) {
      store.due.put(item.id(), now);
    } else {
      return found < before;
    }
    return false;
  }

  @Override
  public void setAside(String id, Consumer<Boolean> moved) {
    due.add(
        () -> {
          StoredGame item = asideFails ? null : store.games.remove(id);
          if (item != null) {
            store.aside.add(item);
          }
          answer(() -> moved.accept(!asideFails));
        });
  }

  @Override
  public void announce(String id) {
    for (FakeGameStore tab : store.tabs) {
      if (tab != this) {
        (tab.slow ? tab.messages : tab.due).add(() -> tab.changedElsewhere.accept(id));
      }
    }
  }
}
