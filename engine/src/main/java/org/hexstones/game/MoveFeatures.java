package org.hexstones.game;

/**
 * The features of moves, as numbers: local patterns, sizes of groups, the place on the board. Their
 * weights are learned. A move's logit is the sum of its features' weights. The features have the
 * same meaning on every board, so that one set of weights serves all.
 */
public interface MoveFeatures {
  /** The number of features. */
  int count();

  /** The maximum number of features of a move. */
  int mostOfMove();

  /** Reads the present position. The other methods refer to it until the next call. */
  void look();

  /**
   * The weight of each feature. The weights are learned and always the same. A search reads them
   * once.
   */
  float[] weights();

  /**
   * Writes the features of a legal move that is no {@link SearchSupport#isRareChoice}.
   *
   * @param into has room for {@link #mostOfMove()}
   * @return the number of features
   */
  int of(int move, int[] into);

  /**
   * Reads the present position and writes the ratings of moves: the sums of their features'
   * weights.
   *
   * @param moves legal moves that are no rare choices, from one index up to another
   * @param weights one for each feature, always the same array
   * @param into receives the sums, at the same indices
   */
  void rate(int[] moves, int from, int to, float[] weights, float[] into);
}
