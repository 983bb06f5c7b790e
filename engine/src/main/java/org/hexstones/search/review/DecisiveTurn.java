package org.hexstones.search.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.LineTurn;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.search.Player;
import org.jspecify.annotations.Nullable;

/**
 * Finds the turn that decided a finished game, and a better one. It is a loser's last turn that
 * gave away a proved win. Without one, it is the turn with the largest {@link LastingLoss}, if a
 * deeper search confirms that the position after it is bad for its player and the one after the
 * better turn is not. Otherwise no turn is called decisive.
 *
 * <p>As in a {@link Review}, the work is fixed and the result depends on the game alone.
 */
public final class DecisiveTurn {
  /** A turn that gave away less for good may look bad by chance. */
  private static final double DECISIVE = 0.25;

  /** The most turns that are searched more deeply. */
  private static final int MOST_CANDIDATES = 3;

  /** The iterations for each turn, fewer where there are many, and those of a deeper search. */
  private static final int ITERATIONS = 4000;

  private static final int ALL_ITERATIONS = 150_000;
  private static final int DEEP_ITERATIONS = 30_000;

  /** A player's chance up to which a position is bad, and from which it is not. */
  private static final double BAD = 0.3;

  private static final double FAIR = 0.55;

  /**
   * The turn.
   *
   * @param number its number, from 1
   * @param begin the number of moves before it
   * @param better the moves of the better turn
   * @param proved whether a win was given away by proof
   */
  public record Found(int number, int begin, List<Integer> better, boolean proved) {
    public Found {
      better = List.copyOf(better);
    }
  }

  private final Player player;
  private final Play game;
  private final int whose;
  private final Review review;
  private final int count;
  private int reviewed;
  private @Nullable List<ReviewedTurn> candidates;

  /** The candidate that is confirmed now, its better turn, and the search that confirms it. */
  private int candidate;

  private List<Integer> better = List.of();
  private @Nullable PositionSearch search;
  private Step step = Step.MADE;

  private @Nullable Found found;
  private boolean isOver;

  /** What is searched to confirm a candidate. */
  private enum Step {
    MADE,
    BEFORE,
    BETTER
  }

  /**
   * @param player searches where nothing is proved
   * @param game a finished game
   * @param whose the player whose turns count; -1 for all players who did not win
   */
  public DecisiveTurn(Player player, Play game, int whose) {
    this.player = player;
    this.game = game;
    this.whose = whose;
    count = Review.begins(game).size();
    int iterations = Math.min(ITERATIONS, ALL_ITERATIONS / Math.max(1, count));
    review = new Review(player, game, Math.max(1, iterations));
  }

  /**
   * Runs one slice. It takes much less than a millisecond, except at the beginning of a turn.
   *
   * @return whether there is more to do
   */
  public boolean run() {
    if (isOver) {
      return false;
    }
    List<ReviewedTurn> open = candidates;
    if (open != null) {
      confirm(open);
    } else if (review.run()) {
      lookForGift(review.turns());
    } else {
      lookForGift(review.turns());
      candidates = isOver ? null : candidates(review.turns());
    }
    return !isOver;
  }

  /** The turn that decided the game; null if there is none, or it is not found yet. */
  public @Nullable Found found() {
    return found;
  }

  /** Whether a turn lost as much as a review shows, whether it decided the game or not. */
  public boolean isUneven() {
    for (ReviewedTurn turn : review.turns()) {
      if (turn.loss() >= Review.SHOWN) {
        return true;
      }
    }
    return false;
  }

  private void lookForGift(List<ReviewedTurn> turns) {
    if (turns.size() == reviewed) {
      return;
    }
    reviewed = turns.size();
    ReviewedTurn turn = turns.get(0);
    boolean won = turn.proved() && turn.chances().get(turn.player()) == 1;
    if (won && turn.loss() == 1 && counts(turn.player()) && isProvedAfter(turns)) {
      List<Integer> wins = better(turn.begin(), turn.better());
      if (!wins.isEmpty()) {
        found = new Found(number(turn), turn.begin(), wins, true);
        isOver = true;
      }
    }
  }

  /** Whether the chances after the first of the turns are exact. */
  private static boolean isProvedAfter(List<ReviewedTurn> turns) {
    // The game is finished, so its end is certain.
    return turns.size() == 1 || turns.get(1).proved();
  }

  private boolean counts(int mover) {
    Outcome outcome = game.outcome();
    return whose < 0 ? outcome != null && outcome.winner() != mover : mover == whose;
  }

  private int number(ReviewedTurn turn) {
    int number = count;
    for (ReviewedTurn other : review.turns()) {
      number -= other.begin() > turn.begin() ? 1 : 0;
    }
    return number;
  }

  /** The turns with the largest lasting losses. */
  private List<ReviewedTurn> candidates(List<ReviewedTurn> turns) {
    LastingLoss losses = new LastingLoss(game.setup().players());
    List<ReviewedTurn> worst = new ArrayList<>();
    List<Double> lost = new ArrayList<>();
    for (int i = turns.size() - 1; i >= 0; i--) {
      ReviewedTurn turn = turns.get(i);
      double loss = losses.of(turn.player(), turn.chances().get(turn.player()), turn.loss());
      if (loss >= DECISIVE && counts(turn.player())) {
        int at = 0;
        while (at < lost.size() && lost.get(at) > loss) {
          at++;
        }
        lost.add(at, loss);
        worst.add(at, turn);
      }
    }
    return List.copyOf(worst.subList(0, Math.min(MOST_CANDIDATES, worst.size())));
  }

  private void confirm(List<ReviewedTurn> open) {
    if (candidate == open.size()) {
      isOver = true;
      return;
    }
    ReviewedTurn turn = open.get(candidate);
    PositionSearch looking = search;
    if (looking == null) {
      begin(turn);
    } else if (!looking.run()) {
      search = null;
      heard(turn, looking.result());
    }
  }

  private void begin(ReviewedTurn turn) {
    ReviewedTurn known = known(turn);
    if (known != null) {
      // The review has proved it.
      heard(turn, new Estimate(known.chances(), known.better(), true));
      return;
    }
    Play play = after(step == Step.MADE ? turn.end() : turn.begin());
    if (step == Step.BETTER) {
      play.playAll(better).orThrow();
      search = new PositionSearch(player, play, DEEP_ITERATIONS).proving();
    } else {
      // The review has tried in vain to prove it.
      search = new PositionSearch(player, play, DEEP_ITERATIONS);
    }
  }

  /** What the review has proved of the position to be searched; null if nothing. */
  private @Nullable ReviewedTurn known(ReviewedTurn turn) {
    int begin = step == Step.MADE ? turn.end() : turn.begin();
    for (ReviewedTurn reviewed : review.turns()) {
      if (step != Step.BETTER && reviewed.begin() == begin && reviewed.proved()) {
        return reviewed;
      }
    }
    return null;
  }

  private void heard(ReviewedTurn turn, Estimate result) {
    double chance = result.chance(turn.player());
    boolean confirms =
        switch (step) {
          case MADE -> chance <= BAD;
          case BEFORE -> chance >= FAIR;
          case BETTER -> chance >= FAIR;
        };
    if (step == Step.BEFORE) {
      better = better(turn.begin(), result.best());
      confirms &=
          !better.isEmpty() && !game.moves().subList(turn.begin(), turn.end()).containsAll(better);
    }
    if (!confirms) {
      step = Step.MADE;
      candidate++;
    } else if (step == Step.BETTER) {
      found = new Found(number(turn), turn.begin(), better, false);
      isOver = true;
    } else {
      step = step == Step.MADE ? Step.BEFORE : Step.BETTER;
    }
  }

  private Play after(int moves) {
    return Play.begin(game.setup(), game.start())
        .then(play -> play.playAll(game.moves().subList(0, moves)))
        .orThrow();
  }

  /** The moves of a line that make its first turn; empty if it ends before. */
  private List<Integer> better(int begin, List<Integer> line) {
    Play there = after(begin);
    List<Integer> turn = LineTurn.of(there, line, 1);
    there.playAll(turn).orThrow();
    return there.isOver() || there.position().isTurnStart() ? turn : List.of();
  }
}
