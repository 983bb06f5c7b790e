package org.hexstones.web.storage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Runs tasks when a test says so. */
final class FakeScheduler implements Scheduler {
  private final Deque<Runnable> later = new ArrayDeque<>();
  private final Deque<Runnable> afterPaint = new ArrayDeque<>();
  private final List<Runnable> onLeave = new ArrayList<>();

  @Override
  public void later(Runnable task) {
    later.add(task);
  }

  @Override
  public void afterPaint(Runnable task) {
    afterPaint.add(task);
  }

  @Override
  public void inSlices(BooleanSupplier goOn, Runnable done) {
    if (goOn.getAsBoolean()) {
      later.add(() -> inSlices(goOn, done));
    } else {
      done.run();
    }
  }

  @Override
  public void onLeave(Runnable task) {
    onLeave.add(task);
  }

  /** Returns whether there was any task. */
  boolean runLater() {
    boolean ran = !later.isEmpty();
    run(later);
    return ran;
  }

  void paint() {
    run(afterPaint);
  }

  void leave() {
    onLeave.forEach(Runnable::run);
  }

  private static void run(Deque<Runnable> tasks) {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }
}
