package org.hexstones.search.review;

import java.util.List;

/**
 * One turn of a game that was looked back at.
 *
 * @param begin how many moves had been made before it
 * @param end how many had been made after it
 * @param player who made it
 * @param chances each player's chance to win before it, with the best play found, 0 to 1
 * @param better the best play found instead: the turn and what might follow
 * @param loss how much of their own chance the player gave away, 0 to 1
 * @param proved whether the chances are certain
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
