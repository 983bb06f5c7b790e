package org.hexstones.web.feature.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.hexstones.game.Rng;
import org.junit.jupiter.api.Test;

/** The streak of days on which the puzzle of the day was solved. */
final class SolvedPuzzlesTest {
  private static SolvedPuzzles solvedOn(int... days) {
    SolvedPuzzles solved = SolvedPuzzles.NONE;
    for (int day : days) {
      solved = SolvedPuzzles.read(solved.with(1, true, day, 0).text());
    }
    return solved;
  }

  @Test
  void missedDayEndsIt() {
    assertEquals(3, solvedOn(100, 101, 102).streakOn(103, 0));
    assertEquals(0, solvedOn(100, 101, 102).streakOn(104, 0));
    assertEquals(1, solvedOn(100, 101, 103).streakOn(103, 0));
  }

  @Test
  void journeyToTheWestDoesNotEndIt() {
    SolvedPuzzles there = solvedOn(100, 101, 100);
    assertEquals(2, there.streakOn(100, 0));
    assertEquals(3, there.with(1, true, 102, 0).streakOn(102, 0));
    assertEquals(3, solvedOn(100, 101, 100, 101, 102).streakOn(103, 0));
  }

  @Test
  void clockThatWasSetAheadDoesNotEndIt() {
    SolvedPuzzles wrong = solvedOn(100, 101, 500);
    assertEquals(1, wrong.streakOn(500, 0));
    assertEquals(2, wrong.streakOn(102, 0));
    assertEquals(3, wrong.with(1, true, 102, 0).streakOn(102, 0));
    assertEquals(3, wrong.with(1, true, 102, 0).with(2, true, 102, 0).streakOn(103, 0));
    assertEquals(0, wrong.streakOn(103, 0));
    assertEquals(1, wrong.with(1, true, 103, 0).streakOn(103, 0));
  }

  @Test
  void clockThatWasSetBackDoesNotEndIt() {
    SolvedPuzzles wrong = solvedOn(100, 101, 102, 90);
    assertEquals(1, wrong.streakOn(90, 0));
    assertEquals(3, wrong.streakOn(103, 0));
    assertEquals(4, wrong.with(1, true, 103, 0).streakOn(103, 0));
    assertEquals(4, solvedOn(100, 101, 102, 90, 91, 95, 103).streakOn(104, 0));
    assertEquals(4, solvedOn(100, 101, 102, 900, 90, 103).streakOn(103, 0));
  }

  /** Los Angeles to Sydney: who leaves on Monday evening arrives on Wednesday morning. */
  @Test
  void journeyAcrossTheDateLineDoesNotEndIt() {
    int losAngeles = 49 - 4 * 8;
    int sydney = 49 + 4 * 11;
    SolvedPuzzles left = SolvedPuzzles.NONE.with(1, true, 100, losAngeles);
    left = SolvedPuzzles.read(left.with(2, true, 101, losAngeles).text());
    assertEquals(2, left.streakOn(103, sydney));
    assertEquals(0, left.streakOn(104, sydney));
    assertEquals(0, left.streakOn(103, losAngeles));
    SolvedPuzzles there = SolvedPuzzles.read(left.with(3, true, 103, sydney).text());
    assertEquals(3, there.streakOn(103, sydney));
    assertEquals(4, there.with(4, true, 104, sydney).streakOn(104, sydney));
    assertEquals(0, there.streakOn(105, sydney), "there a day is missed as anywhere");
    SolvedPuzzles back = there.with(4, true, 102, losAngeles).with(5, true, 103, losAngeles);
    assertEquals(4, back.with(6, true, 104, losAngeles).streakOn(104, losAngeles));
  }

  /** Any walk of true days, with wrong clocks and journeys between them, is one row. */
  @Test
  void randomJourneysAndWrongClocksEndNoRow() {
    for (int seed = 1; seed <= 500; seed++) {
      Rng rng = new Rng(seed);
      int zone = 1 + rng.below(105);
      SolvedPuzzles solved = SolvedPuzzles.NONE;
      double hours = 24 * 20_000;
      int day = (int) Math.floor((hours + zone / 4.0) / 24);
      int row = 0;
      for (int i = 0; i < 40; i++) {
        int moved = 1 + rng.below(105);
        // The next solved puzzle is one of the next day of the date here, or there after a journey.
        int next = day + 1;
        if (rng.below(4) == 0) {
          next += moved - zone >= 8 ? rng.below(2) : moved < zone ? -rng.below(2) : 0;
          zone = moved;
        }
        row = next > day ? row + 1 : Math.max(row, 1);
        day = Math.max(day, next);
        solved = SolvedPuzzles.read(solved.with(1 + i, true, next, zone).text());
        assertEquals(row, solved.streakOn(next, zone), "seed " + seed);
        if (rng.below(5) == 0 && row > 2) {
          int wrong = next + (rng.below(2) == 0 ? 50 : -50) + rng.below(9);
          solved = SolvedPuzzles.read(solved.with(300, true, wrong, zone).text());
        }
      }
    }
  }

  @Test
  void olderVersionsKeepWhatHasEnded() {
    SolvedPuzzles wrong = solvedOn(100, 101, 500);
    assertTrue(wrong.has(1));
    assertEquals("1 1 500 1 1000002 2000101", wrong.text());
    assertEquals(wrong, SolvedPuzzles.read("1 1 500 1000002 2000101 1"));
  }
}
