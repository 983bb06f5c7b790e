package org.hexstones.web.storage;

/** A port to what decides when something runs. */
public interface Scheduler {
  /** Runs a task soon, after what else is due. */
  void later(Runnable task);

  /** Runs a task once what is drawn now is painted. */
  void afterPaint(Runnable task);

  /** Runs a task whenever the page is left. */
  void onLeave(Runnable task);
}
