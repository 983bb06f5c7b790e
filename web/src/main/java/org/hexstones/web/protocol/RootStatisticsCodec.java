package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.RootStatistics;
import org.jspecify.annotations.Nullable;

/**
 * The statistics of a search's root, a line of numbers for each move: see {@link
 * RootStatistics.OfMove}.
 */
final class RootStatisticsCodec {
  /** The count of a line's numbers beside the wins, of which there is one for each player. */
  private static final int OTHERS = 5;

  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 4;

  /** The maximum number of visits of a move between two messages. */
  private static final int MOST_VISITS = 1_000_000;

  private RootStatisticsCodec() {}

  static String write(RootStatistics statistics) {
    List<String> lines = new ArrayList<>();
    for (RootStatistics.OfMove of : statistics.moves()) {
      List<Integer> numbers = new ArrayList<>();
      numbers.add(of.move());
      numbers.add(of.visits());
      numbers.add(of.reward());
      numbers.add(of.raveVisits());
      numbers.add(of.raveReward());
      numbers.addAll(of.wins());
      lines.add(Lines.numbers(numbers));
    }
    return Lines.join(lines);
  }

  /** Reads the lines from an index on; null if one of them has another form. */
  static @Nullable RootStatistics read(List<String> lines, int from) {
    List<RootStatistics.OfMove> moves = new ArrayList<>();
    for (int i = from; i < lines.size(); i++) {
      List<Integer> numbers = Lines.readNumbers(lines.get(i));
      RootStatistics.OfMove move = numbers == null ? null : move(numbers);
      if (move == null) {
        return null;
      }
      moves.add(move);
    }
    return moves.isEmpty() ? null : new RootStatistics(moves);
  }

  private static RootStatistics.@Nullable OfMove move(List<Integer> numbers) {
    int players = numbers.size() - OTHERS;
    if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
      return null;
    }
    List<Integer> wins = numbers.subList(OTHERS, numbers.size());
    int visits = numbers.get(1);
    int rave = numbers.get(3);
    double won = 0;
    for (int one : wins) {
      won += one;
    }
    // Each reward is at most one, and sums are rounded.
    boolean whole =
        Lines.areSearched(numbers.subList(0, 1))
            && visits <= MOST_VISITS
            && rave <= MOST_VISITS
            && won <= visits
            && numbers.get(2) <= RootStatistics.PARTS * (visits + 1)
            && numbers.get(4) <= RootStatistics.PARTS * (rave + 1);
    return whole
        ? new RootStatistics.OfMove(
            numbers.get(0), visits, wins, numbers.get(2), rave, numbers.get(4))
        : null;
  }
}
