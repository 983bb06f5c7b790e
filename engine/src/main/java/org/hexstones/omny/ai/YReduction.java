package org.hexstones.omny.ai;

import org.hexstones.hex.Board;
import org.hexstones.hex.Shape;
import org.hexstones.omny.OmnySetup;
import org.hexstones.omny.StarSet;
import org.jspecify.annotations.Nullable;

/**
 * The reduction of Y: a board of one row less has a cell for each three mutual neighbours that form
 * a triangle pointing the same way as the board, and the cell has the colour of the majority. A
 * colour wins on a full board if and only if it wins on the smaller one. The last board has one
 * cell, which has the winner's colour. With a probability for each cell instead of a colour, as if
 * the cells of a triangle were independent, the last cell's probability estimates the winning
 * chance (Jack van Rijswijck, "Search and evaluation in Hex", 2002, and "Set Colouring Games", PhD
 * thesis, University of Alberta, 2006).
 */
final class YReduction {
  private static final int CORNERS = 3;

  private final int side;

  /** By index of the largest board, row after row from a corner: the cell. */
  private final int[] cells;

  /** All boards one after the other, from the largest to a single cell: white's probabilities. */
  private final double[] probability;

  /** The same: how much the estimate grows with this probability. */
  private final double[] slope;

  private YReduction(Board board) {
    cells = new int[board.size()];
    int rows = 0;
    while (rows * (rows + 1) / 2 < cells.length) {
      rows++;
    }
    side = rows;
    for (int cell = 0; cell < cells.length; cell++) {
      int row = side - 1 - board.q(cell);
      cells[row * (row + 1) / 2 + board.r(cell)] = cell;
    }
    probability = new double[side * (side + 1) * (side + 2) / 6];
    slope = new double[probability.length];
  }

  /**
   * Whether the game is Y with a stone a turn: not another board, other stars, a komi, misère, or
   * two stones a turn, to which no bridge holds.
   */
  static boolean suits(OmnySetup setup) {
    return setup.board().shape() instanceof Shape.Triangle
        && setup.starSet() == StarSet.Named.CORNERS
        && setup.stars().size() == CORNERS
        && setup.twiceKomi() == 0
        && !setup.balance().namesKomi()
        && setup.balance().stonesPerTurn() == 1
        && !setup.misere();
  }

  /** The reduction, or null if it does not suit the game. */
  static @Nullable YReduction of(OmnySetup setup) {
    return suits(setup) ? new YReduction(setup.board()) : null;
  }

  /** By cell: the sides of the board that it touches, one bit each. */
  byte[] sides() {
    byte[] sides = new byte[cells.length];
    int i = 0;
    for (int row = 0; row < side; row++) {
      for (int column = 0; column <= row; column++) {
        int left = column == 0 ? 1 : 0;
        int right = column == row ? 2 : 0;
        sides[cells[i++]] = (byte) (left | right | (row == side - 1 ? 4 : 0));
      }
    }
    return sides;
  }

  /**
   * White's estimated chance.
   *
   * @param white by cell: the probability that it becomes white
   */
  double estimate(double[] white) {
    final double[] p = probability;
    for (int i = 0; i < cells.length; i++) {
      p[i] = white[cells[i]];
    }
    int from = 0;
    int into = cells.length;
    for (int rows = side - 1; rows > 0; rows--) {
      int next = into;
      for (int row = 0; row < rows; row++) {
        int below = from + row + 1;
        double left = p[below];
        for (int column = 0; column <= row; column++) {
          double top = p[from++];
          double right = p[++below];
          double both = top * left;
          p[into++] = both + right * (top + left - both - both);
          left = right;
        }
      }
      from = next;
    }
    return p[from];
  }

  /**
   * The derivatives of the last {@link #estimate} by each cell's probability, by backpropagation.
   *
   * @param into receives them by cell
   */
  void differentiate(double[] into) {
    final double[] p = probability;
    final double[] g = slope;
    int from = g.length - 1;
    g[from] = 1;
    for (int rows = 1; rows < side; rows++) {
      int larger = from - (rows + 1) * (rows + 2) / 2;
      int top = larger;
      g[top] = 0;
      for (int row = 0; row < rows; row++) {
        int below = top + row + 1;
        double a = p[below];
        double fromLeft = 0;
        for (int column = 0; column <= row; column++) {
          // A cell is in up to three triangles. Those of the row above have been added up before.
          double weight = g[from++];
          double b = p[top];
          double c = p[below + 1];
          g[top++] += weight * (a + c - 2 * a * c);
          g[below++] = fromLeft + weight * (b + c - 2 * b * c);
          fromLeft = weight * (a + b - 2 * a * b);
          a = c;
        }
        g[below] = fromLeft;
      }
      from = larger;
    }
    for (int i = 0; i < cells.length; i++) {
      into[cells[i]] = g[i];
    }
  }
}
