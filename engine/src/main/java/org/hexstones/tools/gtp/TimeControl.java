package org.hexstones.tools.gtp;

import java.util.HashMap;
import java.util.Map;
import org.hexstones.search.Limits;

/** The time limits of commands. Times are in milliseconds. */
final class TimeControl {
  /** The default time for one command. */
  static final int STANDARD_MILLIS = 1000;

  /**
   * The fraction of the allowed time that a search uses. The rest is for work outside the search.
   */
  private static final double USED = 0.9;

  /** A clock: the remaining main time, or with stones the remaining time of the period for them. */
  private record Left(double millis, int stones) {}

  private int moveMillis = STANDARD_MILLIS;
  private int iterations;
  private boolean hasClock;
  private double mainMillis;
  private double periodMillis;
  private int periodStones;
  private final Map<Integer, Left> left = new HashMap<>();

  void setMoveMillis(int millis) {
    moveMillis = millis;
    hasClock = false;
  }

  /**
   * Limits searches by iterations, so that their results are repeatable; 0 limits by time again.
   */
  void setIterations(int bound) {
    iterations = bound;
  }

  /**
   * Sets the clocks as in the protocol. A period with time but without stones sets no clock, and
   * neither does no time at all. Then the time for one command applies.
   */
  void setClock(int mainSeconds, int periodSeconds, int stones) {
    mainMillis = 1000.0 * mainSeconds;
    periodMillis = 1000.0 * periodSeconds;
    periodStones = stones;
    hasClock = periodSeconds > 0 ? stones > 0 : mainSeconds > 0;
    left.clear();
  }

  void setLeft(int player, int seconds, int stones) {
    left.put(player, new Left(1000.0 * seconds, stones));
    hasClock = true;
  }

  void newGame() {
    left.clear();
  }

  /** The limits of one command, if the player has about this number of commands left. */
  Limits limits(int player, int commandsLeft) {
    if (iterations > 0) {
      return Limits.ofIterations(iterations);
    }
    if (!hasClock) {
      return Limits.ofMillis(moveMillis);
    }
    Left clock = left.getOrDefault(player, new Left(mainMillis, 0));
    double inPeriod = periodStones > 0 ? periodMillis / periodStones : 0;
    double millis =
        clock.stones() > 0
            ? clock.millis() / clock.stones()
            : clock.millis() / Math.max(1, commandsLeft) + inPeriod;
    return Limits.ofMillis(USED * millis);
  }

  /**
   * Subtracts the time of a command from the remaining time of the player, until {@link #setLeft}
   * sets it.
   */
  void spend(int player, double millis) {
    Left clock = left.getOrDefault(player, new Left(mainMillis, 0));
    left.put(
        player, new Left(Math.max(0, clock.millis() - millis), Math.max(0, clock.stones() - 1)));
  }
}
