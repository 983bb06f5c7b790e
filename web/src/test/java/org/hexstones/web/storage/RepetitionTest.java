package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RepetitionTest {
  private static final String KEY = Repetition.puzzle(7);

  private static boolean due(Repetition again, int today) {
    Repetition.Item item = again.find(KEY);
    assertNotNull(item);
    return Repetition.isDue(item, today);
  }

  @Test
  void mistakesComeBackAfterGrowingTimes() {
    Repetition again = Repetition.NONE.answered(KEY, false, 100);
    int today = 100;
    for (int days : new int[] {1, 3, 7, 21}) {
      assertFalse(due(again, today + days - 1));
      assertEquals(again, again.answered(KEY, true, today + days - 1), "too early to count");
      today += days;
      assertTrue(due(again, today));
      again = again.answered(KEY, true, today);
    }
    assertFalse(due(again, today + 10_000), "it is learned");
    again = again.answered(KEY, false, today);
    assertTrue(due(again, today + 1), "a mistake begins anew");
    assertEquals(1, again.items().size());
  }

  @Test
  void ofTwoTabsOrDevicesTheLatestAnswerCounts() {
    Repetition before = Repetition.NONE.answered(KEY, false, 100);
    Repetition here = before.answered("p1", false, 100);
    Repetition there = before.answered(KEY, true, 101).answered("p2", false, 101);
    Repetition merged = here.merged(there);
    assertEquals(new Repetition.Item(KEY, 1, 101), merged.find(KEY));
    assertEquals(3, merged.items().size());
    assertEquals(merged.find(KEY), there.merged(here).find(KEY));
    assertEquals(merged, merged.merged(here));
    Repetition wrong = before.answered(KEY, false, 101);
    assertEquals(new Repetition.Item(KEY, 0, 101), there.merged(wrong).find(KEY));
    assertEquals(new Repetition.Item(KEY, 0, 101), wrong.merged(there).find(KEY));
  }

  @Test
  void writtenTextsReadBackBounded() {
    Repetition again = Repetition.NONE.answered(KEY, false, 100).answered("g1f", true, 101);
    assertEquals(again, Repetition.read(again.text()));
    assertEquals(7, Repetition.puzzleOf(KEY));
    assertEquals(-1, Repetition.puzzleOf("g1f"));
    for (int number = 0; number < 1_200; number++) {
      again = again.answered(Repetition.puzzle(number), false, 100);
    }
    assertEquals(1_000, again.items().size());
    assertEquals(again, Repetition.read(again.text()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2", "1 p1", "1 p1 5 3", "1 p1 x 3", "1 p1 0 -3", "2 p1 0 3"})
  void anotherTextIsNothing(String text) {
    assertEquals(Repetition.NONE, Repetition.read(text));
  }

  @Test
  void clockThatWasSetAheadDelaysNothing() {
    Repetition wrong = Repetition.NONE.answered("p1", false, 500);
    assertTrue(Repetition.isDue(wrong.items().get(0), 100));
    assertFalse(Repetition.isDue(wrong.items().get(0), 499), "a journey");
  }

  @Test
  void longKeysTakeNoRoomFromOthers() {
    Repetition own = Repetition.NONE;
    for (int i = 0; i < 1_000; i++) {
      own = own.answered("g" + Integer.toHexString(-1 - i), false, 20_000);
    }
    Repetition foreign = Repetition.read("1 " + "k".repeat(29_000) + " 0 1");
    Repetition both = own.merged(foreign);
    assertEquals(both, Repetition.read(both.text()));
    assertEquals(1_000, both.items().size());
  }
}
