package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class KeysTest {
  /** As many digits as fit into 32 bits, twice: 20 of three kinds, 16 of four, 13 of five. */
  @ParameterizedTest
  @CsvSource({"2, 40", "3, 32", "4, 26"})
  void soManyCellsFit(int colours, int cells) {
    assertEquals(cells, Keys.mostCells(colours));
  }

  @Test
  void everyStateOfAFewCellsHasItsOwnKey() {
    // Cells of both halves, the last of the first and the first of the second among them.
    int[] cells = {0, 1, 18, 19, 20, 21, 38, 39};
    Keys keys = new Keys(40, 2);
    Set<List<Integer>> seen = new HashSet<>();
    fill(keys, cells, 0, seen);
    assertEquals(6561, seen.size());
    assertEquals(List.of(0, 0), List.of(keys.key1(), keys.key2()), "all is taken away again");
  }

  private static void fill(Keys keys, int[] cells, int next, Set<List<Integer>> seen) {
    if (next == cells.length) {
      assertTrue(seen.add(List.of(keys.key1(), keys.key2())));
      return;
    }
    fill(keys, cells, next + 1, seen);
    for (int colour = 0; colour < 2; colour++) {
      keys.place(colour, cells[next]);
      fill(keys, cells, next + 1, seen);
      keys.remove(colour, cells[next]);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void oneStoneIsAlwaysAnotherKeyAndTheOrderIsNone(int colours) {
    int cells = Keys.mostCells(colours);
    Set<List<Integer>> seen = new HashSet<>(Set.of(List.of(0, 0)));
    for (int cell = 0; cell < cells; cell++) {
      for (int colour = 0; colour < colours; colour++) {
        Keys keys = new Keys(cells, colours);
        keys.place(colour, cell);
        assertTrue(seen.add(List.of(keys.key1(), keys.key2())));
        assertEquals(0, cell < cells / 2 ? keys.key2() : keys.key1(), "half and half");
      }
    }
    Keys one = new Keys(cells, colours);
    Keys other = new Keys(cells, colours);
    one.place(0, 3);
    one.place(1, cells - 1);
    other.place(1, cells - 1);
    other.place(0, 3);
    assertEquals(List.of(one.key1(), one.key2()), List.of(other.key1(), other.key2()));
  }
}
