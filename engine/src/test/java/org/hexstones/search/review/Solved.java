package org.hexstones.search.review;

import java.util.Objects;
import org.hexstones.game.Play;
import org.hexstones.search.endgame.Solver;

/** Who wins a position, by a solver with far more steps than the page has. */
final class Solved {
  static final int UNSOLVED = -2;

  private static final int STEPS = 30_000_000;

  private Solved() {}

  /** A game as it was after some of its moves. */
  static Play at(Play game, int moves) {
    return Play.begin(game.setup()).playAll(game.moves().subList(0, moves)).orThrow();
  }

  /**
   * The player who wins, {@link org.hexstones.game.Position#NONE}, or {@link #UNSOLVED}.
   *
   * @param cells positions with more free cells are not solved
   */
  static int winner(Play play, int cells) {
    if (play.isOver()) {
      return Objects.requireNonNull(play.outcome()).winner();
    }
    Solver solver = play.position().freeCells() > cells ? null : Solver.of(play, 0);
    for (int steps = 0; solver != null && steps < STEPS && !solver.knowsWinner(); steps += 1000) {
      solver.run(1000);
    }
    return solver == null || !solver.knowsWinner() ? UNSOLVED : solver.winner();
  }
}
