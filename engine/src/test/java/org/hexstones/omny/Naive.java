package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexstones.game.Outcome;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;

/** The rule of OMNY in its own words: sets of cells, flooded anew each time. */
final class Naive {
  private Naive() {}

  /** The sets into which the wanted cells of a board fall. */
  static List<Set<Integer>> pieces(Board board, IntPredicate wanted) {
    Set<Integer> left =
        new TreeSet<>(IntStream.range(0, board.size()).filter(wanted).boxed().toList());
    List<Set<Integer>> pieces = new ArrayList<>();
    while (!left.isEmpty()) {
      Set<Integer> piece = new TreeSet<>();
      List<Integer> reached = new ArrayList<>(List.of(left.iterator().next()));
      while (!reached.isEmpty()) {
        int cell = reached.remove(reached.size() - 1);
        if (left.remove(cell)) {
          piece.add(cell);
          for (int d = 0; d < 6; d++) {
            reached.add(board.neighbour(cell, d));
          }
        }
      }
      pieces.add(piece);
    }
    return pieces;
  }

  static List<Set<Integer>> groups(Position position, int colour) {
    return pieces(position.board(), cell -> position.stoneAt(cell) == colour);
  }

  static List<Set<Integer>> cuts(Board board, Set<Integer> group) {
    return pieces(board, cell -> !group.contains(cell));
  }

  static int stars(OmnySetup setup, Set<Integer> cells) {
    return (int) cells.stream().filter(setup.stars()::contains).count();
  }

  /** The most stars in a cut of this group. */
  static int worst(OmnySetup setup, Set<Integer> group) {
    return cuts(setup.board(), group).stream().mapToInt(cut -> stars(setup, cut)).max().orElse(0);
  }

  static boolean wins(OmnySetup setup, int colour, int twiceKomi, Set<Integer> group) {
    double komi = twiceKomi / 2.0;
    double half = setup.stars().size() / 2.0;
    return worst(setup, group) <= (colour == 1 ? half - komi : half + komi);
  }

  /** The colours that have a winning group. */
  static Set<Integer> winners(OmnyPosition position) {
    OmnySetup setup = (OmnySetup) position.setup();
    Set<Integer> winners = new HashSet<>();
    for (int colour = 0; colour < 2; colour++) {
      for (Set<Integer> group : groups(position, colour)) {
        if (wins(setup, colour, position.twiceKomi(), group)) {
          winners.add(colour);
        }
      }
    }
    return winners;
  }

  /** Everything a position keeps or tells of groups and wins, against a recount. */
  static void recount(Position asked) {
    OmnyPosition position = (OmnyPosition) asked;
    OmnySetup setup = (OmnySetup) position.setup();
    Set<Integer> winners = winners(position);
    assertEquals(position.isOver() ? Set.of(position.maker()) : Set.of(), winners);
    if (position.isOver()) {
      int winner = setup.misere() ? 1 - position.maker() : position.maker();
      Outcome outcome = position.outcome();
      assertNotNull(outcome);
      assertEquals(position.playerOf(winner), outcome.winner());
    }
    for (int colour = 0; colour < 2; colour++) {
      int best = setup.stars().size() + 1;
      for (Set<Integer> group : groups(position, colour)) {
        best = Math.min(best, worst(setup, group));
        assertEquals(1, group.stream().map(position::groupAt).distinct().count());
        assertEquals(true, group.contains(position.groupAt(group.iterator().next())));
      }
      Standing standing = position.standing(colour);
      assertEquals(winners.contains(colour), standing.wins());
      assertEquals(standing.group() == Position.NONE, standing.cells().isEmpty());
      if (standing.group() == Position.NONE) {
        assertEquals(setup.stars().size() + 1, best);
        assertEquals(setup.stars().size(), standing.worst());
      } else {
        assertEquals(best, standing.worst());
        Set<Integer> group = new TreeSet<>(standing.cells());
        assertEquals(true, groups(position, colour).contains(group));
        Set<Set<Integer>> told = new HashSet<>();
        standing.cuts().forEach(cut -> told.add(new TreeSet<>(cut.cells())));
        assertEquals(new HashSet<>(cuts(setup.board(), group)), told);
      }
    }
  }
}
