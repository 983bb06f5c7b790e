package org.hexstones.omny.ai;

import org.hexstones.hex.Board;
import org.hexstones.hex.Columns;
import org.hexstones.omny.OmnySetup;
import org.jspecify.annotations.Nullable;

/**
 * Reads a full board by runs. A run is a sequence of cells of one colour in a column, and is one
 * piece (compare He, Chao and Suzuki, "A run-based two-scan labeling algorithm", 2008). A random
 * board has half as many runs as cells. The colours in a column alternate, so that a run has the
 * colour of every second run that it touches in the column before.
 *
 * <p>This needs columns without gaps, and the first and the last cell of each column must touch the
 * column before. Then every run but the first has an earlier neighbour: the run before it in its
 * column, or the first run that it touches in the column before. The code finds these by counting
 * bits.
 */
final class FilledRuns extends FilledBoard {
  private final Columns columns;

  /** By column: its black cells and its stars. */
  private final int[] black;

  private final int[] star;

  /** Column by column: the colour of each run. */
  private final int[] tint;

  private FilledRuns(OmnySetup setup, Columns columns) {
    super(setup);
    this.columns = columns;
    black = new int[columns.count()];
    star = new int[columns.count()];
    tint = new int[size];
    int[] stars = new int[size];
    for (int cell : setup.stars()) {
      stars[cell] = 1;
    }
    columns.gather(stars, star);
  }

  /** The runs of a set-up, or null if the board's columns are unsuitable. */
  static @Nullable FilledRuns of(OmnySetup setup) {
    Board board = setup.board();
    Columns columns = Columns.of(board);
    return columns != null && follow(columns.cells()) ? new FilledRuns(setup, columns) : null;
  }

  private static boolean follow(int[] columns) {
    boolean follow = true;
    int before = ~0;
    for (int column : columns) {
      int first = column & -column;
      int last = Integer.highestOneBit(column);
      boolean whole = column != 0 && (column & (column + first)) == 0;
      follow &= whole && touch(first, before) && touch(last, before);
      before = column;
    }
    return follow;
  }

  /** Whether a cell touches the column before, at the same place or the next. */
  private static boolean touch(int cell, int before) {
    return ((cell | cell << 1) & before) != 0;
  }

  @Override
  int[] tints(int[] colours) {
    return tint;
  }

  @Override
  int link(int[] colours) {
    columns.gather(colours, black);
    final int[] cells = columns.cells();
    final int[] stars = star;
    final int[] tints = tint;
    final int[] before = earlier;
    final int[] collected = weight;
    // For the column before: the cells where its runs begin, the number of its first run, and the
    // colour of that run.
    int begun = 0;
    int from = 0;
    int tintBefore = 0;
    int i = 0;
    for (int column = 0; column < cells.length; column++) {
      int all = cells[column];
      int lowest = all & -all;
      int blacks = black[column];
      int begins = ((blacks ^ blacks << 1) & all) | lowest;
      int starred = stars[column];
      int colour = (blacks & lowest) == 0 ? 0 : 1;
      // The bit after the last cell ends the last run.
      int rest = (begins ^ lowest) | (all + lowest);
      int first = lowest;
      int touched = Math.max(0, Integer.bitCount(begun & (2 * first - 1)) - 1);
      int start = i;
      int tintStart = colour;
      while (rest != 0) {
        int next = rest & -rest;
        rest ^= next;
        tints[i] = colour;
        collected[i] = Integer.bitCount((next - first) & starred);
        before[i] = i > start ? i - 1 : from + touched;
        // -1 in the first column.
        int last = Integer.bitCount(begun & (2 * next - 1)) - 1;
        // Every second touched run has the colour of this run.
        int same = from + touched + ((touched ^ tintBefore ^ colour) & 1);
        join(i, same, from + last);
        touched = Math.max(0, last);
        first = next;
        colour ^= 1;
        i++;
      }
      begun = begins;
      from = start;
      tintBefore = tintStart;
    }
    return i;
  }

  /** Joins a run to every second one of the earlier runs in a range. */
  private void join(int added, int from, int to) {
    final int[] up = parent;
    int root = added;
    up[added] = added;
    for (int other = from; other <= to; other += 2) {
      int found = find(up, other);
      // The root of a group is its first piece.
      if (found < root) {
        up[root] = found;
        root = found;
      } else {
        up[found] = root;
      }
    }
  }
}
