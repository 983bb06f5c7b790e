package org.hexstones.web.view;

import java.util.Arrays;
import org.hexstones.game.Position;

/** What a game shows on the cells beside the stones: stars, groups, highlights. */
public final class CellMarks {
  private final boolean[] stars;
  private final int[] groups;
  private final String[] css;

  /** No stars, no groups, no highlights, on a board of that many cells. */
  public CellMarks(int cells) {
    stars = new boolean[cells];
    groups = new int[cells];
    css = new String[cells];
    Arrays.fill(groups, Position.NONE);
    Arrays.fill(css, "");
  }

  /** Puts a star on a cell. */
  public void star(int cell) {
    stars[cell] = true;
  }

  /** Says which group a cell is in, by what its stones share; {@link Position#NONE} for none. */
  public void group(int cell, int number) {
    groups[cell] = number;
  }

  /** Gives a cell the look of these classes. */
  public void highlight(int cell, String classes) {
    css[cell] = " " + classes;
  }

  public boolean isStar(int cell) {
    return stars[cell];
  }

  /** The classes of a cell's highlight, each after a space. */
  String css(int cell) {
    return css[cell];
  }

  /** How many stones the group on a cell has, 0 on a free one. */
  public int groupSize(int cell) {
    int size = 0;
    for (int group : groups) {
      if (group != Position.NONE && group == groups[cell]) {
        size++;
      }
    }
    return size;
  }

  /** Whether the cell is the first of its group. */
  boolean isFirstOfGroup(int cell) {
    for (int other = 0; other < cell; other++) {
      if (groups[other] == groups[cell]) {
        return false;
      }
    }
    return groups[cell] != Position.NONE;
  }
}
