package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.search.endgame.Solution;
import org.jspecify.annotations.Nullable;

/**
 * The text form of the messages of the analysis board. It is separate from {@link MessageCodec}, so
 * that the page need not load it.
 */
public final class AnalysisCodec {
  /** The maximum number of moves in an analysis: more than a solver can have. */
  public static final int MOST_LINES = 64;

  private static final int MOST = Integer.MAX_VALUE;

  private static final Forms<AnalysisQuestion> QUESTIONS =
      new Forms<AnalysisQuestion>(Forms.USUAL_LENGTH)
          .with(
              "analyse",
              new AnalysisQuestion.Analyse(0, PlayedGame.ANY, 1, 1, 0),
              (fields, question) ->
                  new AnalysisQuestion.Analyse(
                      fields.number(question.number()),
                      PlayedGame.fields(fields, question.game()),
                      fields.number(question.lines(), 1, MOST_LINES),
                      fields.number(question.iterations(), 1, MOST),
                      fields.number(question.seed())))
          .with(
              "review",
              new AnalysisQuestion.Review(0, PlayedGame.ANY, 0, 1, 1),
              AnalysisCodec::review)
          .with(
              "solve",
              new AnalysisQuestion.Solve(0, PlayedGame.ANY, 1),
              (fields, question) ->
                  new AnalysisQuestion.Solve(
                      fields.number(question.number()),
                      PlayedGame.fields(fields, question.game()),
                      fields.number(question.millis(), 1, MOST)));

  private static final Forms<AnalysisAnswer> ANSWERS =
      new Forms<AnalysisAnswer>(2 * Forms.USUAL_LENGTH)
          .with(
              "analysed",
              new AnalysisAnswer.Analysed(0, false, ReportCodec.NONE),
              (fields, answer) ->
                  new AnalysisAnswer.Analysed(
                      fields.number(answer.number()),
                      fields.flag(answer.done()),
                      ReportCodec.fields(fields, answer.report())))
          .with(
              "reviewed",
              new AnalysisAnswer.Reviewed(0, false, 0, List.of()),
              (fields, answer) ->
                  new AnalysisAnswer.Reviewed(
                      fields.number(answer.number()),
                      fields.flag(answer.done()),
                      fields.number(answer.progress(), 0, Fields.ONE),
                      fields.list(
                          answer.turns(),
                          TurnCodec.ANY,
                          0,
                          PlayedGame.MOST_MOVES,
                          TurnCodec::fields)))
          .with(
              "solving",
              new AnalysisAnswer.Solving(0, false, 0),
              (fields, answer) ->
                  new AnalysisAnswer.Solving(
                      fields.number(answer.number()),
                      fields.flag(answer.done()),
                      fields.number(answer.positions())))
          .with(
              "solved",
              new AnalysisAnswer.Solved(0, new Solution(-1, List.of(), List.of())),
              (fields, answer) ->
                  new AnalysisAnswer.Solved(
                      fields.number(answer.number()), solution(fields, answer.solution())))
          .with(
              "refused",
              new AnalysisAnswer.Refused(0),
              (fields, answer) -> new AnalysisAnswer.Refused(fields.number(answer.number())));

  private AnalysisCodec() {}

  private static AnalysisQuestion.Review review(Fields fields, AnalysisQuestion.Review question) {
    AnalysisQuestion.Review read =
        new AnalysisQuestion.Review(
            fields.number(question.number()),
            PlayedGame.fields(fields, question.game()),
            fields.number(question.first()),
            fields.number(question.end()),
            fields.number(question.iterations(), 1, MOST));
    fields.require(read.first() < read.end());
    return read;
  }

  private static Solution solution(Fields fields, Solution solution) {
    return new Solution(
        fields.player(solution.winner()),
        fields.moves(solution.moves(), 0, PlayedGame.MOST_MOVES),
        fields.list(solution.leads(), 0.0, 0, 4, ExactNumber::fields));
  }

  public static String write(AnalysisQuestion question) {
    return QUESTIONS.write(question);
  }

  /** Reads a question; null if the text is none. */
  public static @Nullable AnalysisQuestion readQuestion(String text) {
    return QUESTIONS.read(text);
  }

  public static String write(AnalysisAnswer answer) {
    return ANSWERS.write(answer);
  }

  /** Reads an answer; null if the text is none. */
  public static @Nullable AnalysisAnswer readAnswer(String text) {
    return ANSWERS.read(text);
  }
}
