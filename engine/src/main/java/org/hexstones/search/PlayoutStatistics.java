package org.hexstones.search;

import java.util.ArrayList;
import java.util.List;

/**
 * What the random games of a search told of a position. They go on from where the search had come
 * to, by its own choice of moves, so they are better than chance alone and worse than good play.
 *
 * @param games how many there were since the position was come to
 * @param scores by player, the points expected at the end: the geometric mean over those games;
 *     empty for a game without points and before the first of them
 * @param heat by colour, then by cell, what the game is worth to its mover where a stone of that
 *     colour comes to lie there, 0 to 1: RAVE values, drawn towards the search's own where a stone
 *     has been tried there; {@link #UNKNOWN} where too few games tell
 */
public record PlayoutStatistics(int games, List<Double> scores, List<List<Double>> heat) {
  /** Where nothing is known. */
  public static final double UNKNOWN = -1;

  public PlayoutStatistics {
    scores = List.copyOf(scores);
    List<List<Double>> copy = new ArrayList<>();
    for (List<Double> ofColour : heat) {
      copy.add(List.copyOf(ofColour));
    }
    heat = List.copyOf(copy);
  }
}
