package org.hexstones.game;

/**
 * Random games from the present state of one position to the end. They reuse their memory: a run
 * allocates nothing and overwrites the results of the run before.
 */
public interface Playouts {
  /** Plays a random game from the present position. The position does not change. */
  void run(Rng rng);

  /**
   * Declares the present stones permanent: until the next call, all runs begin at positions that
   * contain them. An implementation may ignore it.
   */
  default void settle() {}

  /**
   * The reward of a player for the finished game, from 0 for the worst result to 1 for the best.
   * The rewards of two players add up to 1, apart from rounding.
   */
  double reward(int player);

  /** Whether the game has points, so that {@link #score} is available. */
  default boolean hasScores() {
    return false;
  }

  /**
   * A player's points at the end of the random game, apart from rounding; above 0. Only if {@link
   * #hasScores}.
   */
  default double score(int player) {
    throw new UnsupportedOperationException("a game without points");
  }

  /**
   * The colour on a cell at the end of the random game, or {@link Position#NONE} if it stayed free.
   * All-moves-as-first statistics need it.
   */
  int colourAt(int cell);

  /**
   * The colours of all cells at once. A cell that stayed free has a number that is no colour of the
   * game. Callers must not write to the array; it is valid until the next run.
   */
  int[] colours();
}
