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

/** A vault of one tab in memory; several may be about one store. Answers when told to. */
final class FakeVault implements Vault {
  /** What all tabs share. */
  static final class Store {
    final Map<String, Item> games = new TreeMap<>();
    final Map<String, Item> bin = new TreeMap<>();
    final List<Item> aside = new ArrayList<>();
    final List<FakeVault> tabs = new ArrayList<>();
    double time = 1_000_000;
  }

  final Store store;
  final Deque<Runnable> due = new ArrayDeque<>();
  @Nullable Trouble trouble;
  private Consumer<String> changedElsewhere = id -> {};
  private int writes;

  /** The vault becomes ready long after it was refused. */
  Runnable openLate = () -> {};

  FakeVault(Store store) {
    this.store = store;
  }

  /** From now on hears what other tabs write. */
  void hear(Consumer<String> listener) {
    changedElsewhere = listener;
    store.tabs.add(this);
  }

  /** Answers everything, and what comes of the answers. */
  void settle() {
    while (!due.isEmpty()) {
      due.remove().run();
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
    return ++store.time;
  }

  @Override
  public void put(String id, String text, double updated, int base, Consumer<Answer> answer) {
    due.add(() -> answer.accept(write(id, text, updated, base)));
  }

  private Answer write(String id, String text, double updated, int base) {
    Trouble why = trouble;
    Item there = store.games.get(id);
    if (why != null) {
      return new Answer.Failed(why);
    }
    if (there != null && there.revision() != base) {
      return new Answer.Conflict(there);
    }
    writes++;
    store.games.put(id, new Item(id, base + 1, text, updated));
    return new Answer.Done(base + 1);
  }

  @Override
  public void get(String id, Consumer<@Nullable Item> answer) {
    due.add(() -> answer.accept(trouble == Trouble.REFUSED ? null : store.games.get(id)));
  }

  @Override
  public void newest(Consumer<@Nullable Item> answer) {
    due.add(
        () ->
            answer.accept(
                store.games.values().stream()
                    .max(Comparator.comparingDouble(Item::updated))
                    .orElse(null)));
  }

  @Override
  public void all(Consumer<List<Item>> answer) {
    due.add(() -> answer.accept(List.copyOf(store.games.values())));
  }

  @Override
  public void remove(String id, Consumer<@Nullable Item> answer) {
    due.add(
        () -> {
          Item item = store.games.remove(id);
          if (item != null) {
            store.bin.put(id, new Item(id, item.revision(), item.text(), now()));
          }
          answer.accept(item);
        });
  }

  @Override
  public void binned(Consumer<List<Item>> answer) {
    due.add(() -> answer.accept(List.copyOf(store.bin.values())));
  }

  @Override
  public void unbin(String id, Runnable done) {
    due.add(
        () -> {
          store.bin.remove(id);
          done.run();
        });
  }

  @Override
  public void emptyBin(double before) {
    due.add(() -> store.bin.values().removeIf(item -> item.updated() < before));
  }

  @Override
  public void setAside(String id, Runnable done) {
    due.add(
        () -> {
          Item item = store.games.remove(id);
          if (item != null) {
            store.aside.add(item);
          }
          done.run();
        });
  }

  @Override
  public void announce(String id) {
    for (FakeVault tab : store.tabs) {
      if (tab != this) {
        tab.due.add(() -> tab.changedElsewhere.accept(id));
      }
    }
  }
}
