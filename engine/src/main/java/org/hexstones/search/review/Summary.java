package org.hexstones.search.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A game at a glance.
 *
 * @param turns all of them in order
 * @param accuracy by player, what they kept of their chances in the mean of their turns, 0 to 1; 1
 *     for who had no turn
 */
public record Summary(List<ReviewedTurn> turns, List<Double> accuracy) {
  public Summary {
    turns = List.copyOf(turns);
    accuracy = List.copyOf(accuracy);
  }

  static Summary of(List<ReviewedTurn> turns, int players) {
    List<Double> accuracy = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      double kept = 0;
      int count = 0;
      for (ReviewedTurn turn : turns) {
        if (turn.player() == player) {
          kept += 1 - turn.loss();
          count++;
        }
      }
      accuracy.add(count == 0 ? 1 : kept / count);
    }
    return new Summary(turns, accuracy);
  }

  /** The turns that gave most away, at most so many, the worst first; none that gave nothing. */
  public List<ReviewedTurn> turningPoints(int most) {
    List<ReviewedTurn> worst = new ArrayList<>();
    for (ReviewedTurn turn : turns) {
      if (turn.loss() > 0) {
        worst.add(turn);
      }
    }
    worst.sort(Comparator.comparingDouble(turn -> -turn.loss()));
    return List.copyOf(worst.subList(0, Math.min(most, worst.size())));
  }
}
