package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;

/**
 * The cells on which one stone makes a winning group. A cut depends on the stones of one colour
 * alone, so such a cell remains one until there is a stone on it.
 */
final class WinningCells {
  private WinningCells() {}

  /** Those of a colour, in ascending order, whoever is to move; none if the game is over. */
  static List<Integer> of(OmnyPosition position, int colour) {
    List<Integer> cells = new ArrayList<>();
    int size = position.isOver() ? 0 : position.board().size();
    for (int cell = 0; cell < size; cell++) {
      if (position.stoneAt(cell) == Position.NONE && position.winsWith(colour, cell)) {
        cells.add(cell);
      }
    }
    return cells;
  }
}
