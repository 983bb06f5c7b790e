package org.hexstones.web.platform;

import java.util.function.BooleanSupplier;

/** Runs long work in slices, so that the browser can answer and paint between them. */
public final class TimeSlices {
  private static final int MILLIS = 8;
  private static final int FIRST_MILLIS = 100;

  private TimeSlices() {}

  /**
   * Does all of some work. If it is done within a slice, it runs at once.
   *
   * @param goOn does a very small part and returns whether there is more
   * @param done runs at the end
   */
  public static void run(BooleanSupplier goOn, Runnable done) {
    run(MILLIS, goOn, done);
  }

  /**
   * Does all of some work that a blank page waits for. Its first slice is longer, since there is
   * nothing to press yet and each pause makes the first picture later.
   */
  public static void runBeforeFirstPicture(BooleanSupplier goOn, Runnable done) {
    run(FIRST_MILLIS, goOn, done);
  }

  private static void run(int millis, BooleanSupplier goOn, Runnable done) {
    int end = Js.millis() + millis;
    while (goOn.getAsBoolean()) {
      if (Js.millis() - end >= 0) {
        Js.later(() -> run(MILLIS, goOn, done));
        return;
      }
    }
    done.run();
  }
}
