package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class RngTest {
  @Test
  void dealingIsDrawingOneByOne() {
    for (int seed = 0; seed < 100; seed++) {
      Rng dealing = new Rng(seed);
      Rng drawing = new Rng(seed);
      int size = 1 + dealing.below(60);
      int count = drawing.below(60) % (size + 1);
      int[] dealt = items(size);
      int[] drawn = items(size);
      int[] dealtMarks = new int[size];
      int[] drawnMarks = new int[size];
      int left = size;
      while (left > size - count) {
        int i = drawing.below(left--);
        drawnMarks[drawn[i]] = 7;
        drawn[i] = drawn[left];
      }
      assertEquals(left, dealing.deal(dealt, size, count, dealtMarks, 7));
      assertArrayEquals(drawn, dealt);
      assertArrayEquals(drawnMarks, dealtMarks);
      assertEquals(drawing.next(), dealing.next());
    }
  }

  private static int[] items(int size) {
    int[] items = new int[size];
    for (int i = 0; i < size; i++) {
      items[i] = i;
    }
    return items;
  }
}
