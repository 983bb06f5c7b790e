package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.search.review.ReviewedTurn;

/** Answers of the worker to the questions of the analysis board, by the question's number. */
public sealed interface AnalysisAnswer {
  int number();

  /**
   * The analysis so far. Chances and values of cells are rounded to thousandths, scores to one in a
   * thousand.
   *
   * @param done whether the analysis has ended
   */
  record Analysed(int number, boolean done, Report report) implements AnalysisAnswer {}

  /**
   * The reviews of the turns so far.
   *
   * @param done whether the review is complete
   * @param progress the progress in thousandths
   * @param turns the new turns since the last answer, the last turn first
   */
  record Reviewed(int number, boolean done, int progress, List<ReviewedTurn> turns)
      implements AnalysisAnswer {
    public Reviewed {
      turns = List.copyOf(turns);
    }
  }

  /**
   * Nothing is proved yet.
   *
   * @param done whether the search was given up, because the time is over or there are too many
   *     positions
   * @param positions the number of positions that were searched
   */
  record Solving(int number, boolean done, int positions) implements AnalysisAnswer {}

  record Solved(int number, Solution solution) implements AnalysisAnswer {}

  /** The question cannot be answered: its game is invalid or over. */
  record Refused(int number) implements AnalysisAnswer {}
}
