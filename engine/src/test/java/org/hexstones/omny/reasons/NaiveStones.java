package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.hexstones.game.Moves;
import org.hexstones.hex.Board;
import org.hexstones.omny.OmnySetup;

/** Stones on a board, and the rule of OMNY in its own words. It shares no code with the engine. */
final class NaiveStones {
  static final int FREE = -1;

  final OmnySetup setup;
  final Board board;
  final int[] at;
  final double komi;

  NaiveStones(OmnySetup setup, List<Integer> history) {
    this.setup = setup;
    board = setup.board();
    at = new int[board.size()];
    Arrays.fill(at, FREE);
    double named = setup.twiceKomi() / 2.0;
    for (int move : history) {
      if (Moves.isPlace(move)) {
        at[Moves.cell(move)] = Moves.colour(move);
      } else if (Moves.isKomi(move)) {
        named = Moves.twiceKomi(move) / 2.0;
      }
    }
    komi = named;
  }

  private NaiveStones(NaiveStones other) {
    setup = other.setup;
    board = other.board;
    at = other.at.clone();
    komi = other.komi;
  }

  NaiveStones with(int colour, int... cells) {
    NaiveStones more = new NaiveStones(this);
    for (int cell : cells) {
      more.at[cell] = colour;
    }
    return more;
  }

  NaiveStones without(int cell) {
    return with(FREE, cell);
  }

  Set<Integer> neighbours(int cell) {
    Set<Integer> around = new TreeSet<>();
    for (int other = 0; other < board.size(); other++) {
      int q = board.q(other) - board.q(cell);
      int r = board.r(other) - board.r(cell);
      if (Math.max(Math.abs(q + r), Math.max(Math.abs(q), Math.abs(r))) == 1) {
        around.add(other);
      }
    }
    return around;
  }

  /** The cells that can be reached from a cell over wanted ones. */
  Set<Integer> piece(int cell, IntPredicate wanted) {
    Set<Integer> piece = new TreeSet<>();
    boolean[] seen = new boolean[board.size()];
    fill(cell, wanted, seen);
    for (int one = 0; one < seen.length; one++) {
      if (seen[one]) {
        piece.add(one);
      }
    }
    return piece;
  }

  private void fill(int cell, IntPredicate wanted, boolean[] seen) {
    if (cell == Board.NO_CELL || seen[cell] || !wanted.test(cell)) {
      return;
    }
    seen[cell] = true;
    for (int d = 0; d < 6; d++) {
      fill(board.neighbour(cell, d), wanted, seen);
    }
  }

  Set<Integer> group(int stone) {
    return piece(stone, cell -> at[cell] == at[stone]);
  }

  Set<Set<Integer>> groups(int colour) {
    List<Set<Integer>> groups = new ArrayList<>();
    for (int cell = 0; cell < at.length; cell++) {
      int stone = cell;
      if (at[cell] == colour && groups.stream().noneMatch(group -> group.contains(stone))) {
        groups.add(group(cell));
      }
    }
    return Set.copyOf(groups);
  }

  /** The most stars in a piece of the board without these cells. */
  int worst(Set<Integer> group) {
    int most = 0;
    boolean[] seen = new boolean[board.size()];
    for (int cell = 0; cell < at.length; cell++) {
      if (!seen[cell] && !group.contains(cell)) {
        Set<Integer> piece = piece(cell, one -> !group.contains(one));
        piece.forEach(one -> seen[one] = true);
        piece.retainAll(setup.stars());
        most = Math.max(most, piece.size());
      }
    }
    return most;
  }

  /** The worst cut of the best group of a colour. */
  int worst(int colour) {
    List<Integer> all = new ArrayList<>();
    groups(colour).forEach(group -> all.add(worst(group)));
    return all.isEmpty() ? setup.stars().size() : Collections.min(all);
  }

  double limit(int colour) {
    double half = setup.stars().size() / 2.0;
    return colour == 1 ? half - komi : half + komi;
  }

  boolean wins(int colour, Set<Integer> group) {
    return worst(group) <= limit(colour);
  }

  boolean hasWon(int colour) {
    return groups(colour).stream().anyMatch(group -> wins(colour, group));
  }

  /** The cells on which one stone makes a winning group. */
  Set<Integer> winningCells(int colour) {
    Set<Integer> cells = new TreeSet<>();
    for (int cell = 0; cell < at.length; cell++) {
      if (at[cell] == FREE && wins(colour, with(colour, cell).group(cell))) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** The sides of a triangle: the cells in line with two of its corners. */
  List<Set<Integer>> sides() {
    List<Integer> corners = setup.stars();
    List<Set<Integer>> sides = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int one = corners.get(i);
      int other = corners.get((i + 1) % 3);
      Set<Integer> side = new TreeSet<>();
      for (int cell = 0; cell < at.length; cell++) {
        if (isBetween(board.q(one), board.q(other), board.q(cell))
            && isBetween(board.r(one), board.r(other), board.r(cell))
            && isBetween(sum(one), sum(other), sum(cell))) {
          side.add(cell);
        }
      }
      sides.add(side);
    }
    return sides;
  }

  private int sum(int cell) {
    return board.q(cell) + board.r(cell);
  }

  private static boolean isBetween(int one, int other, int value) {
    return Math.min(one, other) <= value && value <= Math.max(one, other);
  }
}
