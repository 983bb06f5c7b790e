package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.search.RootStatistics;

/** The form of the statistics of a search's root within a message. */
final class RootStatisticsCodec {
  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 4;

  /** The maximum number of visits of a move between two messages. */
  private static final int MOST_VISITS = 1_000_000;

  private static final RootStatistics.OfMove ANY =
      new RootStatistics.OfMove(0, 0, List.of(0, 0), 0, 0, 0);

  private RootStatisticsCodec() {}

  static RootStatistics fields(Fields fields, RootStatistics statistics) {
    return new RootStatistics(
        fields.list(
            statistics.moves(), ANY, 1, PlayedGame.MOST_MOVES, RootStatisticsCodec::fields));
  }

  private static RootStatistics.OfMove fields(Fields fields, RootStatistics.OfMove of) {
    RootStatistics.OfMove read =
        new RootStatistics.OfMove(
            fields.move(of.move()),
            fields.number(of.visits(), 0, MOST_VISITS),
            fields.list(of.wins(), 0, FEWEST_PLAYERS, MOST_PLAYERS, Fields::number),
            fields.number(of.reward()),
            fields.number(of.raveVisits(), 0, MOST_VISITS),
            fields.number(of.raveReward()));
    double won = 0;
    for (int one : read.wins()) {
      won += one;
    }
    // Each reward is at most one, and sums are rounded.
    fields.require(
        won <= read.visits()
            && read.reward() <= RootStatistics.PARTS * (read.visits() + 1)
            && read.raveReward() <= RootStatistics.PARTS * (read.raveVisits() + 1));
    return read;
  }
}
