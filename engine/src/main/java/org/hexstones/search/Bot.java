package org.hexstones.search;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * A player at the board: asked for a turn or a ply, it thinks until its limit is spent. It keeps
 * one search, so that what was learnt for one ply serves the next.
 */
public final class Bot {
  /** Between two looks at the clock; some tens of microseconds, a few hundred on large boards. */
  private static final int SLICE = 16;

  private final Player player;
  private final Clock clock;
  private final int seed;
  private @Nullable Search search;
  private volatile boolean stopped;

  public Bot(Player player, Clock clock, int seed) {
    this.player = player;
    this.clock = clock;
    this.seed = seed;
  }

  public Player player() {
    return player;
  }

  /** The search at the play's position, with all that is known of it already. */
  public Search searchAt(Play play) {
    if (search == null) {
      search = player.search(play, seed);
    } else {
      search.follow(play);
    }
    return search;
  }

  /** Ends the thinking that goes on, from another thread or from within the clock. */
  public void stop() {
    stopped = true;
  }

  /** The next ply; none in a game that is over. The limit is this ply's. */
  public int move(Play play, Limits limits) {
    stopped = false;
    Search thinking = searchAt(play);
    think(thinking, clock.millis() + limits.millis(), limits.iterations());
    return thinking.bestMove();
  }

  /**
   * The rest of the turn: its plies in order, none in a game that is over. The limit is the turn's
   * and is shared evenly among its plies.
   */
  public List<Integer> turn(Play play, Limits limits) {
    stopped = false;
    Search thinking = searchAt(play);
    Position position = thinking.position();
    List<Integer> moves = new ArrayList<>();
    double end = clock.millis() + limits.millis();
    int iterationsLeft = limits.iterations();
    boolean onTurn = !play.isOver();
    while (onTurn) {
      int plies = pliesLeftInTurn(position);
      double now = clock.millis();
      int iterations =
          limits.iterations() == Integer.MAX_VALUE
              ? Integer.MAX_VALUE
              : Math.max(1, iterationsLeft / plies);
      think(thinking, now + Math.max(0, end - now) / plies, iterations);
      iterationsLeft -= iterations;
      int move = thinking.bestMove();
      thinking.advance(move);
      moves.add(move);
      onTurn = !position.isOver() && !position.isTurnStart();
    }
    return moves;
  }

  private void think(Search thinking, double end, int iterations) {
    int left = iterations;
    boolean open = true;
    // One slice is always made: without it the answer would be any legal move.
    do {
      open = thinking.run(Math.min(SLICE, left));
      left -= Math.min(SLICE, left);
    } while (open && left > 0 && !stopped && clock.millis() < end);
  }

  /** How many plies the mover makes before the next turn, placing stones as long as possible. */
  private static int pliesLeftInTurn(Position position) {
    int[] legal = new int[position.maxLegalMoves()];
    int plies = 0;
    do {
      int count = position.legalMoves(legal);
      int move = legal[0];
      for (int i = 0; i < count && !Moves.isPlace(move); i++) {
        move = legal[i];
      }
      position.play(move);
      plies++;
    } while (!position.isOver() && !position.isTurnStart());
    for (int i = 0; i < plies; i++) {
      position.undo();
    }
    return plies;
  }
}
