package org.hexstones.web.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.search.Clock;
import org.hexstones.search.review.LastingLoss;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.Question;

/**
 * Finds the turn that decided a finished game, by a short review of all its turns: the one with the
 * largest {@link LastingLoss}.
 */
final class DecisiveTurnJob implements Slices.Work {
  /** More would take too long on a slow machine even for the turns near the end. */
  private static final int ITERATIONS = 2000;

  /**
   * With less time for a turn its loss would be mere chance. In a long game only the last turns are
   * reviewed.
   */
  private static final int LEAST_MILLIS = 60;

  /** A turn that gave away less for good may look bad by chance. */
  private static final double DECISIVE = 0.25;

  private final Question.DecisiveTurn question;
  private final Play play;
  private final Consumer<String> say;
  private final int turns;
  private final ReviewJob review;

  DecisiveTurnJob(Question.DecisiveTurn question, Play play, Clock clock, Consumer<String> say) {
    this.question = question;
    this.play = play;
    this.say = say;
    turns = Review.begins(play).size();
    int reviewed = Math.min(turns, Math.max(1, question.millis() / LEAST_MILLIS - 1));
    review =
        new ReviewJob(
            new AnalysisQuestion.Review(
                question.number(),
                question.game(),
                turns - reviewed,
                Integer.MAX_VALUE,
                ITERATIONS,
                Math.max(1, question.millis() / (reviewed + 1)),
                1),
            play,
            clock);
  }

  @Override
  public boolean run() {
    return review.run();
  }

  @Override
  public void tell(double millis) {}

  @Override
  public boolean canWait() {
    return true;
  }

  @Override
  public void finish() {
    Answer.Decisive answer = new Answer.Decisive(question.number(), -1, 0, List.of());
    AnalysisAnswer.Reviewed reviewed = (AnalysisAnswer.Reviewed) review.answer(true);
    double most = DECISIVE;
    int number = turns;
    LastingLoss losses = new LastingLoss(play.setup().players());
    // The last turn comes first.
    for (ReviewedTurn turn : reviewed.turns()) {
      double lost = losses.of(turn);
      List<Integer> better = lost >= most && counts(turn.player()) ? better(turn) : List.of();
      if (!better.isEmpty()) {
        most = lost;
        answer = new Answer.Decisive(question.number(), turn.begin(), number, better);
      }
      number--;
    }
    say.accept(MessageCodec.write(answer));
  }

  private boolean counts(int player) {
    Outcome outcome = play.outcome();
    return question.player() < 0
        ? outcome != null && outcome.winner() != player
        : player == question.player();
  }

  /** The moves of the better turn; empty if they are those that were made. */
  private List<Integer> better(ReviewedTurn turn) {
    List<Integer> made = play.moves();
    Play there = Play.begin(play.setup(), play.start()).orThrow();
    for (int move : made.subList(0, turn.begin())) {
      there.play(move);
    }
    List<Integer> better = new ArrayList<>();
    for (int move : turn.better()) {
      if (there.refusal(move) != null) {
        break;
      }
      there.play(move);
      better.add(move);
      if (there.isOver() || there.position().isTurnStart()) {
        break;
      }
    }
    return made.subList(turn.begin(), turn.end()).containsAll(better) ? List.of() : better;
  }
}
