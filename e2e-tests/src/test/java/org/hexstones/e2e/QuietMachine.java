package org.hexstones.e2e;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Locale;

/** Waits until nothing else runs on this machine, as far as its load tells. */
final class QuietMachine {
  private static final double QUIET = 0.6;
  private static final Duration PATIENCE = Duration.ofMinutes(4);
  private static final Duration PAUSE = Duration.ofSeconds(5);

  private QuietMachine() {}

  /**
   * Waits, but not for ever.
   *
   * @return a line for the report, or nothing where the machine is quiet
   */
  static String await() throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (load() > QUIET && System.nanoTime() < end) {
      Thread.sleep(PAUSE.toMillis());
    }
    return load() <= QUIET
        ? ""
        : String.format(
            Locale.ROOT,
            "%nThe machine was not quiet: its load was %.1f as this part began.%n",
            load());
  }

  /** The number of programs that ran or wished to, on average over the last minute. */
  private static double load() {
    return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
  }
}
