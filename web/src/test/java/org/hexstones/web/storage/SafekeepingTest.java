package org.hexstones.web.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SafekeepingTest {
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
}
