package org.hexstones.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The present results of a search.
 *
 * @param iterations the number of iterations in the results, including those kept from earlier
 *     plies
 * @param lines the best moves, best first; empty if the game is over
 * @param playoutStatistics the statistics of playouts, or null if they are not recorded ({@link
 *     Search#recordPlayouts})
 */
public record Report(
    int iterations, List<Line> lines, @Nullable PlayoutStatistics playoutStatistics) {
  public Report {
    lines = List.copyOf(lines);
  }

  public Report(int iterations, List<Line> lines) {
    this(iterations, lines, null);
  }
}
