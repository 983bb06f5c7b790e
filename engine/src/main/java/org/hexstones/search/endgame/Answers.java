package org.hexstones.search.endgame;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Endgame;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
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
  private int stepsLeft;

  private Answers(Endgame endgame, int mostSteps) {
    this.endgame = endgame;
    mover = endgame.mover();
    stepsLeft = mostSteps;
  }

  private static @Nullable Endgame endgame(Play play) {
    if (play.isOver() || play.setup().players() != 2) {
      return null;
    }
    Setup setup = play.setup();
    Start start = play.start();
    Position position =
        Play.begin(setup, start).then(at -> at.playAll(play.moves())).orThrow().position();
    return setup.game().searchSupport(setup).endgame(position, 3);
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
    Endgame endgame = endgame(play);
    if (endgame == null) {
      return null;
    }
    Answers answers = new Answers(endgame, mostSteps);
    ForcedWin forced = ForcedWin.of(endgame);
    forced.ask(answers.mover);
    boolean heard = answers.hear(forced);
    if (heard && forced.result()) {
      heard = answers.tryEach(forced, plies, enough);
    }
    return heard ? answers.found : null;
  }

  private boolean hear(ForcedWin forced) {
    while (forced.run(STEPS)) {
      stepsLeft -= STEPS;
      if (stepsLeft < 0) {
        return false;
      }
    }
    return true;
  }

  private boolean tryEach(ForcedWin forced, int plies, int enough) {
    for (int number = 0; number < endgame.moveNumbers() && found.size() < enough; number++) {
      if (!endgame.isLegal(number)) {
        continue;
      }
      made.add(endgame.move(number));
      endgame.play(number);
      forced.ask(mover);
      boolean heard = hear(forced);
      if (heard && forced.result()) {
        if (plies > 1 && endgame.winner() == Position.NONE && endgame.mover() == mover) {
          heard = tryEach(forced, plies - 1, enough);
        } else {
          found.add(List.copyOf(made));
        }
      }
      if (!heard) {
        return false;
      }
      endgame.undo();
      made.remove(made.size() - 1);
    }
    return true;
  }

  /**
   * All answers that lead to the largest lead at the end of best play.
   *
   * @param plies as for {@link #winning}
   * @return null if the game has no points or more than {@code mostStates} states
   */
  public static @Nullable List<List<Integer>> bestScore(Play play, int plies, double mostStates) {
    Endgame endgame = endgame(play);
    if (endgame == null || !endgame.hasPoints() || endgame.mostStates() > mostStates) {
      return null;
    }
    Answers answers = new Answers(endgame, 0);
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
