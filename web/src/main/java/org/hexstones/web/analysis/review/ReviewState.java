package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.analysis.insight.Hundredths;
import org.hexstones.web.analysis.tree.NodePath;
import org.jspecify.annotations.Nullable;

/**
 * What is being done about a review: one that is made, and a better move that is looked for.
 *
 * @param asked the number of the last question
 * @param run the review that is being made, or null
 * @param trial the turn for which a better one is looked for, or null
 * @param failed whether the last review came to no end
 */
public record ReviewState(int asked, @Nullable Run run, @Nullable Trial trial, boolean failed) {
  public static final ReviewState NONE = new ReviewState(0, null, null, false);

  /**
   * A review being made.
   *
   * @param study what it is of
   * @param line the moves it is of
   * @param parts what each worker does
   * @param turns those that are known
   */
  public record Run(String study, List<Integer> line, List<Part> parts, List<ReviewedTurn> turns) {
    public Run {
      line = List.copyOf(line);
      parts = List.copyOf(parts);
      turns = List.copyOf(turns);
    }

    /** How much is done, in thousandths. */
    public int progress() {
      int sum = 0;
      for (Part part : parts) {
        sum += part.progress();
      }
      return parts.isEmpty() ? 0 : sum / parts.size();
    }

    public boolean isDone() {
      for (Part part : parts) {
        if (!part.done()) {
          return false;
        }
      }
      return true;
    }

    /** The review when a worker has told of its part; the same where the part is none of these. */
    public Run told(int number, boolean done, int progress, List<ReviewedTurn> news) {
      List<Part> changed = new ArrayList<>();
      boolean known = false;
      for (Part part : parts) {
        boolean meant = part.number() == number;
        known |= meant;
        changed.add(meant ? new Part(number, part.worker(), progress, done) : part);
      }
      List<ReviewedTurn> all = new ArrayList<>(turns);
      all.addAll(news);
      return known ? new Run(study, line, changed, all) : this;
    }
  }

  /**
   * What a worker does.
   *
   * @param number its question's
   * @param progress how much of it is done, in thousandths
   */
  public record Part(int number, int worker, int progress, boolean done) {}

  /**
   * A turn for which a better one is looked for.
   *
   * @param turn the one that was made
   * @param number that of the question about the try, or 0 while none is asked
   * @param tried where the try that was asked about ends, or null where there is none
   * @param verdict what the try is worth, or null where that is not known
   */
  public record Trial(
      ReviewedGame.Turn turn,
      int number,
      @Nullable NodePath tried,
      @Nullable ReviewedTurn verdict) {
    public static Trial of(ReviewedGame.Turn turn) {
      return new Trial(turn, 0, null, null);
    }

    /** What a try that differs less is worth the same as. */
    private static final double ALIKE = 0.02;

    /** Whether a try is judged and as good as the best that was found. */
    public boolean isFound() {
      ReviewedTurn judged = verdict;
      return judged != null && judged.loss() <= ALIKE;
    }

    /** Whether a try is judged and better than what was played. */
    public boolean isBetter() {
      ReviewedTurn judged = verdict;
      return judged != null && judged.loss() + ALIKE < turn.loss() / (double) Hundredths.ONE;
    }
  }

  public ReviewState with(@Nullable Run newRun) {
    return new ReviewState(asked, newRun, trial, failed);
  }

  public ReviewState trying(@Nullable Trial newTrial) {
    return new ReviewState(asked, run, newTrial, failed);
  }

  public ReviewState asking(int number) {
    return new ReviewState(number, run, trial, false);
  }

  public ReviewState failing() {
    return new ReviewState(asked, null, trial, true);
  }
}
