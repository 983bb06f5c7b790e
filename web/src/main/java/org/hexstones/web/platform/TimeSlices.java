package org.hexstones.web.platform;

import java.util.function.BooleanSupplier;

/** Long work that is done a little at a time: the browser answers and paints between. */
public final class TimeSlices {
  private static final int MILLIS = 8;

  private TimeSlices() {}

  /**
   * Does all of some work; what takes no longer than a slice is done at once.
   *
   * @param goOn does a very small part; whether there is more
   * @param done what follows
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
