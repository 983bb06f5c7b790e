package org.hexstones.search.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.jspecify.annotations.Nullable;

/**
 * Reviews a game turn by turn, from the last turn to the first. It proves who wins the positions
 * near the end, and estimates the others by a search. The loss of a turn is its player's chance
 * before it minus the chance after it. Estimates come from playouts, so that differences of a few
 * percent mean nothing; what is proved is exact.
 *
 * <p>The work for each position is fixed. So the review of a turn depends on the game and the
 * number of iterations alone: it is the same on every device, at every load, and whoever reviews
 * the other turns.
 */
public final class Review {
  /** The factor for the iterations of a position that is searched again. */
  private static final int OVER = 4;

  /** A smaller loss is not shown: it may be none, because chances are estimates. */
  public static final double SHOWN = 0.05;

  /** A larger loss of chance is not just noise. */
  private static final double MUCH = 0.25;

  /** The last estimate of a position depends on this number of positions after it. */
  private static final int AHEAD = 3;

  /** The number of turns that may be found to lose before none is called better. */
  private static final int CANDIDATES = 3;

  private final Play play;
  private final List<Integer> moves;

  private final List<Integer> begins;

  /** The first turn to review, and the first one after the last. */
  private final int first;

  private final int end;

  private final int iterations;
  private final Player player;

  /** The turn that begins at the present position; the number of turns at the end of the game. */
  private int at;

  /** The turn that begins at the position where the review begins. */
  private final int from;

  /** The search of the present position; null before its first slice. */
  private @Nullable PositionSearch search;

  /** What the search found first, if it goes on for longer. */
  private @Nullable Estimate firstFound;

  /** What was found out of the position that was searched last. */
  private @Nullable Found next;

  /** The check of that position's best turns, while it goes on. */
  private @Nullable BetterCheck check;

  /** The estimate of the position after the present one, after its check. */
  private @Nullable Estimate after;

  private final List<ReviewedTurn> turns = new ArrayList<>();
  private double shown;

  /**
   * A review of all turns of a game so far.
   *
   * @param player searches where nothing is proved; it needs no solver of its own
   * @param iterations the number of iterations for each turn, at least 1
   */
  public Review(Player player, Play game, int iterations) {
    this(player, game, iterations, 0, Integer.MAX_VALUE);
  }

  /**
   * A review of some turns of a game. Several workers can share one game.
   *
   * @param first the first turn to review: its index in {@link #begins}
   * @param end the index after the last turn; the positions on which its loss depends are searched
   *     too
   */
  public Review(Player player, Play game, int iterations, int first, int end) {
    this.player = player;
    this.iterations = iterations;
    moves = game.moves();
    begins = begins(game);
    this.first = Math.max(0, Math.min(first, begins.size()));
    this.end = Math.max(this.first, Math.min(end, begins.size()));
    play = Play.begin(game.setup(), game.start()).then(at -> at.playAll(moves)).orThrow();
    from = this.first == this.end ? this.first - 1 : Math.min(this.end + AHEAD, begins.size());
    at = from;
    goBack();
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

  /** The number of moves before a turn, or of all moves after the last turn. */
  private int begin(int turn) {
    return turn < begins.size() ? begins.get(turn) : moves.size();
  }

  private void goBack() {
    while (at >= first && play.size() > begin(at)) {
      play.undo();
    }
  }

  /**
   * Runs one slice. It takes much less than a millisecond, except at the beginning of a turn.
   *
   * @return whether there is more to do
   */
  public boolean run() {
    if (at < first) {
      return false;
    }
    PositionSearch looking = search;
    BetterCheck checking = check;
    if (looking == null) {
      search = new PositionSearch(player, play, iterations).proving();
    } else if (checking != null) {
      if (!checking.run()) {
        done(checking.result());
      }
    } else if (!looking.run()) {
      searched(looking);
    }
    return at >= first;
  }

  private void searched(PositionSearch looking) {
    Estimate own = firstFound == null ? looking.result() : firstFound;
    Estimate known = known(own);
    boolean isLast = firstFound != null || known.proved() || at > end + 1;
    if (!isLast && isBelied(known)) {
      firstFound = own;
      looking.goOn((OVER - 1) * iterations);
      return;
    }
    Found found = new Found(own, known, firstFound == null ? known : looking.result());
    Found then = next;
    next = found;
    // Not for the positions after the last one whose loss is wanted: nothing depends on those.
    boolean isToCheck = at <= end && !found.last().proved();
    List<Line> lines = isToCheck ? looking.lines(CANDIDATES) : List.of();
    if (then == null || lines.isEmpty()) {
      done(found.last());
    } else {
      check = new BetterCheck(play, lines, found.last(), then.last());
    }
  }

  private void done(Estimate last) {
    Estimate then = after;
    if (at < end && then != null) {
      turns.add(0, turn(last, then));
    }
    after = last;
    check = null;
    search = null;
    firstFound = null;
    at--;
    goBack();
  }

  /**
   * What was found out of a position.
   *
   * @param own by its own search
   * @param known with what its turn proves
   * @param last by its last search
   */
  private record Found(Estimate own, Estimate known, Estimate last) {}

  /** Whoever has won after the own turn has won before it, by that turn. */
  private Estimate known(Estimate found) {
    Found then = next;
    List<Integer> made = made();
    return !found.proved() && then != null && then.own().isWonBy(play.mover()) && isWhole(made)
        ? Estimate.won(play.mover(), play.setup().players(), made)
        : found;
  }

  /** The moves of the turn that begins here. */
  private List<Integer> made() {
    return moves.subList(begin(at), begin(at + 1));
  }

  /** Whether nobody left in these moves. */
  private static boolean isWhole(List<Integer> made) {
    boolean whole = true;
    for (int move : made) {
      whole &= !Moves.isWithdrawal(move);
    }
    return whole;
  }

  /**
   * Whether the estimate before the turn differs much from the exact result after it. Either the
   * turn was a big mistake, or the estimate is wrong, and a longer search may show which.
   */
  private boolean isBelied(Estimate known) {
    Found then = next;
    int mover = play.mover();
    return then != null
        && then.known().proved()
        && known.chance(mover) - then.known().chance(mover) > MUCH;
  }

  private ReviewedTurn turn(Estimate before, Estimate then) {
    int mover = play.mover();
    // Where all moves lose, no other is better.
    boolean allLose = before.best().isEmpty();
    List<Integer> better = allLose ? made() : before.best();
    double loss = allLose ? 0 : Math.max(0, before.chance(mover) - then.chance(mover));
    return new ReviewedTurn(
        begin(at), begin(at + 1), mover, before.chances(), better, loss, before.proved());
  }

  /** The fraction that is done, 0 to 1. */
  public double progress() {
    PositionSearch looking = search;
    double open = looking == null ? 1 : Math.min(1, 1.0 * looking.iterationsLeft() / iterations);
    double done = at < first ? 1 : (from - at + 1 - open) / (from - first + 1);
    // Searching a position again must not reduce the progress.
    shown = Math.max(shown, done);
    return shown;
  }

  /** The turns so far: from the present one to the last, in the order of the game. */
  public List<ReviewedTurn> turns() {
    return List.copyOf(turns);
  }
}
