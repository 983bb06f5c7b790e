package org.hexstones.web.ui.board;

import java.util.Arrays;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/** What a game shows on cells beside the stones: stars, groups, highlights. */
public final class CellMarks {
  private final boolean[] stars;
  private final int[] groups;
  private final String[] css;

  /** The sides of each cell at the edge that a colour has reached: six bits for each colour. */
  private final int[] reached;

  private boolean sizesCount;
  private boolean allStars;

  /** No marks, for a board of that many cells. */
  public CellMarks(int cells) {
    stars = new boolean[cells];
    groups = new int[cells];
    css = new String[cells];
    reached = new int[cells];
    Arrays.fill(groups, Position.NONE);
    Arrays.fill(css, "");
  }

  /** Puts a star on a cell. */
  public void star(int cell) {
    stars[cell] = true;
  }

  /**
   * Sets the group of a cell, named by one of the group's cells; {@link Position#NONE} for none.
   */
  public void group(int cell, int number) {
    groups[cell] = number;
  }

  /** Shows that a colour has reached these sides of a cell at the edge, a bit each. */
  public void reach(int colour, int cell, int directions) {
    reached[cell] |= directions << (colour * Direction.COUNT);
  }

  /** The sides of a cell at the edge that a colour has reached, a bit each. */
  int reached(int colour, int cell) {
    return (reached[cell] >> (colour * Direction.COUNT)) & ((1 << Direction.COUNT) - 1);
  }

  /** From now on the sizes of groups are what the score is made of. */
  public void countSizes() {
    sizesCount = true;
  }

  public boolean sizesCount() {
    return sizesCount;
  }

  /** Adds a CSS class to those of a cell. */
  public void add(int cell, String name) {
    css[cell] += " " + name;
  }

  /** Highlights a cell with these CSS classes. */
  public void highlight(int cell, String classes) {
    css[cell] = " " + classes;
  }

  /** Makes every cell a star cell without a sign. */
  public void starAll() {
    allStars = true;
  }

  /** Whether a cell is a star cell, with a sign or without. */
  public boolean isStarCell(int cell) {
    return allStars || stars[cell];
  }

  public boolean isAllStars() {
    return allStars;
  }

  public boolean isStar(int cell) {
    return stars[cell];
  }

  /** The CSS classes of a cell's highlight, each after a space. */
  public String css(int cell) {
    return css[cell];
  }

  /** Whether a cell has this CSS class. */
  public boolean any(String name) {
    for (String classes : css) {
      if (classes.contains(name)) {
        return true;
      }
    }
    return false;
  }

  /** The number of stones in each cell's group; 0 for a free cell. */
  public int[] groupSizes() {
    int[] counts = new int[groups.length];
    for (int group : groups) {
      if (group != Position.NONE) {
        counts[group]++;
      }
    }
    int[] sizes = new int[groups.length];
    for (int cell = 0; cell < groups.length; cell++) {
      sizes[cell] = groups[cell] == Position.NONE ? 0 : counts[groups[cell]];
    }
    return sizes;
  }

  /** Whether two cells belong to the same group. */
  public boolean isSameGroup(int cell, int other) {
    return groups[cell] != Position.NONE && groups[cell] == groups[other];
  }

  /**
   * The number that each cell shows: the size of a group on its stone nearest to the group's
   * middle, else 0. Groups of one show none.
   */
  public int[] numbers(Board board) {
    int[] sizes = groupSizes();
    int[] q = new int[groups.length];
    int[] r = new int[groups.length];
    for (int cell = 0; cell < groups.length; cell++) {
      if (sizes[cell] > 0) {
        q[groups[cell]] += board.q(cell);
        r[groups[cell]] += board.r(cell);
      }
    }
    int[] nearest = new int[groups.length];
    double[] least = new double[groups.length];
    for (int cell = 0; cell < groups.length; cell++) {
      if (sizes[cell] > 1) {
        int group = groups[cell];
        double dq = board.q(cell) - (double) q[group] / sizes[cell];
        double dr = board.r(cell) - (double) r[group] / sizes[cell];
        // As large as the rounding is no difference: then the first cell has the number.
        double distance = dq * dq + dq * dr + dr * dr + 1e-9;
        if (least[group] == 0 || distance + 1e-9 < least[group]) {
          least[group] = distance;
          nearest[group] = cell;
        }
      }
    }
    int[] numbers = new int[groups.length];
    for (int cell = 0; cell < groups.length; cell++) {
      numbers[cell] = sizes[cell] > 1 && nearest[groups[cell]] == cell ? sizes[cell] : 0;
    }
    return numbers;
  }

  /** The directions in which a cell's neighbours belong to its group, a bit each. */
  public int links(Board board, int cell) {
    int links = 0;
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      int next = board.neighbour(cell, direction);
      if (next != Board.NO_CELL && isSameGroup(cell, next)) {
        links |= 1 << direction;
      }
    }
    return links;
  }
}
