package org.hexstones.omny;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.parse.Parsed;

/** The parts of the named star sets. */
enum StarPart {
  ALL {
    @Override
    Parsed<int[]> cells(Board board) {
      return where(board, cell -> true);
    }
  },
  /** The cells with fewer than six neighbours. */
  PERIMETER {
    @Override
    Parsed<int[]> cells(Board board) {
      return where(board, cell -> board.degree(cell) < Direction.COUNT);
    }
  },
  /** The cells with at most three neighbours. */
  CORNERS {
    @Override
    Parsed<int[]> cells(Board board) {
      return where(board, cell -> board.degree(cell) <= 3);
    }
  },
  /** The cell at the mean of all coordinates. */
  CENTRE {
    @Override
    Parsed<int[]> cells(Board board) {
      int[] mean = meanInThirds(board);
      boolean onCell = mean.length == 2 && mean[0] % 3 == 0 && mean[1] % 3 == 0;
      int cell = onCell ? board.cellAt(mean[0] / 3, mean[1] / 3) : Board.NO_CELL;
      return cell == Board.NO_CELL
          ? Parsed.refused(OmnyProblem.NO_CENTRE)
          : Parsed.ok(new int[] {cell});
    }
  },
  /**
   * The three cells that meet at the mean of all coordinates, if this is a vertex. If it is the
   * centre of a cell, the three cells around that cell in directions 0, 2 and 4.
   */
  TRIANGLE {
    @Override
    Parsed<int[]> cells(Board board) {
      int[] mean = meanInThirds(board);
      if (mean.length == 0) {
        return Parsed.refused(OmnyProblem.NO_TRIANGLE);
      }
      int q = Math.floorDiv(mean[0], 3);
      int r = Math.floorDiv(mean[1], 3);
      int thirdsQ = Math.floorMod(mean[0], 3);
      int thirdsR = Math.floorMod(mean[1], 3);
      // Other than at the centre of a cell, three cells meet only at (1/3, 1/3) and (2/3, 2/3).
      if (thirdsQ != thirdsR) {
        return Parsed.refused(OmnyProblem.NO_TRIANGLE);
      }
      int[] cells =
          thirdsQ == 0
              ? new int[] {
                board.cellAt(q + 1, r), board.cellAt(q - 1, r + 1), board.cellAt(q, r - 1)
              }
              : new int[] {
                board.cellAt(q + 1, r),
                board.cellAt(q, r + 1),
                thirdsQ == 1 ? board.cellAt(q, r) : board.cellAt(q + 1, r + 1)
              };
      for (int cell : cells) {
        if (cell == Board.NO_CELL) {
          return Parsed.refused(OmnyProblem.NO_TRIANGLE);
        }
      }
      return Parsed.ok(cells);
    }
  };

  /** The cells of this part, each once, or a refusal if this board has no such part. */
  abstract Parsed<int[]> cells(Board board);

  private static Parsed<int[]> where(Board board, IntPredicate wanted) {
    int[] cells = new int[board.size()];
    int count = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      if (wanted.test(cell)) {
        cells[count++] = cell;
      }
    }
    return Parsed.ok(Arrays.copyOf(cells, count));
  }

  /** Three times the mean q and the mean r of all cells; empty if they are not whole numbers. */
  private static int[] meanInThirds(Board board) {
    int q = 0;
    int r = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      q += board.q(cell);
      r += board.r(cell);
    }
    int size = board.size();
    boolean whole = 3 * q % size == 0 && 3 * r % size == 0;
    return whole ? new int[] {3 * q / size, 3 * r / size} : new int[0];
  }
}
