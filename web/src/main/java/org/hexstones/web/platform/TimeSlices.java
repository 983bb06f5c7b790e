package org.hexstones.web.platform;

import java.util.function.BooleanSupplier;

/** Runs long work in slices, so that the browser can answer and paint between them. */
public final class TimeSlices {
  private static final int MILLIS = 8;

  private TimeSlices() {}

  /**
   * Does all of some work. If it is done within a slice, it runs at once.
   *
   * @param goOn does a very small part and returns whether there is more
   * @param done runs at the end
   */
  public static void run(BooleanSupplier goOn, Runnable done) {
    int end = Js.millis() + MILLIS;
    while (goOn.getAsBoolean()) {
      if (Js.millis() - end >= 0) {
        Js.later(() -> run(goOn, done));
        return;
      }
    }
    done.run();
  }
}
