package org.hexstones.web.worker;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.search.Clock;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;

/** Reviews what the turns of a game lost. */
final class ReviewJob implements Job {
  private final AnalysisQuestion.Review question;
  private final Review review;
  private final Clock clock;

  /** The time when the current turn was begun, and the number of positions done before it. */
  private double begun;

  private int position = -1;

  /** The number of turns that were reported. */
  private int reported;

  ReviewJob(AnalysisQuestion.Review question, Play play, Clock clock) {
    this.question = question;
    this.clock = clock;
    review =
        new Review(
            MctsPlayer.STANDARD,
            play,
            question.iterations(),
            question.seed(),
            question.first(),
            question.end());
    begun = clock.millis();
  }

  @Override
  public boolean run() {
    boolean open = review.run();
    if (review.positionsLeft() != position) {
      position = review.positionsLeft();
      begun = clock.millis();
    } else if (question.millis() > 0 && clock.millis() - begun > question.millis()) {
      review.enough();
    }
    return open;
  }

  @Override
  public AnalysisAnswer answer(boolean done) {
    List<ReviewedTurn> turns = review.turns();
    List<ReviewedTurn> news = new ArrayList<>();
    for (int i = turns.size() - reported - 1; i >= 0; i--) {
      news.add(turns.get(i));
    }
    reported = turns.size();
    int progress = done ? 1000 : (int) (1000 * review.progress());
    return new AnalysisAnswer.Reviewed(question.number(), done, progress, news);
  }
}
