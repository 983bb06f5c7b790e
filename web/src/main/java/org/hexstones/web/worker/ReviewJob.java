package org.hexstones.web.worker;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.protocol.AnalysisAnswer;
import org.hexstones.web.protocol.AnalysisQuestion;

/** Reviews what the turns of a game lost. */
final class ReviewJob implements Job {
  private final AnalysisQuestion.Review question;
  private final Review review;

  /** The number of turns that were reported. */
  private int reported;

  ReviewJob(AnalysisQuestion.Review question, Play play) {
    this.question = question;
    review =
        new Review(
            MctsPlayer.UNSOLVED, play, question.iterations(), question.first(), question.end());
  }

  @Override
  public boolean run() {
    return review.run();
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
