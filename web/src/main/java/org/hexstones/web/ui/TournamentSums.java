package org.hexstones.web.ui;

import java.util.List;

/**
 * How a tournament of two games stands.
 *
 * @param first each player's score in the first game, in digits; first the one who had the first
 *     colour there
 * @param second the same in the second game
 * @param sums the same of both
 * @param over whether both games are at their end
 * @param winner who has won then, in that order of players; or -1 for a tie
 */
public record TournamentSums(
    List<String> first, List<String> second, List<String> sums, boolean over, int winner) {
  public TournamentSums {
    first = List.copyOf(first);
    second = List.copyOf(second);
    sums = List.copyOf(sums);
  }
}
