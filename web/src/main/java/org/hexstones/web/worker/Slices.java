package org.hexstones.web.worker;

import java.util.function.Consumer;
import org.hexstones.search.Clock;
import org.hexstones.web.protocol.Signal;
import org.jspecify.annotations.Nullable;

/**
 * Does one piece of work in slices, between which the worker receives the next message. New work
 * replaces the old. It pauses when the page asks for that.
 */
final class Slices {
  private static final double SLICE_MILLIS = 10;
  private static final double NEWS_MILLIS = 200;

  private final Clock clock;
  private final Consumer<Runnable> soon;
  private @Nullable Work current;

  /** The number of the question that came last. */
  private int asked;

  private double end;
  private double lastNews;

  /** Whether the next slice is scheduled. */
  private boolean queued;

  private boolean resting;

  /** The time since which the work is paused. */
  private double waitsSince;

  /** Work that is done in slices. */
  interface Work {
    /**
     * Works for well under a millisecond, except at its beginning.
     *
     * @return whether there is more to do
     */
    boolean run();

    /**
     * Reports the result so far. It is called a few times a second, or as often as {@link
     * #newsMillis} says.
     *
     * @param millis the maximum time that is still needed
     */
    void tell(double millis);

    /** The minimum time between two reports. */
    default double newsMillis() {
      return NEWS_MILLIS;
    }

    /** Whether the work can pause without keeping anybody waiting. */
    boolean canWait();

    /** The work is done, or its time is over. The method may begin other work. */
    void finish();
  }

  /**
   * @param soon runs a task after the messages that wait
   */
  Slices(Clock clock, Consumer<Runnable> soon) {
    this.clock = clock;
    this.soon = soon;
  }

  /**
   * Begins soon.
   *
   * @param millis the time after which the work ends even if it is not done
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

  /** Stops the work for an earlier question, and notes the number of the next one. */
  void expect(int question) {
    stop();
    asked = question;
  }

  /** Stops the work if it is for that question. */
  void stop(int question) {
    if (isFor(question)) {
      stop();
    }
  }

  /** Whether that question came last. */
  boolean isFor(int question) {
    return asked == question;
  }

  void heed(Signal signal) {
    if (signal == Signal.REST) {
      rest();
    } else {
      goOn();
    }
  }

  /** Starts nothing from now on, and pauses work that can wait. */
  private void rest() {
    if (!resting && (current == null || current.canWait())) {
      resting = true;
      waitsSince = clock.millis();
    }
  }

  /** Ends the pause, which does not count as thinking time. */
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
      work.tell(end - now);
    }
    queue();
  }
}
