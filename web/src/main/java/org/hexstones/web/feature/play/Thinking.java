package org.hexstones.web.feature.play;

import org.hexstones.game.GameRecord;
import org.hexstones.game.Position;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.Question;

/**
 * The question that the worker is answering.
 *
 * @param record the record in question, compared by identity
 * @param progress what the worker has reported last
 * @param patience the number of further checks during which the worker may be silent before it
 *     counts as failed
 */
public record Thinking(
    Question.BestMove question, GameRecord record, Answer.Progress progress, int patience) {
  /** The patience with a worker that has answered: it reports five times between two checks. */
  public static final int HEARD = 5;

  /** The patience with a new worker, whose script may be slow to load. */
  public static final int NEW = 15;

  /** A question that was not answered yet. */
  Thinking(Question.BestMove question, GameRecord record, int patience) {
    this(
        question,
        record,
        new Answer.Progress(question.number(), 0, Position.NONE, question.millis()),
        patience);
  }

  /** An answer with another number is too late. */
  public int number() {
    return question.number();
  }

  Thinking heard(Answer.Progress now) {
    return new Thinking(question, record, now, HEARD);
  }

  Thinking withPatience(int left) {
    return new Thinking(question, record, progress, left);
  }
}
