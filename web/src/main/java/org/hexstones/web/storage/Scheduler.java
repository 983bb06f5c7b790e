package org.hexstones.web.storage;

/** A port for running tasks later. */
public interface Scheduler {
  /** Runs a task soon, after the tasks that are due. */
  void later(Runnable task);

  /** Runs a task after the next paint. */
  void afterPaint(Runnable task);

  /** Runs a task whenever the page is left. */
  void onLeave(Runnable task);
}
