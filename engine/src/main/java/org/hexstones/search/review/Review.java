package org.hexstones.search.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.search.Report;
import org.hexstones.search.Search;
import org.jspecify.annotations.Nullable;

/**
 * Reviews a game turn by turn, from the last turn to the first. A player searches the position at
 * the beginning of each turn. The loss of a turn is its player's chance before it minus the chance
 * after it. Chances come from playouts, so that differences of a few percent mean nothing. If a
 * result is proven, they are exact.
 */
public final class Review {
  /** The number of iterations in one slice. */
  private static final int SLICE = 16;

  /** The factor for the iterations of a turn that is searched again. */
  private static final int OVER = 4;

  /** A larger loss of chance is not just noise. */
  private static final double MUCH = 0.25;

  private final Play play;
  private final List<Integer> moves;

  private final List<Integer> begins;

  /** The first turn to review, and the first one after the last. */
  private final int first;

  private final int end;

  private final int iterations;
  private final Player player;
  private final int seed;
  private @Nullable Search search;
  private int left;
  private int at;
  private final List<ReviewedTurn> turns = new ArrayList<>();
  private List<Double> after;

  /** Whether {@link #after} is exact. */
  private boolean isAfterCertain;

  /** Whether this turn is searched again with more iterations. */
  private boolean isThoughtOver;

  private double shown;

  /**
   * A review of all turns of a game so far.
   *
   * @param iterations the number of iterations for each turn, at least 1
   */
  public Review(Player player, Play game, int iterations, int seed) {
    this(player, game, iterations, seed, 0, Integer.MAX_VALUE);
  }

  /**
   * A review of some turns of a game. Several workers can share one game.
   *
   * @param first the first turn to review: its index in {@link #begins}
   * @param end the index after the last turn; the position after the last turn is searched too
   */
  public Review(Player player, Play game, int iterations, int seed, int first, int end) {
    this.player = player;
    this.iterations = iterations;
    this.seed = seed;
    moves = game.moves();
    begins = begins(game);
    this.first = Math.max(0, Math.min(first, begins.size()));
    this.end = Math.max(this.first, Math.min(end, begins.size()));
    play = Play.begin(game.setup(), game.start()).orThrow();
    int size = this.end < begins.size() ? begins.get(this.end) : moves.size();
    for (int i = 0; i < size; i++) {
      play.play(moves.get(i));
    }
    at = this.end;
    after = chances(play.outcome());
    isAfterCertain = !after.isEmpty();
    left = play.isOver() || this.first == this.end ? 0 : iterations;
  }

  /** For each turn in order: the number of moves before it. */
  public static List<Integer> begins(Play game) {
    List<Integer> begins = new ArrayList<>();
    Play again = Play.begin(game.setup(), game.start()).orThrow();
    for (int i = 0; i < game.size(); i++) {
      if (i == 0 || again.position().isTurnStart()) {
        begins.add(i);
      }
      again.play(game.moveAt(i));
    }
    return begins;
  }

  private static List<Double> chances(@Nullable Outcome outcome) {
    List<Double> chances = new ArrayList<>();
    if (outcome != null) {
      for (int player = 0; player < outcome.ranking().size(); player++) {
        chances.add(player == outcome.winner() ? 1.0 : 0.0);
      }
    }
    return chances;
  }

  /**
   * Runs one slice. It takes much less than a millisecond, except at the beginning of a turn.
   *
   * @return whether there is more to do
   */
  public boolean run() {
    if (left > 0) {
      Search thinking = search == null ? player.search(play, seed) : search;
      search = thinking;
      boolean open = thinking.run(Math.min(SLICE, left));
      left = open ? Math.max(0, left - SLICE) : 0;
      if (left == 0) {
        Report report = thinking.report(1);
        if (open && isBelied(report.lines().get(0))) {
          isThoughtOver = true;
          left = OVER * iterations;
        } else {
          heard(report);
        }
      }
    } else if (at > first) {
      goBack();
    }
    return at > first || left > 0;
  }

  /** Ends the search of the present turn, if it has begun. */
  public void enough() {
    Search thinking = search;
    if (left > 0 && (left < iterations || isThoughtOver) && thinking != null) {
      left = 0;
      heard(thinking.report(1));
    }
  }

  /**
   * Whether the estimate before the turn differs much from the exact result after it. Either the
   * turn was a big mistake, or the estimate is wrong, and a longer search may show which.
   */
  private boolean isBelied(Line best) {
    return !isThoughtOver
        && isAfterCertain
        && at < end
        && best.provenWinner() == Position.NONE
        && best.winChances().get(play.mover()) - after.get(play.mover()) > MUCH;
  }

  private void goBack() {
    at--;
    isThoughtOver = false;
    while (play.size() > begins.get(at)) {
      play.undo();
    }
    if (search != null) {
      search.follow(play);
    }
    left = iterations;
  }

  private void heard(Report report) {
    Line best = report.lines().get(0);
    if (at < end) {
      int begin = begins.get(at);
      int until = at + 1 < begins.size() ? begins.get(at + 1) : moves.size();
      int mover = play.mover();
      double loss = Math.max(0, best.winChances().get(mover) - after.get(mover));
      boolean proved = best.provenWinner() != Position.NONE;
      turns.add(
          0, new ReviewedTurn(begin, until, mover, best.winChances(), best.moves(), loss, proved));
    }
    after = best.winChances();
    isAfterCertain = best.provenWinner() != Position.NONE;
  }

  /** The fraction that is done, 0 to 1. */
  public double progress() {
    double all = (end - first + 1.0) * iterations;
    double open = 1.0 * (at - first) * iterations + Math.min(iterations, left);
    // Searching a turn again must not reduce the progress.
    shown = Math.max(shown, 1 - open / all);
    return shown;
  }

  /** The number of positions that the review still goes back to. Each of them adds a turn. */
  public int positionsLeft() {
    return at - first;
  }

  /** The turns so far: from the present one to the last, in the order of the game. */
  public List<ReviewedTurn> turns() {
    return List.copyOf(turns);
  }
}
