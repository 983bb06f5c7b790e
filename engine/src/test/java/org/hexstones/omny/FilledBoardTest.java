package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.hexstones.Effort;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.junit.jupiter.api.Test;

class FilledBoardTest {
  /** Also what the rules rest on: a full board has a winner, whatever board, stars and komi. */
  @Test
  void everyFullBoardHasAWinnerAndItIsFound() {
    Rng rng = new Rng(5);
    int both = 0;
    for (int i = 0; i < Effort.of(20_000); i++) {
      OmnySetup setup = Samples.setup(rng, i % 10 == 0 ? 90 : 25);
      Board board = setup.board();
      FilledBoard filled = new FilledBoard(setup);
      int twiceKomi = rng.below(setup.stars().size());
      int bias = 1 + rng.below(9);
      int[] colours = new int[board.size() + 1];
      for (int cell = 0; cell < board.size(); cell++) {
        assertEquals(cell, filled.cell(filled.place(cell)));
        colours[filled.place(cell)] = rng.below(10) < bias ? 1 : 0;
      }
      colours[board.size()] = -1;
      Set<Integer> winners = winners(setup, filled, colours, twiceKomi);
      assertFalse(winners.isEmpty());
      for (int colour = 0; colour < 2; colour++) {
        assertEquals(winners.contains(colour), filled.hasWinner(colour, colours, twiceKomi));
      }
      int found = filled.winner(colours, twiceKomi);
      if (found == FilledBoard.PERHAPS_BOTH) {
        both++;
        assertEquals(0, (setup.stars().size() + twiceKomi) % 2, "races need an even number");
      } else {
        assertEquals(Set.of(found), winners);
      }
    }
    assertTrue(both > 100, "races met: " + both);
  }

  private static Set<Integer> winners(
      OmnySetup setup, FilledBoard filled, int[] colours, int twiceKomi) {
    Set<Integer> winners = new HashSet<>();
    for (int colour = 0; colour < 2; colour++) {
      int wanted = colour;
      for (Set<Integer> group :
          Naive.pieces(setup.board(), cell -> colours[filled.place(cell)] == wanted)) {
        if (Naive.wins(setup, colour, twiceKomi, group)) {
          winners.add(colour);
        }
      }
    }
    return winners;
  }
}
