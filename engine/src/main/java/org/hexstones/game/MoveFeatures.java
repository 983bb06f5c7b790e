package org.hexstones.game;

/**
 * What can be seen of a move at a glance, as numbers of features: local patterns, sizes of groups,
 * place on the board. What each is worth is learnt, and a move's logit is the sum over its
 * features. The numbers mean the same on every board, so that one set of weights serves all.
 */
public interface MoveFeatures {
  /** Features are numbered below this. */
  int count();

  /** No move has more features. */
  int mostOfMove();

  /** Looks at the position as it is now; what follows speaks of it until the next look. */
  void look();

  /**
   * What each feature is worth, one number each: learnt, and always the same. Read once for a
   * search.
   */
  float[] weights();

  /**
   * Writes the features of a move that may be made now and is no {@link
   * SearchSupport#isRareChoice}.
   *
   * @param into has room for {@link #mostOfMove()}
   * @return how many there are
   */
  int of(int move, int[] into);

  /**
   * Looks at the position as it is now and writes what moves are worth: the sum of their features'
   * weights.
   *
   * @param moves moves that may be made now and are no rare choices, from one index up to another
   * @param weights one for each feature, always the same array
   * @param into at the same indices, their sums
   */
  void rate(int[] moves, int from, int to, float[] weights, float[] into);
}
