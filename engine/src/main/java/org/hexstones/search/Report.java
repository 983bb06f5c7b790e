package org.hexstones.search;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a search knows at a moment.
 *
 * @param iterations what the knowledge rests on, those kept from earlier plies included
 * @param lines the best moves, best first; empty when the game is over
 * @param playoutStatistics what random games told, or null where nobody asked ({@link
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
