package org.hexstones.tools.gtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.search.Limits;
import org.junit.jupiter.api.Test;

final class TimeControlTest {
  private final TimeControl time = new TimeControl();

  @Test
  void withoutAClockEveryCommandHasTheSameTime() {
    assertEquals(Limits.ofMillis(TimeControl.STANDARD_MILLIS), time.limits(0, 10));
    time.setMoveMillis(50);
    assertEquals(Limits.ofMillis(50), time.limits(1, 1));
    time.setClock(0, 30, 0);
    assertEquals(Limits.ofMillis(50), time.limits(1, 1), "a period for no stones is no limit");
    time.setClock(0, 0, 0);
    assertEquals(Limits.ofMillis(50), time.limits(1, 1));
  }

  @Test
  void iterationsComeBeforeTime() {
    time.setClock(10, 0, 0);
    time.setIterations(77);
    assertEquals(Limits.ofIterations(77), time.limits(0, 10));
    time.setIterations(0);
    assertTrue(time.limits(0, 10).millis() < 1000);
  }

  @Test
  void mainTimeLastsForTheCommandsThatAreLeft() {
    time.setClock(10, 0, 0);
    double spent = 0;
    for (int left = 20; left > 0; left--) {
      double millis = time.limits(0, left).millis();
      assertTrue(millis > 0);
      time.spend(0, millis);
      spent += millis;
    }
    assertTrue(spent < 10_000, "spent " + spent);
    assertTrue(spent > 8_000, "spent " + spent);
    double untouched = time.limits(1, 20).millis();
    time.newGame();
    assertEquals(untouched, time.limits(0, 20).millis());
  }

  @Test
  void aRefereesClockIsBelieved() {
    time.setClock(600, 20, 10);
    time.setLeft(0, 5, 5);
    assertTrue(time.limits(0, 100).millis() <= 1000);
    time.setLeft(0, 100, 0);
    double millis = time.limits(0, 50).millis();
    assertTrue(millis > 2000 && millis < 4000, "its share of main time and of a period: " + millis);
  }
}
