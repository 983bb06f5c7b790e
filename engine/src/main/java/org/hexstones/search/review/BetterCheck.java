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
  private final Estimate last;
  private final Estimate made;
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
   * @param last the estimate of the search
   * @param made that of the position after the turn of the game
   */
  BetterCheck(Play play, List<Line> lines, Estimate last, Estimate made) {
    this.play = play;
    this.lines = lines;
    this.last = last;
    this.made = made;
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

  /**
   * The estimate after the last run. It is proved if a turn wins. If all lose, none is better than
   * the one of the game, as far as is known.
   */
  Estimate result() {
    if (at == lines.size()) {
      return new Estimate(made.chances(), List.of(), false);
    }
    Line best = lines.get(at);
    if (wins) {
      return Estimate.won(mover, play.setup().players(), best.moves());
    }
    return at == 0 ? last : new Estimate(best.winChances(), best.moves(), false);
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
    Solver within = play.position().isTurnStart() ? Solver.of(play, 0) : null;
    if (within == null || !within.isWithinReach()) {
      stop();
      return;
    }
    solver = within;
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
