package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SafekeepingTest {
  private static final double DAY = 24 * 3_600_000;
  private static final double NOW = 20_000 * DAY;

  @Test
  void noteIsReadAsItWasWritten() {
    Safekeeping copied = Safekeeping.NOTHING.withCopy(1_800_000_000_000.0);
    assertEquals(30_000_000, copied.copied());
    for (Safekeeping note :
        List.of(Safekeeping.NOTHING, copied, copied.withAsked(), Safekeeping.NOTHING.withAsked())) {
      assertEquals(note, Safekeeping.read(note.text()));
    }
    assertEquals("1 30000000 asked", copied.withAsked().text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "2 5 asked", "x", "1 -5", "1 99999999999", "1 0 Asked"})
  void textOfAnythingElseCountsAsNothing(String text) {
    assertEquals(Safekeeping.NOTHING, Safekeeping.read(text));
    assertEquals(Safekeeping.NOTHING, Safekeeping.read(text + " ".repeat(1_000)));
  }

  @Test
  void copyIsDueAMonthAfterTheLast() {
    Safekeeping copied = Safekeeping.NOTHING.withCopy(NOW);
    assertFalse(copied.isCopyDue(NOW + 29.9 * DAY, NOW + 20 * DAY));
    assertTrue(copied.isCopyDue(NOW + 30 * DAY, NOW + 20 * DAY));
    assertFalse(copied.isCopyDue(NOW + 300 * DAY, NOW), "nothing was played since");
  }

  @Test
  void firstCopyIsDueADayAfterTheFirstGame() {
    Safekeeping begun = Safekeeping.NOTHING.withFirstGame(NOW);
    assertTrue(Safekeeping.NOTHING.isWithoutCopy(NOW));
    assertFalse(begun.isWithoutCopy(NOW));
    assertFalse(begun.isCopyDue(NOW + 0.9 * DAY, NOW));
    assertTrue(begun.isCopyDue(NOW + DAY, NOW));
  }

  @Test
  void clockThatWasWrongIsForgotten() {
    Safekeeping wrong = Safekeeping.NOTHING.withCopy(NOW + 5_000 * DAY);
    assertTrue(wrong.isWithoutCopy(NOW));
    assertFalse(wrong.isCopyDue(NOW, NOW));
  }
}
