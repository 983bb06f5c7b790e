package org.hexstones.web.storage;

import java.util.function.BooleanSupplier;

/** A port for running tasks later. */
public interface Scheduler {
  /** Runs a task soon, after the tasks that are due. */
  void later(Runnable task);

  /** Runs a task after the next paint. */
  void afterPaint(Runnable task);

  /**
   * Does all of some work, and lets the page respond meanwhile.
   *
   * @param goOn does a very small part and returns whether there is more
   * @param done runs at the end
   */
  void inSlices(BooleanSupplier goOn, Runnable done);

  /** Runs a task whenever the page is left. */
  void onLeave(Runnable task);
}
