package org.hexstones.web.match;

/**
 * The last tick of the running clock.
 *
 * @param number the current series of ticks; ticks of an earlier series are ignored
 * @param at the time of the last tick, in milliseconds of a clock that never goes back; negative if
 *     no clock runs
 */
public record ClockWatch(int number, double at) {
  public static final ClockWatch NONE = new ClockWatch(0, -1);

  public boolean runs() {
    return at >= 0;
  }
}
