package org.hexstones.omny.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.hexstones.Effort;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.omny.Naive;
import org.hexstones.omny.OmnySetup;
import org.hexstones.omny.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FilledBoardTest {
  /** Also what the rules rest on: a full board has a winner, whatever board, stars and komi. */
  @Test
  void everyFullBoardHasAWinnerAndItIsFound() {
    Rng rng = new Rng(5);
    int both = 0;
    int byRuns = 0;
    for (int i = 0; i < Effort.of(20_000); i++) {
      OmnySetup setup = Samples.setup(rng, i % 10 == 0 ? 90 : 25);
      Board board = setup.board();
      FilledBoard runs = FilledRuns.of(setup);
      FilledBoard filled = runs == null || i % 2 == 0 ? new FilledCells(setup) : runs;
      byRuns += filled == runs ? 1 : 0;
      int twiceKomi = rng.below(setup.stars().size());
      int bias = 1 + rng.below(9);
      int[] colours = new int[board.size() + 1];
      for (int cell = 0; cell < board.size(); cell++) {
        assertEquals(cell, filled.cell[filled.place[cell]]);
        colours[filled.place[cell]] = rng.below(10) < bias ? 1 : 0;
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
    assertTrue(byRuns > 100, "boards taken by runs: " + byRuns);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sunder 5", "sunder 10", "gyre 6", "y 11", "free-y 4,4,4,5,3,5", "omny hexhex:5"})
  void theBoardsThatArePlayedOnAreTakenByRuns(String text) {
    OmnySetup setup = Samples.setup(text);
    FilledBoard runs = Objects.requireNonNull(FilledRuns.of(setup));
    FilledBoard cells = new FilledCells(setup);
    Rng rng = new Rng(7);
    int size = setup.board().size();
    int[] ofRuns = new int[size + 1];
    int[] ofCells = new int[size + 1];
    ofCells[size] = -1;
    for (int i = 0; i < 500; i++) {
      for (int cell = 0; cell < size; cell++) {
        int colour = rng.below(2);
        ofRuns[runs.place[cell]] = colour;
        ofCells[cells.place[cell]] = colour;
      }
      int twiceKomi = rng.below(3);
      assertEquals(cells.winner(ofCells, twiceKomi), runs.winner(ofRuns, twiceKomi));
    }
  }

  private static Set<Integer> winners(
      OmnySetup setup, FilledBoard filled, int[] colours, int twiceKomi) {
    Set<Integer> winners = new HashSet<>();
    for (int colour = 0; colour < 2; colour++) {
      int wanted = colour;
      for (Set<Integer> group :
          Naive.pieces(setup.board(), cell -> colours[filled.place[cell]] == wanted)) {
        if (Naive.wins(setup, colour, twiceKomi, group)) {
          winners.add(colour);
        }
      }
    }
    return winners;
  }
}
