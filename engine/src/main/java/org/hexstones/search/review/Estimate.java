package org.hexstones.search.review;

import java.util.List;

/**
 * What a review found out about one position.
 *
 * @param chances by player: the chance to win, 0 to 1
 * @param best the best line found; empty if the game is over
 * @param proved whether the chances are exact
 */
record Estimate(List<Double> chances, List<Integer> best, boolean proved) {
  Estimate {
    chances = List.copyOf(chances);
    best = List.copyOf(best);
  }

  /** The exact result of a position that a player wins. */
  static Estimate won(int winner, int players, List<Integer> best) {
    Double[] chances = new Double[players];
    for (int player = 0; player < players; player++) {
      chances[player] = player == winner ? 1.0 : 0.0;
    }
    return new Estimate(List.of(chances), best, true);
  }

  double chance(int player) {
    return chances.get(player);
  }

  /** Whether a player is proved to win. */
  boolean isWonBy(int player) {
    return proved && chance(player) == 1;
  }

  /** Whether another player is proved to win. */
  boolean isLostBy(int player) {
    return proved && chance(player) == 0;
  }
}
