package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.search.review.ReviewedTurn;
import org.jspecify.annotations.Nullable;

/**
 * The text form of the messages of the analysis board. It is separate from {@link MessageCodec}, so
 * that the page need not load it.
 */
public final class AnalysisCodec {
  /** The maximum number of moves in an analysis. */
  public static final int MOST_LINES = 20;

  private static final String ANALYSE = "analyse";
  private static final String REVIEW = "review";
  private static final String SOLVE = "solve";
  private static final String ANALYSED = "analysed";
  private static final String REVIEWED = "reviewed";
  private static final String SOLVING = "solving";
  private static final String SOLVED = "solved";
  private static final String REFUSED = "refused";

  private AnalysisCodec() {}

  public static String write(AnalysisQuestion question) {
    String kind;
    List<Integer> rest;
    if (question instanceof AnalysisQuestion.Analyse asked) {
      kind = ANALYSE;
      rest = List.of(asked.lines(), asked.iterations(), asked.seed());
    } else if (question instanceof AnalysisQuestion.Review asked) {
      kind = REVIEW;
      rest = List.of(asked.first(), asked.end(), asked.iterations(), asked.millis(), asked.seed());
    } else {
      kind = SOLVE;
      rest = List.of(((AnalysisQuestion.Solve) question).millis());
    }
    return Lines.join(
        kind,
        String.valueOf(question.number()),
        Lines.join(question.game().write()),
        Lines.numbers(rest));
  }

  public static @Nullable AnalysisQuestion readQuestion(String text) {
    List<String> lines = Lines.split(text);
    int number = Lines.number(lines);
    if (number < 0 || lines.size() != 2 + PlayedGame.LINES + 1) {
      return null;
    }
    PlayedGame game = PlayedGame.read(lines, 2);
    List<Integer> rest = Lines.readNumbers(lines.get(6));
    if (game == null || rest == null) {
      return null;
    }
    return switch (lines.get(0)) {
      case ANALYSE -> analyse(number, game, rest);
      case REVIEW -> review(number, game, rest);
      case SOLVE ->
          rest.size() == 1 && rest.get(0) > 0
              ? new AnalysisQuestion.Solve(number, game, rest.get(0))
              : null;
      default -> null;
    };
  }

  private static @Nullable AnalysisQuestion analyse(
      int number, PlayedGame game, List<Integer> rest) {
    boolean whole =
        rest.size() == 3 && rest.get(0) > 0 && rest.get(0) <= MOST_LINES && rest.get(1) > 0;
    return whole
        ? new AnalysisQuestion.Analyse(number, game, rest.get(0), rest.get(1), rest.get(2))
        : null;
  }

  private static @Nullable AnalysisQuestion review(
      int number, PlayedGame game, List<Integer> rest) {
    boolean whole = rest.size() == 5 && rest.get(0) < rest.get(1) && rest.get(2) > 0;
    return whole
        ? new AnalysisQuestion.Review(
            number, game, rest.get(0), rest.get(1), rest.get(2), rest.get(3), rest.get(4))
        : null;
  }

  public static String write(AnalysisAnswer answer) {
    String number = String.valueOf(answer.number());
    if (answer instanceof AnalysisAnswer.Analysed analysed) {
      return Lines.join(
          ANALYSED, number, Lines.flag(analysed.done()), ReportCodec.write(analysed.report()));
    }
    if (answer instanceof AnalysisAnswer.Reviewed reviewed) {
      StringBuilder text = new StringBuilder();
      text.append(
          Lines.join(
              REVIEWED, number, Lines.flag(reviewed.done()), String.valueOf(reviewed.progress())));
      for (ReviewedTurn turn : reviewed.turns()) {
        text.append('\n').append(TurnCodec.write(turn));
      }
      return text.toString();
    }
    if (answer instanceof AnalysisAnswer.Solving solving) {
      return Lines.join(
          SOLVING, number, Lines.flag(solving.done()), String.valueOf(solving.positions()));
    }
    if (answer instanceof AnalysisAnswer.Solved solved) {
      Solution solution = solved.solution();
      return Lines.join(
          SOLVED,
          number,
          String.valueOf(solution.winner() + 1),
          Lines.numbers(solution.moves()),
          Fractions.writeExact(solution.leads()));
    }
    return Lines.join(REFUSED, number);
  }

  public static @Nullable AnalysisAnswer readAnswer(String text) {
    List<String> lines = Lines.split(text);
    int number = Lines.number(lines);
    if (number < 0) {
      return null;
    }
    int value = lines.size() < 3 ? -1 : Words.number(lines.get(2));
    return switch (lines.get(0)) {
      case ANALYSED -> value < 0 || value > 1 ? null : analysed(number, value == 1, lines);
      case REVIEWED -> value < 0 || value > 1 ? null : reviewed(number, value == 1, lines);
      case SOLVING -> value < 0 || value > 1 ? null : solving(number, value == 1, lines);
      case SOLVED -> value < 0 || value > 4 ? null : solved(number, value - 1, lines);
      case REFUSED -> new AnalysisAnswer.Refused(number);
      default -> null;
    };
  }

  private static @Nullable AnalysisAnswer analysed(int number, boolean done, List<String> lines) {
    Report report = ReportCodec.read(lines, 3);
    return report == null ? null : new AnalysisAnswer.Analysed(number, done, report);
  }

  private static @Nullable AnalysisAnswer reviewed(int number, boolean done, List<String> lines) {
    int progress = lines.size() < 4 ? -1 : Words.number(lines.get(3));
    if (progress < 0 || progress > Fractions.ONE) {
      return null;
    }
    List<ReviewedTurn> turns = new ArrayList<>();
    for (int i = 4; i < lines.size(); i++) {
      ReviewedTurn turn = TurnCodec.read(lines.get(i));
      if (turn == null) {
        return null;
      }
      turns.add(turn);
    }
    return new AnalysisAnswer.Reviewed(number, done, progress, turns);
  }

  private static @Nullable AnalysisAnswer solving(int number, boolean done, List<String> lines) {
    int positions = lines.size() == 4 ? Words.number(lines.get(3)) : -1;
    return positions < 0 ? null : new AnalysisAnswer.Solving(number, done, positions);
  }

  private static @Nullable AnalysisAnswer solved(int number, int winner, List<String> lines) {
    List<Integer> moves = lines.size() == 5 ? Lines.readNumbers(lines.get(3)) : null;
    List<Double> leads = lines.size() == 5 ? Fractions.readExact(lines.get(4)) : null;
    return moves == null || leads == null || !Lines.areSearched(moves)
        ? null
        : new AnalysisAnswer.Solved(number, new Solution(winner, moves, leads));
  }
}
