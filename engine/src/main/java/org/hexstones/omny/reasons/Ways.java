package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * The ways to the three sides of Y. A smallest set of stones that joins three sides is three
 * shortest paths that meet in a cell.
 */
final class Ways {
  /** More stones than any board has cells: there is no way. */
  static final int NONE = 1 << 12;

  private final Board board;

  /** By side: its cells. */
  private final List<List<Integer>> sides = new ArrayList<>();

  /** The sides of a triangle: the lines of cells at an end of an axis, where it is no corner. */
  Ways(Board board) {
    this.board = board;
    for (int axis = 0; axis < Direction.COUNT; axis++) {
      List<Integer> side = new ArrayList<>();
      int most = Integer.MIN_VALUE;
      for (int cell = 0; cell < board.size(); cell++) {
        int along = along(cell, axis);
        if (along > most) {
          side.clear();
          most = along;
        }
        if (along == most) {
          side.add(cell);
        }
      }
      if (side.size() > 1) {
        sides.add(side);
      }
    }
  }

  private int along(int cell, int axis) {
    int coordinate =
        switch (axis % 3) {
          case 0 -> board.q(cell);
          case 1 -> board.r(cell);
          default -> -board.q(cell) - board.r(cell);
        };
    return axis < 3 ? coordinate : -coordinate;
  }

  /** The sides: each one's cells in the order of their names, so the ends come first and last. */
  List<List<Integer>> sides() {
    return sides;
  }

  /** The number of sides that cells touch. */
  int touched(List<Integer> cells) {
    int touched = 0;
    for (List<Integer> side : sides) {
      boolean here = false;
      for (int cell : cells) {
        here |= side.contains(cell);
      }
      touched += here ? 1 : 0;
    }
    return touched;
  }

  /** Whether cells are all on a side that none of the others is on. */
  boolean isNewSide(List<Integer> cells, List<Integer> others) {
    for (List<Integer> side : sides) {
      boolean isNew = side.containsAll(cells);
      for (int other : others) {
        isNew &= !side.contains(other);
      }
      if (isNew) {
        return true;
      }
    }
    return false;
  }

  /**
   * The least number of stones with which a colour joins all sides if the other one passes; {@link
   * #NONE} if it cannot.
   *
   * @param stones the stone on each cell
   */
  int needs(IntUnaryOperator stones, int colour) {
    int[] sums = sums(stones, colour);
    int least = NONE;
    for (int sum : sums) {
      least = Math.min(least, sum);
    }
    return least;
  }

  /** For each cell: the least number of stones on ways that meet there, or {@link #NONE}. */
  private int[] sums(IntUnaryOperator stones, int colour) {
    int[] sum = new int[board.size()];
    for (List<Integer> side : sides) {
      int[] away = distances(stones, colour, side);
      for (int cell = 0; cell < sum.length; cell++) {
        sum[cell] = Math.min(NONE, sum[cell] + away[cell]);
      }
    }
    for (int cell = 0; cell < sum.length; cell++) {
      // A free cell where the ways meet is on all of them, and needs one stone.
      boolean isFree = stones.applyAsInt(cell) == Position.NONE;
      sum[cell] -= sum[cell] < NONE && isFree ? sides.size() - 1 : 0;
    }
    return sum;
  }

  /**
   * The free cells without which none of the best ways that meet in a certain cell would be left:
   * each is alone at its distance from a side. Beside them no cell can be on all best ways.
   */
  List<Integer> narrows(IntUnaryOperator stones, int colour) {
    int[] sums = sums(stones, colour);
    int meeting = 0;
    for (int cell = 0; cell < sums.length; cell++) {
      meeting = sums[cell] < sums[meeting] ? cell : meeting;
    }
    int[] from = distances(stones, colour, List.of(meeting));
    boolean[] narrow = new boolean[sums.length];
    for (List<Integer> side : sides) {
      int[] away = distances(stones, colour, side);
      int[] only = new int[away[meeting] + 1];
      for (int cell = 0; cell < sums.length; cell++) {
        boolean isOn =
            stones.applyAsInt(cell) == Position.NONE
                && from[cell] + away[cell] - 1 == away[meeting];
        if (isOn) {
          // One more than the cell, or -1 for several cells.
          only[away[cell]] = only[away[cell]] == 0 ? cell + 1 : -1;
        }
      }
      for (int cell : only) {
        if (cell > 0) {
          narrow[cell - 1] = true;
        }
      }
    }
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < narrow.length; cell++) {
      if (narrow[cell]) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** For each cell: the free cells on the best path from a side, with the cell itself. */
  int[] distances(IntUnaryOperator stones, int colour, List<Integer> side) {
    int[] away = new int[board.size()];
    int[] ring = new int[board.size()];
    int[] nextRing = new int[board.size()];
    int inRing = 0;
    int inNext = 0;
    for (int cell = 0; cell < away.length; cell++) {
      away[cell] = NONE;
    }
    for (int cell : side) {
      int stone = stones.applyAsInt(cell);
      if (stone == colour) {
        away[cell] = 0;
        ring[inRing++] = cell;
      } else if (stone == Position.NONE) {
        away[cell] = 1;
        nextRing[inNext++] = cell;
      }
    }
    for (int far = 0; inRing + inNext > 0; far++) {
      for (int i = 0; i < inRing; i++) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int next = board.neighbour(ring[i], d);
          int stone = next == Board.NO_CELL ? 1 - colour : stones.applyAsInt(next);
          if (stone == colour && away[next] > far) {
            away[next] = far;
            ring[inRing++] = next;
          } else if (stone == Position.NONE && away[next] > far + 1) {
            away[next] = far + 1;
            nextRing[inNext++] = next;
          }
        }
      }
      int[] done = ring;
      ring = nextRing;
      nextRing = done;
      inRing = inNext;
      inNext = 0;
    }
    return away;
  }
}
