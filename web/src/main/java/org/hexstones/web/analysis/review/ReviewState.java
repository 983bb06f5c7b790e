package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.analysis.tree.Hundredths;
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
   * @param tasks what each worker does
   * @param turns those that are known
   */
  public record Run(
      String study, List<Integer> line, List<WorkerTask> tasks, List<ReviewedTurn> turns) {
    public Run {
      line = List.copyOf(line);
      tasks = List.copyOf(tasks);
      turns = List.copyOf(turns);
    }

    /** How much is done, in thousandths. */
    public int progress() {
      int sum = 0;
      for (WorkerTask task : tasks) {
        sum += task.progress();
      }
      return tasks.isEmpty() ? 0 : sum / tasks.size();
    }

    public boolean isDone() {
      for (WorkerTask task : tasks) {
        if (!task.done()) {
          return false;
        }
      }
      return true;
    }

    /** The review when a worker has told of its task; the same where it is none of these. */
    public Run told(int number, boolean done, int progress, List<ReviewedTurn> news) {
      List<WorkerTask> changed = new ArrayList<>();
      boolean known = false;
      for (WorkerTask task : tasks) {
        boolean meant = task.number() == number;
        known |= meant;
        changed.add(meant ? new WorkerTask(number, task.worker(), progress, done) : task);
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
  public record WorkerTask(int number, int worker, int progress, boolean done) {}

  /**
   * A turn for which a better one is looked for.
   *
   * @param turn the one that was made
   * @param line the moves of the main line up to its end
   * @param number that of the question about the try, or 0 while none is asked
   * @param tried where the try that was asked about ends, or null where there is none
   * @param verdict what the try is worth, or null where that is not known
   */
  public record Trial(
      ReviewedGame.Turn turn,
      List<Integer> line,
      int number,
      @Nullable NodePath tried,
      @Nullable ReviewedTurn verdict) {
    public Trial {
      line = List.copyOf(line);
    }

    static Trial of(ReviewedGame.Turn turn, GameRecord record) {
      return new Trial(turn, record.mainLine().subList(0, turn.end()), 0, null, null);
    }

    /** A worker is asked about a try. */
    Trial asking(int question, NodePath end) {
      return new Trial(turn, line, question, end, null);
    }

    /** Whether a game still has the turn; else there is nothing to be better than. */
    boolean isOf(GameRecord record) {
      List<Integer> moves = record.mainLine();
      return moves.size() >= line.size() && moves.subList(0, line.size()).equals(line);
    }

    /** The moves of the turn that was made. */
    List<Integer> played() {
      return line.subList(turn.begin(), turn.end());
    }

    /** The try is judged, or cannot be where the verdict is null. */
    Trial judged(@Nullable ReviewedTurn found) {
      return new Trial(turn, line, 0, tried, found);
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
