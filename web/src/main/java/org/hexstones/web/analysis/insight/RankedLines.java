package org.hexstones.web.analysis.insight;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.search.Line;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.web.analysis.tree.Hundredths;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a position, best first. Once it is proved who wins, each line is won, lost or not
 * proved yet: estimates from before would contradict the proof.
 *
 * @param lines best first
 * @param winner who is proved to win, or {@link Position#NONE}
 */
record RankedLines(List<Line> lines, int winner) {
  /** Ranks between the won lines and the lost ones. */
  private static final int UNPROVED = 0;

  private static final int LOST = -1;
  private static final int UNKNOWN = -2;

  RankedLines {
    lines = List.copyOf(lines);
  }

  /**
   * Ranks the lines of a report by their value for a player. Among lines of equal value the one
   * with the most visits comes first, and of proved ones the first of the report. Lines without
   * visits come last.
   */
  static RankedLines of(@Nullable Report report, @Nullable Solution proof, int player) {
    List<Line> reported = report == null ? List.of() : report.lines();
    int winner = proof == null ? winner(reported, player) : proof.winner();
    List<Line> lines = new ArrayList<>();
    if (proof != null && winner == player && !proof.moves().isEmpty() && !reported.isEmpty()) {
      lines.add(decided(reported.get(0), proof.moves(), winner));
    }
    for (Line line : reported) {
      boolean isKnown = !lines.isEmpty() && lines.get(0).move() == line.move();
      if (!isKnown) {
        lines.add(winner == Position.NONE ? line : decided(line, winner, player));
      }
    }
    lines.sort((a, b) -> compared(a, b, winner, player));
    return new RankedLines(lines, winner);
  }

  /** Who wins by every line, or the player if one line wins. */
  private static int winner(List<Line> lines, int player) {
    int winner = lines.isEmpty() ? Position.NONE : lines.get(0).provenWinner();
    for (Line line : lines) {
      if (line.provenWinner() == player) {
        return player;
      }
      winner = line.provenWinner() == winner ? winner : Position.NONE;
    }
    return winner;
  }

  private static Line decided(Line line, int winner, int player) {
    if (line.provenWinner() != Position.NONE) {
      return line;
    }
    return winner == player
        ? new Line(line.moves(), 0, 0, line.winChances(), Position.NONE)
        : decided(line, line.moves(), winner);
  }

  private static Line decided(Line line, List<Integer> moves, int winner) {
    List<Double> chances = new ArrayList<>();
    for (int player = 0; player < line.winChances().size(); player++) {
      chances.add(player == winner ? 1.0 : 0.0);
    }
    return new Line(moves, line.visits(), 0, chances, winner);
  }

  private static int compared(Line a, Line b, int winner, int player) {
    int order = Integer.compare(worth(b, winner, player), worth(a, winner, player));
    return order != 0 || a.provenWinner() != Position.NONE
        ? order
        : Integer.compare(b.visits(), a.visits());
  }

  /** A proven win is better than any chance, and a proven loss worse. */
  private static int worth(Line line, int winner, int player) {
    if (line.provenWinner() != Position.NONE) {
      return line.provenWinner() == player ? Hundredths.ONE + 1 : LOST;
    }
    return isKnown(line) && player != Position.NONE
        ? Hundredths.of(line.winChances().get(player))
        : winner == Position.NONE ? UNKNOWN : UNPROVED;
  }

  /** Whether a move was tried or proved. Before that its chances are only a prior. */
  static boolean isKnown(Line line) {
    return line.visits() > 0 || line.provenWinner() != Position.NONE;
  }

  /** The lines that are shown: all of them once somebody is proved to win. */
  List<Line> shown() {
    List<Line> shown = new ArrayList<>();
    for (Line line : lines) {
      if (winner != Position.NONE || isKnown(line)) {
        shown.add(line);
      }
    }
    return shown;
  }

  int proved() {
    int proved = 0;
    for (Line line : lines) {
      proved += line.provenWinner() == Position.NONE ? 0 : 1;
    }
    return proved;
  }
}
