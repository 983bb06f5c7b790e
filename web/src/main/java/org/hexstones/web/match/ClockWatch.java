package org.hexstones.web.match;

/**
 * When the clock that runs was looked at last.
 *
 * @param number of the looks that follow one another; another one has been given up
 * @param at the time of the last look, in milliseconds of a clock that only goes on; or negative
 *     where no clock runs
 */
public record ClockWatch(int number, double at) {
  public static final ClockWatch NONE = new ClockWatch(0, -1);

  public boolean runs() {
    return at >= 0;
  }
}
