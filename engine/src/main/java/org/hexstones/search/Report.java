package org.hexstones.search;

import java.util.List;

/**
 * What a search knows at a moment.
 *
 * @param iterations what the knowledge rests on, those kept from earlier plies included
 * @param lines the best moves, best first; empty when the game is over
 */
public record Report(int iterations, List<Line> lines) {
  public Report {
    lines = List.copyOf(lines);
  }
}
