package org.hexstones.web.feature.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The streak of days on which the puzzle of the day was solved. */
final class SolvedPuzzlesTest {
  private static SolvedPuzzles solvedOn(int... days) {
    SolvedPuzzles solved = SolvedPuzzles.NONE;
    for (int day : days) {
      solved = SolvedPuzzles.read(solved.with(1, true, day).text());
    }
    return solved;
  }

  @Test
  void missedDayEndsIt() {
    assertEquals(3, solvedOn(100, 101, 102).streakOn(103));
    assertEquals(0, solvedOn(100, 101, 102).streakOn(104));
    assertEquals(1, solvedOn(100, 101, 103).streakOn(103));
  }

  @Test
  void journeyToTheWestDoesNotEndIt() {
    SolvedPuzzles there = solvedOn(100, 101, 100);
    assertEquals(2, there.streakOn(100));
    assertEquals(3, there.with(1, true, 102).streakOn(102));
    assertEquals(3, solvedOn(100, 101, 100, 101, 102).streakOn(103));
  }

  @Test
  void clockThatWasSetAheadDoesNotEndIt() {
    SolvedPuzzles wrong = solvedOn(100, 101, 500);
    assertEquals(1, wrong.streakOn(500));
    assertEquals(2, wrong.streakOn(102));
    assertEquals(3, wrong.with(1, true, 102).streakOn(102));
    assertEquals(3, wrong.with(1, true, 102).with(2, true, 102).streakOn(103));
    assertEquals(0, wrong.streakOn(103));
    assertEquals(1, wrong.with(1, true, 103).streakOn(103));
  }

  @Test
  void olderVersionsKeepWhatHasEnded() {
    SolvedPuzzles wrong = solvedOn(100, 101, 500);
    assertTrue(wrong.has(1));
    assertEquals("1 1 500 1 1000002 2000101", wrong.text());
    assertEquals(wrong, SolvedPuzzles.read("1 1 500 1000002 2000101 1"));
  }
}
