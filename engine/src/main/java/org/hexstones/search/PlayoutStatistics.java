package org.hexstones.search;

import java.util.ArrayList;
import java.util.List;

/**
 * Statistics of the playouts from a position. The playouts begin at leaves of the search tree, so
 * they are better than random games and worse than good play.
 *
 * @param games the number of playouts since the position became the root
 * @param scores by player: the expected points at the end, as the geometric mean over these games;
 *     empty for a game without points, and before the first playout
 * @param heat by colour, then by cell: the mover's expected reward if a stone of that colour is on
 *     the cell at the end, 0 to 1; a RAVE value, combined with the mean of the search if the search
 *     has visited the move; {@link #UNKNOWN} if there are too few games
 */
public record PlayoutStatistics(int games, List<Double> scores, List<List<Double>> heat) {
  /** The value for too few games. */
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
