package org.hexstones.tools.novices;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnySetup;

/**
 * Looks at the shortest way that joins the sides of the board: for each free cell, how many stones
 * the ways from it to all sides need. On boards other than triangles it takes the sides that have
 * more than one cell, too.
 */
final class PathPlan implements Plan {
  private final boolean own;
  private final List<int[]> sides;

  /**
   * @param own whether it builds its own way, or stands in the opponent's
   */
  PathPlan(OmnySetup setup, boolean own) {
    this.own = own;
    sides = sides(setup.board());
  }

  /**
   * The cells with the lowest or highest coordinate on one of the three axes, if several have it.
   */
  private static List<int[]> sides(Board board) {
    List<int[]> found = new ArrayList<>();
    for (int axis = 0; axis < Direction.COUNT; axis++) {
      int most = Integer.MIN_VALUE;
      for (int cell = 0; cell < board.size(); cell++) {
        most = Math.max(most, along(board, cell, axis));
      }
      int[] side = new int[board.size()];
      int count = 0;
      for (int cell = 0; cell < board.size(); cell++) {
        if (along(board, cell, axis) == most) {
          side[count++] = cell;
        }
      }
      if (count > 1) {
        found.add(Arrays.copyOf(side, count));
      }
    }
    return found;
  }

  private static int along(Board board, int cell, int axis) {
    int coordinate =
        switch (axis % 3) {
          case 0 -> board.q(cell);
          case 1 -> board.r(cell);
          default -> -board.q(cell) - board.r(cell);
        };
    return axis < 3 ? coordinate : -coordinate;
  }

  @Override
  public double liking(Position position, int move) {
    int mine = Moves.colour(move);
    int colour = own ? mine : 1 - mine;
    int[] costs = Costs.of(position, colour, sides);
    return -costs[Moves.cell(move)];
  }

  /** For each cell: the free cells on the shortest ways from it to all sides, itself once a way. */
  private static final class Costs {
    private Costs() {}

    static int[] of(Position position, int colour, List<int[]> sides) {
      Board board = position.board();
      int[] sum = new int[board.size()];
      for (int[] side : sides) {
        int[] away = distances(position, colour, side);
        for (int cell = 0; cell < sum.length; cell++) {
          sum[cell] += away[cell];
        }
      }
      return sum;
    }

    /** A search by rings: a stone of the colour costs nothing, a free cell 1, the others bar. */
    private static int[] distances(Position position, int colour, int[] side) {
      Board board = position.board();
      int far = board.size();
      int[] away = new int[far];
      Arrays.fill(away, far);
      for (int cell : side) {
        away[cell] = cost(position, colour, cell, far);
      }
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int cell = 0; cell < far; cell++) {
          int step = cost(position, colour, cell, far);
          for (int d = 0; d < Direction.COUNT && step < far; d++) {
            int next = board.neighbour(cell, d);
            if (next != Board.NO_CELL && away[next] + step < away[cell]) {
              away[cell] = away[next] + step;
              changed = true;
            }
          }
        }
      }
      return away;
    }

    private static int cost(Position position, int colour, int cell, int far) {
      int stone = position.stoneAt(cell);
      return stone == colour ? 0 : stone == Position.NONE ? 1 : far;
    }
  }
}
