package org.hexstones.search.review;

import java.util.List;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.search.Line;
import org.hexstones.search.endgame.Solver;
import org.jspecify.annotations.Nullable;

/**
 * Solves the positions after the turns that a search finds best, so that none is called better that
 * is proved to lose. It goes on to the next turn while they lose, and stops at the first that does
 * not, or that is out of reach of a proof.
 */
final class BetterCheck {
  private static final int STEPS = 100;

  private final Play play;
  private final List<Line> lines;
  private final int mover;
  private final int start;

  private int at = -1;
  private @Nullable Solver solver;

  /** For all turns together, so that a review does not take long where proofs are hard. */
  private int steps;

  private boolean wins;

  /**
   * Begins with the first turn.
   *
   * @param play the game before the turn; until the last {@link #run} only this object may change
   *     it, and then it is again as it was
   * @param lines from the best on
   */
  BetterCheck(Play play, List<Line> lines) {
    this.play = play;
    this.lines = lines;
    mover = play.mover();
    start = play.size();
    next();
  }

  /**
   * Runs one slice.
   *
   * @return whether there is more to do
   */
  boolean run() {
    Solver proving = solver;
    if (proving == null) {
      return false;
    }
    boolean goesOn = proving.run(STEPS);
    steps += STEPS;
    if (proving.winner() != Position.NONE) {
      found(proving.winner());
    } else if (!goesOn || proving.knowsWinner() || steps >= proving.stepsWithinReach()) {
      stop();
    }
    return solver != null;
  }

  /** The best turn that is not proved to lose; null if all are. Valid after the last run. */
  @Nullable Line best() {
    return at < lines.size() ? lines.get(at) : null;
  }

  /** Whether that turn is proved to win. */
  boolean wins() {
    return wins;
  }

  /** Begins with the next turn whose result is not known at once. */
  private void next() {
    stop();
    at++;
    if (at == lines.size()) {
      return;
    }
    play.playAll(LineTurn.of(play, lines.get(at).moves(), 1)).orThrow();
    Outcome outcome = play.outcome();
    if (outcome != null) {
      found(outcome.winner());
      return;
    }
    Solver made = play.position().isTurnStart() ? Solver.of(play, 0) : null;
    if (made == null || !made.isWithinReach()) {
      stop();
      return;
    }
    solver = made;
  }

  private void found(int winner) {
    if (winner == mover) {
      wins = true;
      stop();
    } else {
      next();
    }
  }

  private void stop() {
    solver = null;
    while (play.size() > start) {
      play.undo();
    }
  }
}
