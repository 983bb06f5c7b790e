package org.hexstones.search.review;

import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.endgame.Solver;
import org.jspecify.annotations.Nullable;

/**
 * Finds out who wins a position, or each player's chance: a proof where one is within reach, else a
 * search. Both do a fixed amount of work, from a seed that follows from the position. So the result
 * depends on the game alone, and never on the time or on what was searched before.
 */
final class PositionSearch {
  /** The number of iterations in one slice, and of steps of the solver. */
  private static final int SLICE = 16;

  private static final int STEPS = 100;

  private final Player player;
  private final Play play;

  /** Null if no proof is within reach or it was given up. */
  private @Nullable Solver solver;

  private int stepsLeft;
  private @Nullable Search search;
  private int iterationsLeft;
  private @Nullable Estimate result;

  /**
   * @param player searches where nothing is proved
   * @param play is not changed; callers may change it only after the last {@link #run}
   */
  PositionSearch(Player player, Play play, int iterations) {
    this.player = player;
    this.play = play;
    iterationsLeft = iterations;
    Outcome outcome = play.outcome();
    if (outcome != null) {
      result = Estimate.won(outcome.winner(), play.setup().players(), List.of());
    }
  }

  /** Tries to prove the result first, if a proof is within reach. */
  PositionSearch proving() {
    Solver made = Solver.of(play, 0);
    if (made != null && made.isWithinReach()) {
      solver = made;
      stepsLeft = made.stepsWithinReach();
    }
    return this;
  }

  /**
   * Runs one slice.
   *
   * @return whether there is more to do
   */
  boolean run() {
    Solver proving = solver;
    if (result == null && proving != null) {
      prove(proving);
    } else if (result == null) {
      look();
    }
    return result == null;
  }

  private void prove(Solver proving) {
    boolean open = proving.run(STEPS);
    stepsLeft -= STEPS;
    int winner = proving.winner();
    if (winner == Position.NONE) {
      boolean gaveUp = proving.knowsWinner() || stepsLeft <= 0;
      solver = gaveUp ? null : proving;
    } else if (winner != play.mover()) {
      // All moves lose.
      result = Estimate.won(winner, play.setup().players(), List.of());
    } else if (!open || stepsLeft <= -proving.stepsWithinReach()) {
      result = Estimate.won(winner, play.setup().players(), proving.line());
    }
  }

  private void look() {
    Search looking = search == null ? player.search(play, seed()) : search;
    search = looking;
    boolean open = looking.run(Math.min(SLICE, iterationsLeft));
    iterationsLeft -= SLICE;
    if (!open || iterationsLeft <= 0) {
      Line best = looking.report(1).lines().get(0);
      boolean proved = best.provenWinner() != Position.NONE;
      // Where there is no choice of moves the chances are still wanted.
      if (proved || iterationsLeft <= 0) {
        result = new Estimate(best.winChances(), best.moves(), proved);
      }
    }
  }

  /** Goes on for more iterations, unless the result is proved. */
  void goOn(int iterations) {
    Estimate known = result;
    if (known != null && !known.proved()) {
      iterationsLeft = iterations;
      result = null;
    }
  }

  /** The result after the last {@link #run}. */
  Estimate result() {
    Estimate known = result;
    if (known == null) {
      throw new IllegalStateException("not done");
    }
    return known;
  }

  /** The best lines of the search so far; none if there was no need to search. */
  List<Line> lines(int number) {
    Search looking = search;
    return looking == null ? List.of() : looking.report(number).lines();
  }

  /** The iterations that are left. */
  int iterationsLeft() {
    return result == null ? iterationsLeft : 0;
  }

  private int seed() {
    Position position = play.position();
    int seed = play.setup().text().hashCode();
    seed = 31 * seed + position.hash1();
    seed = 31 * seed + position.hash2();
    return 31 * seed + play.size();
  }
}
