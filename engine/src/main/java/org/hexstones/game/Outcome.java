package org.hexstones.game;

import java.util.List;

/**
 * The outcome of a game.
 *
 * @param ranking the players, best first; there are no ties
 */
public record Outcome(List<Integer> ranking) {
  public Outcome {
    ranking = List.copyOf(ranking);
  }

  public int winner() {
    return ranking.get(0);
  }
}
