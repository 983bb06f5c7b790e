package org.hexstones.search.endgame;

import org.hexstones.game.Endgame;

/**
 * Finds the moves that a symmetry of the present state maps onto each other. What is proven for one
 * holds for all. Symmetries are used only in the first plies, because later states are rarely
 * symmetric.
 */
final class SimilarMoves {
  private static final int PLIES = 4;

  private final Endgame endgame;
  private final int[][] symmetries;

  SimilarMoves(Endgame endgame) {
    this.endgame = endgame;
    symmetries = endgame.symmetries();
  }

  /** The number of symmetries that may hold in the present state. */
  int count() {
    return endgame.plies() < PLIES ? symmetries.length : 0;
  }

  /**
   * Whether a symmetry maps all stones of the present state onto stones of their own colour. The
   * stones at the beginning are, so only the cells that were free then matter.
   */
  boolean holds(int symmetry) {
    int[] map = symmetries[symmetry];
    for (int cell = 0; cell < map.length; cell++) {
      if (endgame.colourAt(map[cell]) != endgame.colourAt(cell)) {
        return false;
      }
    }
    return true;
  }

  int image(int symmetry, int cell) {
    return symmetries[symmetry][cell];
  }
}
