package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;

/** Sets of cells of a board, found by flood fill. */
final class Region {
  private Region() {}

  /**
   * The cells that can be reached from a cell over wanted ones, the cell first.
   *
   * @param seen the cells that are not to be reached; those that are reached are added
   */
  static int[] from(Board board, int cell, boolean[] seen, IntPredicate wanted) {
    int[] adjacency = board.adjacency();
    int size = board.size();
    int[] cells = new int[size];
    int count = 0;
    cells[count++] = cell;
    seen[cell] = true;
    for (int i = 0; i < count; i++) {
      int first = cells[i] * Direction.COUNT;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = adjacency[first + d];
        if (next < size && !seen[next] && wanted.test(next)) {
          seen[next] = true;
          cells[count++] = next;
        }
      }
    }
    return Arrays.copyOf(cells, count);
  }

  /** The cells of the group of a stone, in ascending order. */
  static List<Integer> group(OmnyPosition position, int stone) {
    int group = position.groupAt(stone);
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) != Position.NONE && position.groupAt(cell) == group) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /**
   * Whether connected cells, all with stones of a colour, would be a winning group.
   *
   * @param group by cell: whether it is one of them; the method changes it
   */
  static boolean wins(OmnyPosition position, int colour, boolean[] group) {
    Board board = position.board();
    boolean[] star = new boolean[board.size()];
    position.setup().stars().forEach(cell -> star[cell] = true);
    int goal = Setting.goal(position, colour);
    for (int cell = 0; cell < board.size(); cell++) {
      if (!group[cell]) {
        int stars = 0;
        for (int reached : from(board, cell, group, next -> true)) {
          stars += star[reached] ? 1 : 0;
        }
        if (stars > goal) {
          return false;
        }
      }
    }
    return true;
  }

  /** The largest group of a colour that has stones on cells; empty without any. */
  static List<Integer> largestGroup(OmnyPosition position, int colour, int[] cells) {
    int[] sizes = new int[position.board().size()];
    int best = Board.NO_CELL;
    for (int cell : cells) {
      if (position.stoneAt(cell) == colour) {
        int group = position.groupAt(cell);
        sizes[group]++;
        best = best == Board.NO_CELL || sizes[group] > sizes[best] ? group : best;
      }
    }
    return best == Board.NO_CELL ? List.of() : group(position, best);
  }
}
