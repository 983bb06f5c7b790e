package org.hexstones.web.keeping;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.hexstones.web.model.Trouble;
import org.jspecify.annotations.Nullable;

/**
 * A vault of one tab in memory; several may be about one store. Requests are carried out in the
 * order in which a tab made them, and answered in it, when told to.
 */
final class FakeVault implements Vault {
  /** What all tabs share. */
  static final class Store {
    final Map<String, Item> games = new TreeMap<>();
    final Map<String, Item> bin = new TreeMap<>();
    final List<Item> aside = new ArrayList<>();
    final List<FakeVault> tabs = new ArrayList<>();
    double time = 1_000_000;

    /** How often any tab has written. */
    int writes;
  }

  final Store store;
  final Deque<Runnable> due = new ArrayDeque<>();

  /** Answers that are on their way; used where {@link #slow} is set. */
  final Deque<Runnable> answers = new ArrayDeque<>();

  /** What other tabs have told and was not heard yet. */
  final Deque<Runnable> messages = new ArrayDeque<>();

  /** Whether answers and messages wait to be delivered apart from what they are about. */
  boolean slow;

  @Nullable Trouble trouble;

  /** Whether nothing can be set aside. */
  boolean asideFails;

  private Consumer<String> changedElsewhere = id -> {};
  private int writes;
  private String answered = "";
  private int answeredWrite;

  /** The vault becomes ready long after it was refused. */
  Runnable openLate = () -> {};

  FakeVault(Store store) {
    this.store = store;
  }

  /** Which write of this game is being answered, counted in the store; 0 for none. */
  int answeredWrite(String id) {
    return answered.equals(id) ? answeredWrite : 0;
  }

  /** From now on hears what other tabs write. */
  void hear(Consumer<String> listener) {
    changedElsewhere = listener;
    store.tabs.add(this);
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
  public void open(Consumer<@Nullable Trouble> answer, Runnable late) {
    due.add(
        () -> {
          answer.accept(trouble);
          openLate =
              () -> {
                trouble = null;
                late.run();
              };
        });
  }

  @Override
  public double now() {
    return Item.believed(++store.time);
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
    Trouble why = trouble;
    Item there = store.games.get(id);
    if (why != null) {
      return new Answer.Failed(why);
    }
    if (there != null && !there.text().equals(known)) {
      return new Answer.Conflict(there);
    }
    writes++;
    store.writes++;
    int revision = Math.max(above, there == null ? 0 : there.revision()) + 1;
    store.games.put(id, new Item(id, revision, text, updated));
    return new Answer.Done(revision);
  }

  @Override
  public void get(String id, Consumer<@Nullable Item> answer) {
    due.add(
        () -> {
          Item found = trouble == Trouble.REFUSED ? null : store.games.get(id);
          answer(() -> answer.accept(found));
        });
  }

  @Override
  public void newest(Consumer<@Nullable Item> answer) {
    due.add(
        () -> {
          Item found =
              store.games.values().stream()
                  .max(Comparator.comparingDouble(Item::updated))
                  .orElse(null);
          answer(() -> answer.accept(found));
        });
  }

  @Override
  public void all(Consumer<List<Item>> answer) {
    all(store.games, answer);
  }

  private void all(Map<String, Item> items, Consumer<List<Item>> answer) {
    due.add(
        () -> {
          List<Item> found = List.copyOf(items.values());
          answer(() -> answer.accept(found));
        });
  }

  @Override
  public void remove(String id, Consumer<@Nullable Item> answer) {
    due.add(
        () -> {
          Item item = store.games.remove(id);
          if (item != null) {
            String key = id;
            for (int i = 1; isAnother(store.bin.get(key), item); i++) {
              key = id + "~" + i;
            }
            store.bin.put(key, new Item(key, item.revision(), item.text(), now()));
          }
          answer(() -> answer.accept(item));
        });
  }

  private static boolean isAnother(@Nullable Item there, Item item) {
    return there != null && !there.text().equals(item.text());
  }

  @Override
  public void binned(Consumer<List<Item>> answer) {
    all(store.bin, answer);
  }

  @Override
  public void restore(Item item, String key, Consumer<Answer> answer) {
    due.add(
        () -> {
          Answer restored = restored(item, key);
          answer(() -> answer.accept(restored));
        });
  }

  private Answer restored(Item item, String key) {
    Item there = store.games.get(key);
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
                  item.updated() == Item.UNKNOWN
                      ? new Item(id, item.revision(), item.text(), now)
                      : item);
          store.bin.values().removeIf(item -> item.updated() < before);
        });
  }

  @Override
  public void setAside(String id, Consumer<Boolean> moved) {
    due.add(
        () -> {
          Item item = asideFails ? null : store.games.remove(id);
          if (item != null) {
            store.aside.add(item);
          }
          answer(() -> moved.accept(!asideFails));
        });
  }

  @Override
  public void announce(String id) {
    for (FakeVault tab : store.tabs) {
      if (tab != this) {
        (tab.slow ? tab.messages : tab.due).add(() -> tab.changedElsewhere.accept(id));
      }
    }
  }
}
