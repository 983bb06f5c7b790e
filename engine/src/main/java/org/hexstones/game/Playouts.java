package org.hexstones.game;

/**
 * Random games from the present state of one position to the end. Reuses its memory: a run
 * allocates nothing, and its results are overwritten by the next.
 */
public interface Playouts {
  /** Plays one random game on from the position as it is now; the position is not changed. */
  void run(Rng rng);

  /**
   * Takes the stones that lie there now for settled: all runs until this is called again begin at
   * positions in which they lie there still. A machine that makes nothing of it ignores it.
   */
  default void settle() {}

  /**
   * What the finished game is worth to a player: 0 for the worst result to 1 for the best. Of two
   * players' rewards the sum is 1, to rounding.
   */
  double reward(int player);

  /** Whether the game has points, so that {@link #score} tells them. */
  default boolean hasScores() {
    return false;
  }

  /**
   * How many points a player has when the random game has ended, to rounding; above 0. Only where
   * {@link #hasScores}.
   */
  default double score(int player) {
    throw new UnsupportedOperationException("a game without points");
  }

  /**
   * The colour on a cell when the random game ended, or {@link Position#NONE} where it stayed free:
   * what all-moves-as-first statistics are made from.
   */
  int colourAt(int cell);

  /**
   * The same of all cells at once: by cell its colour, and what is no colour of the game where it
   * stayed free. Not to be written to, and good until the next run.
   */
  int[] colours();
}
