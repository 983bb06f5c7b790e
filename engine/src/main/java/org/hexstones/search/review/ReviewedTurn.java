package org.hexstones.search.review;

import java.util.List;

/**
 * The review of one turn.
 *
 * @param begin the number of moves before it
 * @param end the number of moves after it, including its own
 * @param player the player who made it
 * @param chances by player: the chance to win before it, with the best line found, 0 to 1
 * @param better the best line found instead: the turn and its probable continuation
 * @param loss the player's loss of chance, 0 to 1
 * @param proved whether the chances are exact
 */
public record ReviewedTurn(
    int begin,
    int end,
    int player,
    List<Double> chances,
    List<Integer> better,
    double loss,
    boolean proved) {
  public ReviewedTurn {
    chances = List.copyOf(chances);
    better = List.copyOf(better);
  }
}
