package org.hexstones.web.ui;

import java.util.List;

/**
 * The scores of a tournament of two games.
 *
 * @param first each player's score in the first game as digits; the player who had the first colour
 *     there comes first
 * @param second the same for the second game
 * @param sums the sum of both scores
 * @param over whether both games have ended
 * @param winner the winner's index in that order of players; or -1 for a tie
 */
public record TournamentSums(
    List<String> first, List<String> second, List<String> sums, boolean over, int winner) {
  public TournamentSums {
    first = List.copyOf(first);
    second = List.copyOf(second);
    sums = List.copyOf(sums);
  }
}
