package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class SurroundingsTest {
  @Test
  void turnedAndReflectedPatternsAreOne() {
    Set<Integer> seen = new TreeSet<>();
    for (int code = 0; code < 4096; code++) {
      int pattern = Surroundings.ALL.pattern(code);
      int reflected = 0;
      for (int i = 0; i < 6; i++) {
        reflected |= ((code >> (2 * i)) & 3) << (10 - 2 * i);
      }
      assertEquals(pattern, Surroundings.ALL.pattern((code >> 2) | ((code & 3) << 10)));
      assertEquals(pattern, Surroundings.ALL.pattern(reflected));
      seen.add(pattern);
    }
    assertEquals(Surroundings.COUNT, seen.size());
  }
}
