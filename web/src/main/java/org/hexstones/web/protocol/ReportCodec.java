package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.Line;
import org.hexstones.search.PlayoutStatistics;
import org.hexstones.search.Report;
import org.jspecify.annotations.Nullable;

/**
 * A report as lines of numbers. The first line has the iterations and the number of moves. Each
 * move has a line. If there are statistics of playouts, then follow their number of games, their
 * scores as thousandths of logarithms, and for each colour a line with the values of cells, as
 * thousandths plus 1, or 0 if unknown.
 */
final class ReportCodec {
  private static final int BEFORE_CHANCES = 4;

  /** The largest product on the largest board is less than e to this power. */
  private static final int MOST_LOGARITHM = 700 * Fractions.ONE;

  private static final int MOST_PLAYERS = 4;

  private ReportCodec() {}

  static String write(Report report) {
    StringBuilder text = new StringBuilder();
    List<Line> lines =
        report.lines().subList(0, Math.min(AnalysisCodec.MOST_LINES, report.lines().size()));
    text.append(report.iterations()).append(' ').append(lines.size());
    for (Line line : lines) {
      text.append('\n').append(write(line));
    }
    PlayoutStatistics playoutStatistics = report.playoutStatistics();
    if (playoutStatistics != null) {
      List<Integer> numbers = new ArrayList<>();
      numbers.add(playoutStatistics.games());
      for (double score : playoutStatistics.scores()) {
        numbers.add(Fractions.write(Math.log(score)));
      }
      text.append('\n').append(Lines.numbers(numbers));
      for (List<Double> ofColour : playoutStatistics.heat()) {
        List<Integer> heat = new ArrayList<>();
        for (double value : ofColour) {
          heat.add(value == PlayoutStatistics.UNKNOWN ? 0 : 1 + Fractions.write(value));
        }
        text.append('\n').append(Lines.numbers(heat));
      }
    }
    return text.toString();
  }

  private static String write(Line line) {
    List<Integer> numbers = new ArrayList<>();
    numbers.add(line.visits());
    numbers.add(Fractions.write(line.value()));
    numbers.add(line.provenWinner() + 1);
    numbers.add(line.winChances().size());
    for (double chance : line.winChances()) {
      numbers.add(Fractions.write(chance));
    }
    numbers.addAll(line.moves().subList(0, Math.min(TurnCodec.MOST_MOVES, line.moves().size())));
    return Lines.numbers(numbers);
  }

  /** Reads a report from the lines, beginning at an index; null if they are none. */
  static @Nullable Report read(List<String> lines, int from) {
    List<Integer> head = from < lines.size() ? Lines.readNumbers(lines.get(from)) : null;
    if (head == null || head.size() != 2 || head.get(1) > AnalysisCodec.MOST_LINES) {
      return null;
    }
    int end = from + 1 + head.get(1);
    List<Line> moves = new ArrayList<>();
    for (int i = from + 1; i < end; i++) {
      Line move = i < lines.size() ? readLine(lines.get(i)) : null;
      if (move == null) {
        return null;
      }
      moves.add(move);
    }
    if (end == lines.size()) {
      return new Report(head.get(0), moves);
    }
    PlayoutStatistics playoutStatistics = readPlayoutStatistics(lines.subList(end, lines.size()));
    return playoutStatistics == null ? null : new Report(head.get(0), moves, playoutStatistics);
  }

  private static @Nullable Line readLine(String text) {
    List<Integer> numbers = Lines.readNumbers(text);
    int players =
        numbers == null || numbers.size() < BEFORE_CHANCES ? 0 : numbers.get(BEFORE_CHANCES - 1);
    if (numbers == null || players < 2 || players > MOST_PLAYERS) {
      return null;
    }
    int end = BEFORE_CHANCES + players;
    if (numbers.size() <= end
        || numbers.size() > end + TurnCodec.MOST_MOVES
        || !Lines.areSearched(numbers.subList(end, numbers.size()))
        || numbers.get(2) > players) {
      return null;
    }
    List<Double> value = Fractions.read(numbers, 1, 2);
    List<Double> chances = Fractions.read(numbers, BEFORE_CHANCES, end);
    return value == null || chances == null
        ? null
        : new Line(
            numbers.subList(end, numbers.size()),
            numbers.get(0),
            value.get(0),
            chances,
            numbers.get(2) - 1);
  }

  private static @Nullable PlayoutStatistics readPlayoutStatistics(List<String> lines) {
    List<Integer> head = Lines.readNumbers(lines.get(0));
    if (head == null || head.isEmpty() || head.size() > 1 + MOST_PLAYERS || lines.size() > 5) {
      return null;
    }
    List<Double> scores = new ArrayList<>();
    for (int logarithm : head.subList(1, head.size())) {
      if (logarithm > MOST_LOGARITHM) {
        return null;
      }
      scores.add(Math.exp(logarithm / (double) Fractions.ONE));
    }
    List<List<Double>> heat = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      List<Integer> numbers = Lines.readNumbers(line);
      if (numbers == null) {
        return null;
      }
      List<Double> ofColour = new ArrayList<>();
      for (int number : numbers) {
        if (number > 1 + Fractions.ONE) {
          return null;
        }
        ofColour.add(
            number == 0 ? PlayoutStatistics.UNKNOWN : (number - 1) / (double) Fractions.ONE);
      }
      heat.add(ofColour);
    }
    return new PlayoutStatistics(head.get(0), scores, heat);
  }
}
