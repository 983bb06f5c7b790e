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
 * Looks at a game turn by turn, from the last to the first: a player thinks at the beginning of
 * each turn, and what a turn gave away is the chance of its player before it less the chance after
 * it. Chances come from random play near the leaves, so that differences of a few hundredths mean
 * nothing; where a result is proved they are certain.
 */
public final class Review {
  /** Iterations of one slice. */
  private static final int SLICE = 16;

  /** A turn is thought over for so many times as long as others. */
  private static final int OVER = 4;

  /** So much of a chance is not lost by mere chance. */
  private static final double MUCH = 0.25;

  private final Play play;
  private final List<Integer> moves;

  private final List<Integer> begins;

  /** The turns that are looked at: from this one up to before that one. */
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

  /** Whether those chances are certain. */
  private boolean isAfterCertain;

  /** Whether more has been thought at this turn than at others. */
  private boolean isThoughtOver;

  private double shown;

  /**
   * A review of a game from its beginning to where it is now.
   *
   * @param iterations how much is thought at each turn, at least 1
   */
  public Review(Player player, Play game, int iterations, int seed) {
    this(player, game, iterations, seed, 0, Integer.MAX_VALUE);
  }

  /**
   * A review of some turns of a game: several machines can share one.
   *
   * @param first the first turn that is looked at, by its place in {@link #begins}, from 0
   * @param end the first that is not; at most one position more is thought about than turns are
   *     looked at, the one after the last
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

  /** How many moves of a game had been made when each of its turns began, in order. */
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
   * Goes on for a slice of well under a millisecond, save where a new turn is begun.
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

  /** Thinks no more at the turn that it is at, where it has thought already. */
  public void enough() {
    Search thinking = search;
    if (left > 0 && (left < iterations || isThoughtOver) && thinking != null) {
      left = 0;
      heard(thinking.report(1));
    }
  }

  /**
   * Whether a guess before the turn says something quite different from what is certain after it:
   * either the turn was a great mistake, or the guess is wrong, and more thought may tell.
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

  /** How much is done, 0 to 1. */
  public double progress() {
    double all = (end - first + 1.0) * iterations;
    double open = 1.0 * (at - first) * iterations + Math.min(iterations, left);
    // What is thought over was done already.
    shown = Math.max(shown, 1 - open / all);
    return shown;
  }

  /** How many positions are still to be turned to; at each but the first a turn is told of. */
  public int positionsLeft() {
    return at - first;
  }

  /** What is known by now: the turns from the last back to the one that is looked at. */
  public List<ReviewedTurn> turns() {
    return List.copyOf(turns);
  }
}
