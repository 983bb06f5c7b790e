package org.hexstones.search.endgame;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Endgame;
import org.hexstones.game.Play;
import org.jspecify.annotations.Nullable;

/**
 * Finds all answers to a position with two players: all lines of the mover's moves in this turn
 * that keep a win, or that lead to the best score. The stones of a turn are in colour order. It
 * does not run in steps.
 */
public final class Answers {
  private static final int STEPS = 1000;

  private final Endgame endgame;
  private final int mover;
  private final List<List<Integer>> found = new ArrayList<>();
  private final List<Integer> made = new ArrayList<>();
  private double best;

  private Answers(Endgame endgame) {
    this.endgame = endgame;
    mover = endgame.mover();
  }

  /**
   * All answers that keep the mover's win.
   *
   * @param plies the number of moves of an answer; fewer if the turn ends before
   * @param enough the maximum number of answers
   * @param mostSteps the maximum number of the solver's steps
   * @return empty if the mover has no win; null if the steps are not enough, or the position has no
   *     endgame for two players
   */
  public static @Nullable List<List<Integer>> winning(
      Play play, int plies, int enough, int mostSteps) {
    AnswerSearch search = AnswerSearch.of(play, plies, enough);
    if (search == null) {
      return null;
    }
    int stepsLeft = mostSteps;
    while (search.run(STEPS)) {
      stepsLeft -= STEPS;
      if (stepsLeft < 0) {
        return null;
      }
    }
    return search.found();
  }

  /**
   * All answers that lead to the largest lead at the end of best play.
   *
   * @param plies as for {@link #winning}
   * @return null if the game has no points or more than {@code mostStates} states
   */
  public static @Nullable List<List<Integer>> bestScore(Play play, int plies, double mostStates) {
    Endgame endgame = AnswerSearch.endgame(play);
    if (endgame == null || !endgame.hasPoints() || endgame.mostStates() > mostStates) {
      return null;
    }
    Answers answers = new Answers(endgame);
    MaxN all = new MaxN(endgame);
    all.ask();
    while (all.run(STEPS)) {}
    answers.best = all.lead(answers.mover);
    answers.compareEach(all, plies);
    return answers.found;
  }

  private void compareEach(MaxN all, int plies) {
    for (int number = 0; number < endgame.moveNumbers(); number++) {
      if (!endgame.isLegal(number)) {
        continue;
      }
      made.add(endgame.move(number));
      endgame.play(number);
      all.ask();
      while (all.run(STEPS)) {}
      if (all.lead(mover) == best) {
        if (plies > 1 && !endgame.isOver() && endgame.mover() == mover) {
          compareEach(all, plies - 1);
        } else {
          found.add(List.copyOf(made));
        }
      }
      endgame.undo();
      made.remove(made.size() - 1);
    }
  }
}
