package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexstones.game.Rng;
import org.hexstones.game.Stones;
import org.hexstones.hex.Board;
import org.junit.jupiter.api.Test;

class GroupsTest {
  @Test
  void sumsOverGroupsAreWhatACountGives() {
    Rng rng = new Rng(17);
    for (int i = 0; i < 400; i++) {
      Board board = Samples.board(rng, i % 8 == 0 ? 120 : 40);
      int[] starOf = IntStream.range(0, board.size()).map(cell -> rng.below(2)).toArray();
      Stones stones = new Stones(board);
      Groups groups = new Groups(board, stones, starOf);
      List<Integer> placed = new ArrayList<>();
      int bias = 1 + rng.below(9);
      for (int step = 0; step < 2 * board.size(); step++) {
        boolean back = !placed.isEmpty() && (stones.freeCells() == 0 || rng.below(3) == 0);
        if (back) {
          groups.remove();
          stones.remove(placed.remove(placed.size() - 1));
        } else {
          int cell = stones.free(rng.below(stones.freeCells()));
          stones.place(rng.below(10) < bias ? 1 : 0, cell);
          placed.add(cell);
          int root = groups.add(cell);
          assertEquals(root, groups.find(cell));
        }
        if (rng.below(4) == 0) {
          recount(board, stones, groups, starOf);
        }
      }
    }
  }

  private static void recount(Board board, Stones stones, Groups groups, int[] starOf) {
    for (int colour = 0; colour < 2; colour++) {
      int wanted = colour;
      for (Set<Integer> group : Naive.pieces(board, cell -> stones.at(cell) == wanted)) {
        int root = groups.find(group.iterator().next());
        group.forEach(cell -> assertEquals(root, groups.find(cell)));
        assertEquals(group.size(), groups.size(root));
        assertEquals(group.stream().mapToInt(cell -> starOf[cell]).sum(), groups.stars(root));
        assertEquals(Naive.cuts(board, group).size(), groups.cuts(root));
      }
    }
  }
}
