package org.hexstones.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shapes;
import org.junit.jupiter.api.Test;

final class StonesTest {
  private static final Board BOARD = Board.of(Shapes.parse("hexhex:4").orThrow());

  private static Set<Integer> free(Stones stones) {
    Set<Integer> free = new TreeSet<>();
    for (int i = 0; i < stones.freeCells(); i++) {
      free.add(stones.free(i));
    }
    return free;
  }

  @Test
  void everyStoneOnEveryCellHasItsOwnTwoHashes() {
    Stones stones = new Stones(BOARD);
    Set<Integer> first = new HashSet<>(Set.of(stones.hash1()));
    Set<Integer> second = new HashSet<>(Set.of(stones.hash2()));
    for (int cell = 0; cell < BOARD.size(); cell++) {
      for (int colour = 0; colour < 4; colour++) {
        stones.place(colour, cell);
        assertTrue(first.add(stones.hash1()));
        assertTrue(second.add(stones.hash2()));
        stones.remove(cell);
      }
    }
    assertTrue(first.contains(stones.hash1()) && stones.hash1() == new Stones(BOARD).hash1());
    assertEquals(new Stones(BOARD).hash2(), stones.hash2());
    first.retainAll(second);
    assertTrue(first.size() <= 1, "the two are independent");
  }

  @Test
  void pairsOfStonesHaveTheirOwnHashesToo() {
    Stones stones = new Stones(BOARD);
    Set<List<Integer>> seen = new HashSet<>();
    Set<Integer> first = new HashSet<>();
    int pairs = 0;
    for (int one = 0; one < BOARD.size(); one++) {
      stones.place(0, one);
      for (int other = one + 1; other < BOARD.size(); other++) {
        stones.place(1, other);
        assertTrue(seen.add(List.of(stones.hash1(), stones.hash2())));
        first.add(stones.hash1());
        pairs++;
        stones.remove(other);
      }
      stones.remove(one);
    }
    assertEquals(pairs, first.size());
  }

  @Test
  void theOrderOfStonesIsNotInTheHash() {
    Stones one = new Stones(BOARD);
    Stones other = new Stones(BOARD);
    one.place(0, 5);
    one.place(1, 9);
    one.place(2, 30);
    other.place(2, 30);
    other.place(0, 5);
    other.place(1, 9);
    assertEquals(one.hash1(), other.hash1());
    assertEquals(one.hash2(), other.hash2());
  }

  @Test
  void theFreeCellsAreThoseWithoutAStone() {
    Stones stones = new Stones(BOARD);
    Rng rng = new Rng(3);
    int[] placed = new int[BOARD.size()];
    int count = 0;
    for (int step = 0; step < 2000; step++) {
      boolean place = count == 0 || (count < BOARD.size() && rng.below(2) == 0);
      if (place) {
        int cell = stones.free(rng.below(stones.freeCells()));
        stones.place(rng.below(4), cell);
        placed[count++] = cell;
      } else {
        stones.remove(placed[--count]);
      }
      assertEquals(BOARD.size() - count, stones.freeCells());
      Set<Integer> free = free(stones);
      assertEquals(stones.freeCells(), free.size());
      int[] cells = new int[BOARD.size()];
      assertEquals(free.size(), stones.cells(cells));
      Set<Integer> all = new HashSet<>();
      for (int i = 0; i < cells.length; i++) {
        assertTrue(all.add(cells[i]));
        assertEquals(i < free.size(), free.contains(cells[i]));
        assertEquals(i < free.size(), stones.at(cells[i]) == Position.NONE);
      }
    }
    assertEquals(Position.NONE, stones.at(BOARD.size()), "off the board");
  }
}
