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

  private final Play play;
  private final List<Integer> moves;

  /** How many moves had been made when each turn began, and when the last ended. */
  private final List<Integer> begins = new ArrayList<>();

  private final int iterations;
  private final Player player;
  private final int seed;
  private @Nullable Search search;
  private int left;
  private int at;
  private final List<ReviewedTurn> turns = new ArrayList<>();
  private List<Double> after;

  /**
   * A review of a game from its beginning to where it is now.
   *
   * @param iterations how much is thought at each turn, at least 1
   */
  public Review(Player player, Play game, int iterations, int seed) {
    this.player = player;
    this.iterations = iterations;
    this.seed = seed;
    moves = game.moves();
    play = Play.begin(game.setup(), game.start()).orThrow();
    for (int i = 0; i < moves.size(); i++) {
      if (i == 0 || play.position().isTurnStart()) {
        begins.add(i);
      }
      play.play(moves.get(i));
    }
    at = begins.size();
    after = chances(play.outcome());
    left = play.isOver() ? 0 : iterations;
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
        heard(thinking.report(1));
      }
    } else if (at > 0) {
      goBack();
    }
    return at > 0 || left > 0;
  }

  private void goBack() {
    at--;
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
    if (at < begins.size()) {
      int begin = begins.get(at);
      int end = at + 1 < begins.size() ? begins.get(at + 1) : moves.size();
      int mover = play.mover();
      double loss = Math.max(0, best.winChances().get(mover) - after.get(mover));
      boolean proved = best.provenWinner() != Position.NONE;
      turns.add(
          0, new ReviewedTurn(begin, end, mover, best.winChances(), best.moves(), loss, proved));
    }
    after = best.winChances();
  }

  /** How much is done, 0 to 1. */
  public double progress() {
    double all = (begins.size() + 1.0) * iterations;
    return 1 - (1.0 * at * iterations + left) / all;
  }

  /** What is known by now: the turns from the last back to the one that is looked at. */
  public Summary summary() {
    return Summary.of(turns, play.setup().players());
  }
}
