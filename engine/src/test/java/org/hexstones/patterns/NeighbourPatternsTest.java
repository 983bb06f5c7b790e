package org.hexstones.patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class NeighbourPatternsTest {
  @Test
  void turnedAndReflectedPatternsAreOne() {
    Set<Integer> seen = new TreeSet<>();
    for (int code = 0; code < 4096; code++) {
      int pattern = NeighbourPatterns.ALL.pattern(code);
      int reflected = 0;
      for (int i = 0; i < 6; i++) {
        reflected |= ((code >> (2 * i)) & 3) << (10 - 2 * i);
      }
      assertEquals(pattern, NeighbourPatterns.ALL.pattern((code >> 2) | ((code & 3) << 10)));
      assertEquals(pattern, NeighbourPatterns.ALL.pattern(reflected));
      seen.add(pattern);
    }
    assertEquals(NeighbourPatterns.COUNT, seen.size());
  }
}
