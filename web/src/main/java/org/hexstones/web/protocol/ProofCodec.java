package org.hexstones.web.protocol;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The text form of the messages about proofs. */
public final class ProofCodec {
  /** The maximum number of lines of an answer. */
  public static final int MOST_LINES = 20;

  private static final int MOST = Integer.MAX_VALUE;

  private static final Forms<ProofQuestion> QUESTIONS =
      new Forms<ProofQuestion>(Forms.USUAL_LENGTH)
          .with(
              "prove",
              new ProofQuestion(0, PlayedGame.ANY, 0, 1, 1),
              (fields, question) ->
                  new ProofQuestion(
                      fields.number(question.number()),
                      PlayedGame.fields(fields, question.game()),
                      fields.number(question.plies()),
                      fields.number(question.enough(), 1, MOST_LINES),
                      fields.number(question.millis(), 1, MOST)));

  private static final Forms<ProofAnswer> ANSWERS =
      new Forms<ProofAnswer>(Forms.USUAL_LENGTH)
          .with(
              "proof",
              new ProofAnswer(0, false, 0, false, -1, List.of(), List.of()),
              (fields, answer) ->
                  new ProofAnswer(
                      fields.number(answer.number()),
                      fields.flag(answer.done()),
                      fields.number(answer.progress(), 0, Fields.ONE),
                      fields.flag(answer.whole()),
                      fields.player(answer.winner()),
                      fields.list(
                          answer.lines(),
                          List.of(),
                          0,
                          MOST_LINES,
                          (each, line) -> each.moves(line, 0, PlayedGame.MOST_MOVES)),
                      fields.list(answer.leads(), 0, 0, 4, ProofCodec::points)));

  private ProofCodec() {}

  private static int points(Fields fields, int lead) {
    int most = ProofAnswer.MOST_POINTS;
    return fields.number(lead + most, 0, 2 * most) - most;
  }

  public static String write(ProofQuestion question) {
    return QUESTIONS.write(question);
  }

  /** Reads a question; null if the text is none. */
  public static @Nullable ProofQuestion readQuestion(String text) {
    return QUESTIONS.read(text);
  }

  public static String write(ProofAnswer answer) {
    return ANSWERS.write(answer);
  }

  /** Reads an answer; null if the text is none. */
  public static @Nullable ProofAnswer readAnswer(String text) {
    return ANSWERS.read(text);
  }
}
