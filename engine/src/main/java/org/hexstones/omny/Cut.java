package org.hexstones.omny;

import java.util.List;

/**
 * A cut of a group: one connected piece of the board without the group's cells.
 *
 * @param stars the number of its star cells
 * @param cells in ascending order
 */
public record Cut(int stars, List<Integer> cells) {
  public Cut {
    cells = List.copyOf(cells);
  }
}
