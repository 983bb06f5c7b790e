package org.hexstones.web.worker;

import java.util.function.Consumer;
import org.hexstones.search.Clock;
import org.jspecify.annotations.Nullable;

/**
 * Does one piece of work in slices, between which the worker hears the next message. What is begun
 * takes the place of what was.
 */
final class Slices {
  private static final double SLICE_MILLIS = 25;
  private static final double NEWS_MILLIS = 200;

  private final Clock clock;
  private final Consumer<Runnable> soon;
  private @Nullable Work current;
  private double end;
  private double lastNews;

  /** What is done in slices. */
  interface Work {
    /**
     * Goes on for well under a millisecond, save where it begins.
     *
     * @return whether there is more to do
     */
    boolean run();

    /** Tells what is known by now; asked a few times a second, or as often as it wants. */
    void tell();

    /** The least time between two times of telling. */
    default double newsMillis() {
      return NEWS_MILLIS;
    }

    /** There is no more to do, or the time is over. May begin other work. */
    void finish();
  }

  /**
   * @param soon runs something after the messages that wait
   */
  Slices(Clock clock, Consumer<Runnable> soon) {
    this.clock = clock;
    this.soon = soon;
  }

  /**
   * Begins after the messages that wait.
   *
   * @param millis when it is to be finished, if there is more to do by then
   */
  void begin(Work work, double millis) {
    current = work;
    lastNews = clock.millis();
    end = lastNews + millis;
    goOn(work);
  }

  void stop() {
    current = null;
  }

  private void goOn(Work work) {
    soon.accept(() -> slice(work));
  }

  // The very work that was begun, and not another that equals it.
  @SuppressWarnings("ReferenceEquality")
  private void slice(Work work) {
    if (work != current) {
      return;
    }
    double now = clock.millis();
    double pause = Math.min(now + SLICE_MILLIS, end);
    boolean open = true;
    do {
      open = work.run();
      now = clock.millis();
    } while (open && now < pause);
    if (!open || now >= end) {
      current = null;
      work.finish();
      return;
    }
    if (now - lastNews > work.newsMillis()) {
      lastNews = now;
      work.tell();
    }
    goOn(work);
  }
}
