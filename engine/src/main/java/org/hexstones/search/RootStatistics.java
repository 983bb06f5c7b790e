package org.hexstones.search;

import java.util.List;

/**
 * Statistics of the moves at a search's position, for another search of the same position. They are
 * sums, which the other search adds to its own.
 */
public record RootStatistics(List<OfMove> moves) {
  public static final RootStatistics NONE = new RootStatistics(List.of());

  /** The value of a reward of 1 in the sums. */
  public static final int PARTS = 1000;

  public RootStatistics {
    moves = List.copyOf(moves);
  }

  /**
   * The statistics of one move.
   *
   * @param visits the number of iterations that made the move
   * @param wins by player: the number of these iterations that the player won
   * @param reward the sum of the mover's rewards in these iterations, in {@link #PARTS}
   * @param raveVisits the number of games in which the move was made at any time
   * @param raveReward the sum of the mover's rewards in those games, in {@link #PARTS}
   */
  public record OfMove(
      int move, int visits, List<Integer> wins, int reward, int raveVisits, int raveReward) {
    public OfMove {
      wins = List.copyOf(wins);
    }
  }
}
