package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.analysis.tree.Hundredths;
import org.hexstones.web.analysis.tree.NodePath;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.analysis.tree.Trees;
import org.jspecify.annotations.Nullable;

/**
 * The state of reviews: a running review, and a search of the person for a better turn.
 *
 * @param asked the number of the last question
 * @param run the running review, or null
 * @param trial the turn for which a better one is wanted, or null
 * @param failed whether the last review failed
 * @param example the answer or the better turn that was shown last, or null
 */
public record ReviewState(
    int asked,
    @Nullable Run run,
    @Nullable Trial trial,
    boolean failed,
    @Nullable Example example) {
  public static final ReviewState NONE = new ReviewState(0, null, null, false, null);

  /**
   * A running review.
   *
   * @param study the identifier of its study
   * @param line its moves
   * @param tasks the task of each worker
   * @param turns the turns that are reviewed so far
   */
  public record Run(
      String study, List<Integer> line, List<WorkerTask> tasks, List<ReviewedTurn> turns) {
    public Run {
      line = List.copyOf(line);
      tasks = List.copyOf(tasks);
      turns = List.copyOf(turns);
    }

    /** The progress in thousandths. */
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

    /**
     * The review after a worker's report; the same review if the report is of none of its tasks.
     */
    public Run reported(int number, boolean done, int progress, List<ReviewedTurn> news) {
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
   * A worker's task.
   *
   * @param number the number of its question
   * @param progress its progress in thousandths
   */
  public record WorkerTask(int number, int worker, int progress, boolean done) {}

  /**
   * A turn for which a better one is wanted.
   *
   * @param turn the turn that was made
   * @param line the moves of the main line up to its end
   * @param number the number of the question about the try, or 0 if none is open
   * @param tried the place where the last judged try ends, or null if there is none
   * @param verdict the judgement of the try, or null if unknown
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

    /** The state after a question about a try. */
    Trial asking(int question, NodePath end) {
      return new Trial(turn, line, question, end, null);
    }

    /** Whether a game still has the turn. Otherwise there is nothing to improve. */
    boolean isOf(GameRecord record) {
      List<Integer> moves = record.mainLine();
      return moves.size() >= line.size() && moves.subList(0, line.size()).equals(line);
    }

    /** The moves of the turn that was made. */
    List<Integer> played() {
      return line.subList(turn.begin(), turn.end());
    }

    /** The state after a try was judged. The verdict is null if it cannot be judged. */
    Trial judged(@Nullable ReviewedTurn found) {
      return new Trial(turn, line, 0, tried, found);
    }

    /** Smaller differences count as equal. */
    private static final double ALIKE = 0.02;

    /** Whether the try is judged as good as the best turn that was found. */
    public boolean isFound() {
      ReviewedTurn judged = verdict;
      return judged != null && judged.loss() <= ALIKE;
    }

    /** Whether the try is judged better than the turn that was made. */
    public boolean isBetter() {
      ReviewedTurn judged = verdict;
      return judged != null && judged.loss() + ALIKE < turn.loss() / (double) Hundredths.ONE;
    }
  }

  /**
   * A better turn that was shown, or an answer.
   *
   * @param number the number of the turn of the game that it is better than, or answers
   * @param end the number of moves up to the end of that turn
   * @param isAnswer whether it is an answer
   * @param moves the moves from the beginning to its end
   */
  public record Example(int number, int end, boolean isAnswer, List<Integer> moves) {
    public Example {
      moves = List.copyOf(moves);
    }

    /** Whether the board shows it, or a variation that goes on from it. */
    boolean isOn(Study study) {
      List<Integer> shown = Trees.moves(study.record().root(), study.at());
      return shown.equals(moves)
          || (Trees.branching(study.at()) >= 0
              && shown.size() > moves.size()
              && shown.subList(0, moves.size()).equals(moves));
    }
  }

  public ReviewState showing(Example shown) {
    return new ReviewState(asked, run, trial, failed, shown);
  }

  public ReviewState with(@Nullable Run newRun) {
    return new ReviewState(asked, newRun, trial, failed, example);
  }

  public ReviewState trying(@Nullable Trial newTrial) {
    return new ReviewState(asked, run, newTrial, failed, example);
  }

  public ReviewState asking(int number) {
    return new ReviewState(number, run, trial, false, example);
  }

  public ReviewState failing() {
    return new ReviewState(asked, null, trial, true, example);
  }
}
