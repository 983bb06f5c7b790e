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

/** What the turns of a game gave away. */
final class ReviewJob implements Job {
  private final AnalysisQuestion.Review question;
  private final Review review;
  private final Clock clock;

  /** When the turn that is looked at was begun, and how many positions had been left behind. */
  private double begun;

  private int position = -1;

  /** How many turns have been told of. */
  private int told;

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
    for (int i = turns.size() - told - 1; i >= 0; i--) {
      news.add(turns.get(i));
    }
    told = turns.size();
    int progress = done ? 1000 : (int) (1000 * review.progress());
    return new AnalysisAnswer.Reviewed(question.number(), done, progress, news);
  }
}
