package org.hexstones.omny.ai;

import org.hexstones.hex.Board;
import org.hexstones.hex.Columns;
import org.hexstones.omny.OmnySetup;
import org.jspecify.annotations.Nullable;

/**
 * Takes a full board by runs: cells of a colour that follow each other in a column are one piece
 * (compare He, Chao and Suzuki, "A run-based two-scan labeling algorithm", 2008). There are half as
 * many of them as cells. In a column the colours take turns, so that of the runs of the column
 * before that touch one, each second has its colour.
 *
 * <p>This needs columns without gaps, each beginning and ending beside a cell of the one before it:
 * then every run but the first has a neighbour that comes earlier, the run before it or the first
 * that it touches in the column before, and which these are can be counted.
 */
final class FilledRuns extends FilledBoard {
  private final Columns columns;

  /** By column, its black cells, and its stars. */
  private final int[] black;

  private final int[] star;

  /** Column by column, the colour of each run. */
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

  /** Null for a board whose columns do not follow each other as they must. */
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

  /** Whether a cell touches one of the column before: the one in the same place, or the next. */
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
    // Of the column before: where its runs begin, the number of the first, and that one's colour.
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
      // The last run ends where one more would begin.
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
        // None in the first column.
        int last = Integer.bitCount(begun & (2 * next - 1)) - 1;
        // Each second of those touched has its colour.
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

  /** Joins a run to each second of those before it, from one to another. */
  private void join(int added, int from, int to) {
    final int[] up = parent;
    int root = added;
    up[added] = added;
    for (int other = from; other <= to; other += 2) {
      int found = find(up, other);
      // The first piece of a group stands for it.
      if (found < root) {
        up[root] = found;
        root = found;
      } else {
        up[found] = root;
      }
    }
  }
}
