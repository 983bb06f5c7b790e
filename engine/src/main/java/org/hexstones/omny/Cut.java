package org.hexstones.omny;

import java.util.List;

/**
 * What a group leaves of the board, or one piece of it: cells that hang together, none of them the
 * group's.
 *
 * @param stars how many of them are star cells
 * @param cells in rising order
 */
public record Cut(int stars, List<Integer> cells) {
  public Cut {
    cells = List.copyOf(cells);
  }
}
