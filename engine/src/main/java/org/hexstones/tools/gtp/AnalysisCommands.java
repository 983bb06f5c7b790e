package org.hexstones.tools.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Clock;
import org.hexstones.search.Line;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.search.endgame.Solver;

/** The commands that analyse the position and play no move. */
final class AnalysisCommands {
  private static final int MOST_LINES = 100;
  private static final int SOME_LINES = 5;
  private static final int MOST_SECONDS = 86_400;
  private static final int SOME_SECONDS = 60;

  /** The number of the solver's steps between two checks of the clock. */
  private static final int STEPS = 1000;

  private final Table table;
  private final MoveFinder finder;
  private final Clock clock;

  AnalysisCommands(Table table, MoveFinder finder, Clock clock) {
    this.table = table;
    this.finder = finder;
    this.clock = clock;
  }

  List<Command> all() {
    return List.of(
        new Command("analyze", "[LINES]", 0, 1, this::analyze),
        Command.of("hint", line -> hint()),
        new Command("solve", "[SECONDS]", 0, 1, this::solve));
  }

  private Parsed<String> analyze(GtpLine line) {
    return number(line, SOME_LINES, MOST_LINES)
        .then(
            lines ->
                table.play().isOver()
                    ? Parsed.refused(MoveProblem.GAME_OVER)
                    : Parsed.ok(write(finder.analyse(table.play(), lines))));
  }

  private Parsed<String> hint() {
    Play play = table.play();
    return play.isOver()
        ? Parsed.refused(MoveProblem.GAME_OVER)
        : finder.find(play).map(moves -> TurnText.write(moves, play));
  }

  private Parsed<String> solve(GtpLine line) {
    return number(line, SOME_SECONDS, MOST_SECONDS).then(this::solve);
  }

  private Parsed<String> solve(int seconds) {
    Play play = table.play();
    if (play.isOver()) {
      return Parsed.refused(MoveProblem.GAME_OVER);
    }
    Solver solver = Solver.of(play);
    if (solver == null) {
      return Parsed.refused(GtpProblem.NOT_SOLVABLE);
    }
    double end = clock.millis() + 1000.0 * seconds;
    while (solver.run(STEPS)) {
      if (clock.millis() > end) {
        return Parsed.refused(GtpProblem.NOT_SOLVED, seconds);
      }
    }
    Solution solution = solver.solution();
    return solution == null
        ? Parsed.refused(GtpProblem.NOT_SOLVED, seconds)
        : Parsed.ok(write(solution));
  }

  private String write(Solution solution) {
    Play play = table.play();
    boolean none = solution.winner() == Position.NONE;
    StringBuilder text = new StringBuilder("winner ");
    text.append(none ? "none" : Colour.of(play.position().colourOf(solution.winner())).word());
    if (!solution.leads().isEmpty()) {
      text.append(" lead");
      for (int colour = 0; colour < solution.leads().size(); colour++) {
        double lead = solution.leads().get(play.position().playerOf(colour));
        text.append(' ').append(Colour.of(colour).word());
        text.append(String.format(Locale.ROOT, " %.0f", lead));
      }
    }
    return text + line(solution.moves());
  }

  private String write(Report report) {
    List<String> lines = new ArrayList<>();
    for (Line line : report.lines()) {
      lines.add(write(line));
    }
    return String.join("\n", lines);
  }

  private String write(Line line) {
    Position position = table.play().position();
    StringBuilder text = new StringBuilder();
    text.append("move ").append(TurnText.write(List.of(line.move()), table.play()));
    text.append(" visits ").append(line.visits()).append(" chance");
    for (int colour = 0; colour < line.winChances().size(); colour++) {
      double chance = line.winChances().get(position.playerOf(colour));
      text.append(' ').append(Colour.of(colour).word());
      text.append(String.format(Locale.ROOT, " %.3f", chance));
    }
    if (line.provenWinner() != Position.NONE) {
      text.append(" proved ");
      text.append(Colour.of(position.colourOf(line.provenWinner())).word());
    }
    return text + line(line.moves());
  }

  /** Writes moves as arguments of {@code play} commands. */
  private String line(List<Integer> moves) {
    Play play = table.play();
    List<Integer> command = new ArrayList<>();
    StringBuilder text = new StringBuilder(moves.isEmpty() ? "" : " line");
    int played = 0;
    for (int move : moves) {
      play.play(move);
      played++;
      command.add(move);
      if (TurnText.isWhole(command, play) || played == moves.size()) {
        text.append(' ').append(TurnText.write(command, play));
        command.clear();
      }
    }
    for (; played > 0; played--) {
      play.undo();
    }
    return text.toString();
  }

  private static Parsed<Integer> number(GtpLine line, int byDefault, int most) {
    return line.arguments().isEmpty()
        ? Parsed.ok(byDefault)
        : GtpLine.number(line.arguments().get(0), 1, most);
  }
}
