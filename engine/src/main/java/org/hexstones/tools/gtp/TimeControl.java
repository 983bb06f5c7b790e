package org.hexstones.tools.gtp;

import java.util.HashMap;
import java.util.Map;
import org.hexstones.search.Limits;

/** How long the program may think about a command. Times are in milliseconds. */
final class TimeControl {
  /** How long it thinks where nobody said anything. */
  static final int STANDARD_MILLIS = 1000;

  /**
   * The share of the allowed time that is used: the rest is for what happens outside the search.
   */
  private static final double USED = 0.9;

  /** A clock: what is left of the main time or, with stones, of the period for so many stones. */
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

  /** Bounds thinking by iterations, so that it can be repeated; 0 bounds it by time again. */
  void setIterations(int bound) {
    iterations = bound;
  }

  /** The protocol's settings; they mean no limit where a period has time but no stones, or none. */
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

  /** The limit of one command, where the player has about so many commands left in the game. */
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
   * Takes the time a command took off the player's main time, until a referee says what is left.
   */
  void spend(int player, double millis) {
    Left clock = left.getOrDefault(player, new Left(mainMillis, 0));
    left.put(
        player, new Left(Math.max(0, clock.millis() - millis), Math.max(0, clock.stones() - 1)));
  }
}
