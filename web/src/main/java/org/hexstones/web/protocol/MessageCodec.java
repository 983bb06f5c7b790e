package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.search.RootStatistics;
import org.jspecify.annotations.Nullable;

/** The text form of the messages between the page and the search worker. */
public final class MessageCodec {
  private static final RootStatistics NO_STATISTICS = new RootStatistics(List.of());

  private static final Forms<Question> QUESTIONS =
      new Forms<Question>(Forms.USUAL_LENGTH)
          .with(
              "best-move",
              new Question.BestMove(0, PlayedGame.ANY, 1, 0, 0, false, false),
              (fields, question) ->
                  new Question.BestMove(
                      fields.number(question.number()),
                      PlayedGame.fields(fields, question.game()),
                      fields.number(question.level(), 1, Integer.MAX_VALUE),
                      fields.number(question.millis()),
                      fields.number(question.seed()),
                      fields.flag(question.ponders()),
                      fields.flag(question.shares())))
          .with(
              "decisive",
              new Question.DecisiveTurn(0, PlayedGame.ANY, 0),
              (fields, question) ->
                  new Question.DecisiveTurn(
                      fields.number(question.number()),
                      PlayedGame.fields(fields, question.game()),
                      fields.player(question.player())))
          .with(
              "learn",
              new Question.Learn(0, NO_STATISTICS),
              (fields, question) ->
                  new Question.Learn(
                      fields.number(question.number()),
                      RootStatisticsCodec.fields(fields, question.statistics())))
          .with(
              "stop",
              new Question.Stop(0),
              (fields, question) -> new Question.Stop(fields.number(question.number())));

  private static final Forms<Answer> ANSWERS =
      new Forms<Answer>(Forms.USUAL_LENGTH)
          .with(
              "progress",
              new Answer.Progress(0, 0, 0, 0),
              (fields, answer) ->
                  new Answer.Progress(
                      fields.number(answer.number()),
                      fields.number(answer.playouts()),
                      fields.player(answer.leader()),
                      fields.number(answer.millis())))
          .with(
              "found",
              new Answer.Found(0, NO_STATISTICS),
              (fields, answer) ->
                  new Answer.Found(
                      fields.number(answer.number()),
                      RootStatisticsCodec.fields(fields, answer.statistics())))
          .with(
              "best",
              new Answer.Best(0, 0, 0),
              (fields, answer) ->
                  new Answer.Best(
                      fields.number(answer.number()),
                      fields.move(answer.move()),
                      fields.player(answer.winner())))
          .with(
              "decisive",
              new Answer.Decisive(0, 0, 0, List.of()),
              (fields, answer) ->
                  new Answer.Decisive(
                      fields.number(answer.number()),
                      fields.number(answer.begin() + 1) - 1,
                      fields.number(answer.turn()),
                      fields.moves(answer.better(), 0, PlayedGame.MOST_MOVES)))
          .with(
              "refused",
              new Answer.Refused(0),
              (fields, answer) -> new Answer.Refused(fields.number(answer.number())));

  private MessageCodec() {}

  public static String write(Question question) {
    return QUESTIONS.write(question);
  }

  /** Reads a question; null if the text is none. */
  public static @Nullable Question readQuestion(String text) {
    return QUESTIONS.read(text);
  }

  public static String write(Answer answer) {
    return ANSWERS.write(answer);
  }

  /** Reads an answer; null if the text is none. */
  public static @Nullable Answer readAnswer(String text) {
    return ANSWERS.read(text);
  }
}
