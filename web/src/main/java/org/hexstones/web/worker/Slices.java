package org.hexstones.web.worker;

import java.util.function.Consumer;
import org.hexstones.search.Clock;
import org.hexstones.web.protocol.Signal;
import org.jspecify.annotations.Nullable;

/**
 * Does one piece of work in slices, between which the worker hears the next message. What is begun
 * takes the place of what was. It makes way where the page asks for that.
 */
final class Slices {
  private static final double SLICE_MILLIS = 10;
  private static final double NEWS_MILLIS = 200;

  private final Clock clock;
  private final Consumer<Runnable> soon;
  private @Nullable Work current;
  private double end;
  private double lastNews;

  /** Whether the next slice is on its way. */
  private boolean queued;

  private boolean resting;

  /** Since when what is to be done waits. */
  private double waitsSince;

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

    /** Whether nobody is kept waiting when it rests. */
    boolean canWait();

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
   * Begins soon.
   *
   * @param millis when it is to be finished, if there is more to do by then
   */
  void begin(Work work, double millis) {
    current = work;
    lastNews = clock.millis();
    waitsSince = lastNews;
    end = lastNews + millis;
    queue();
  }

  void stop() {
    current = null;
  }

  void heed(Signal signal) {
    if (signal == Signal.REST) {
      rest();
    } else {
      goOn();
    }
  }

  /** From now on nothing is begun, and what can wait is not gone on with. */
  private void rest() {
    if (!resting && (current == null || current.canWait())) {
      resting = true;
      waitsSince = clock.millis();
    }
  }

  /** The rest is over, and counts for nobody's time. */
  private void goOn() {
    if (resting) {
      resting = false;
      if (current != null) {
        end += clock.millis() - waitsSince;
        queue();
      }
    }
  }

  private void queue() {
    if (!queued) {
      queued = true;
      soon.accept(this::slice);
    }
  }

  private void slice() {
    queued = false;
    Work work = current;
    if (work == null || resting) {
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
    queue();
  }
}
