package org.hexstones.search;

import java.util.List;

/**
 * What a search has found out of the moves at its position, for another one that thinks about the
 * same position: sums, which are added to the other's own.
 */
public record Findings(List<OfMove> moves) {
  public static final Findings NONE = new Findings(List.of());

  /** Rewards are told in so many parts of one. */
  public static final int PARTS = 1000;

  public Findings {
    moves = List.copyOf(moves);
  }

  /**
   * What is known of one move.
   *
   * @param visits iterations that made it
   * @param wins how many of these each player won
   * @param reward what they were worth to the mover, added up, in {@link #PARTS}
   * @param rapidVisits games in which it was made, whenever
   * @param rapidReward what those were worth to the mover, added up, in {@link #PARTS}
   */
  public record OfMove(
      int move, int visits, List<Integer> wins, int reward, int rapidVisits, int rapidReward) {
    public OfMove {
      wins = List.copyOf(wins);
    }
  }
}
