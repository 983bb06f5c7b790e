package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.search.Report;
import org.hexstones.search.endgame.Solution;
import org.hexstones.search.review.ReviewedTurn;

/** What the worker says to those who study a game about the question of a number. */
public sealed interface AnalysisAnswer {
  int number();

  /**
   * What is thought by now. Chances and heat come to the thousandth, scores to one in a thousand.
   *
   * @param done whether no more is thought
   */
  record Analysed(int number, boolean done, Report report) implements AnalysisAnswer {}

  /**
   * What is known by now of the turns that were asked about.
   *
   * @param done whether that is all
   * @param progress how much is done, in thousandths
   * @param turns those that are new since the last answer, the last of them first
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
   * @param done whether it was given up: the time is over, or there is too much to go through
   * @param positions how many were looked at
   */
  record Solving(int number, boolean done, int positions) implements AnalysisAnswer {}

  record Solved(int number, Solution solution) implements AnalysisAnswer {}

  /** The question cannot be answered: its game is none, or over. */
  record Refused(int number) implements AnalysisAnswer {}
}
