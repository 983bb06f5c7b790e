package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.Line;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.jspecify.annotations.Nullable;

/** The form of a report within a message. */
final class ReportCodec {
  /** The largest product on the largest board is less than e to this power. */
  private static final int MOST_LOGARITHM = 700 * Fields.ONE;

  private static final int MOST_PLAYERS = 4;
  private static final int MOST_CELLS = 2000;

  private static final Line ANY = new Line(List.of(), 0, 0, List.of(), -1);

  static final Report NONE = new Report(0, List.of());

  private static final PlayoutStatistics NO_STATISTICS =
      new PlayoutStatistics(0, List.of(), List.of());

  private ReportCodec() {}

  static Report fields(Fields fields, Report report) {
    int iterations = fields.number(report.iterations());
    List<Line> lines =
        fields.list(report.lines(), ANY, 0, AnalysisCodec.MOST_LINES, ReportCodec::line);
    PlayoutStatistics known = report.playoutStatistics();
    boolean has = fields.flag(known != null);
    PlayoutStatistics statistics = has ? statistics(fields, known) : null;
    return statistics == null
        ? new Report(iterations, lines)
        : new Report(iterations, lines, statistics);
  }

  private static Line line(Fields fields, Line line) {
    Line read =
        new Line(
            fields.moves(line.moves(), 1, TurnCodec.MOST_MOVES),
            fields.number(line.visits()),
            fields.share(line.value()),
            fields.list(line.winChances(), 0.0, 2, MOST_PLAYERS, Fields::share),
            fields.player(line.provenWinner()));
    fields.require(read.provenWinner() < read.winChances().size());
    return read;
  }

  private static PlayoutStatistics statistics(Fields fields, @Nullable PlayoutStatistics known) {
    PlayoutStatistics given = known == null ? NO_STATISTICS : known;
    return new PlayoutStatistics(
        fields.number(given.games()),
        fields.list(given.scores(), 1.0, 0, MOST_PLAYERS, ReportCodec::score),
        fields.list(given.heat(), List.of(), 0, MOST_PLAYERS, ReportCodec::heat));
  }

  /** A score, as thousandths of its logarithm. */
  private static double score(Fields fields, double score) {
    int logarithm = (int) Math.floor(Fields.ONE * Math.log(score) + 0.5);
    return Math.exp(fields.number(logarithm, 0, MOST_LOGARITHM) / (double) Fields.ONE);
  }

  /** The values of the cells of a colour, as thousandths plus 1, or 0 if unknown. */
  private static List<Double> heat(Fields fields, List<Double> values) {
    List<Integer> parts = new ArrayList<>();
    for (double value : values) {
      boolean known = value != PlayoutStatistics.UNKNOWN;
      parts.add(known ? 1 + (int) Math.floor(Fields.ONE * value + 0.5) : 0);
    }
    List<Double> read = new ArrayList<>();
    for (int part : fields.list(parts, 0, 0, MOST_CELLS, ReportCodec::part)) {
      read.add(part == 0 ? PlayoutStatistics.UNKNOWN : (part - 1) / (double) Fields.ONE);
    }
    return read;
  }

  private static int part(Fields fields, int part) {
    return fields.number(part, 0, 1 + Fields.ONE);
  }
}
