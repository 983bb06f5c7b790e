package org.hexstones.search;

import java.util.List;

/**
 * What a search has found out of the moves at its position, for another one that thinks about the
 * same position: sums, which are added to the other's own.
 */
public record RootStatistics(List<OfMove> moves) {
  public static final RootStatistics NONE = new RootStatistics(List.of());

  /** Rewards are told in so many parts of one. */
  public static final int PARTS = 1000;

  public RootStatistics {
    moves = List.copyOf(moves);
  }

  /**
   * What is known of one move.
   *
   * @param visits iterations that made it
   * @param wins how many of these each player won
   * @param reward what they were worth to the mover, added up, in {@link #PARTS}
   * @param raveVisits games in which it was made, whenever
   * @param raveReward what those were worth to the mover, added up, in {@link #PARTS}
   */
  public record OfMove(
      int move, int visits, List<Integer> wins, int reward, int raveVisits, int raveReward) {
    public OfMove {
      wins = List.copyOf(wins);
    }
  }
}
