package org.hexstones.search;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.jspecify.annotations.Nullable;

/**
 * A player that chooses a turn or a ply within limits. It keeps one search, so that the results of
 * one ply are available for the next.
 */
public final class Bot {
  /**
   * The number of iterations between two checks of the clock. They take tens of microseconds, on
   * large boards hundreds.
   */
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

  /** The search at the play's position, with all its results so far. */
  public Search searchAt(Play play) {
    if (search == null) {
      search = player.search(play, seed);
    } else {
      search.follow(play);
    }
    return search;
  }

  /** Ends the present search. Another thread or the clock may call it. */
  public void stop() {
    stopped = true;
  }

  /**
   * The next ply, or {@link org.hexstones.game.Moves#NONE} if the game is over. The limits are for
   * this ply.
   */
  public int move(Play play, Limits limits) {
    stopped = false;
    Search thinking = searchAt(play);
    think(thinking, clock.millis() + limits.millis(), limits.iterations());
    return thinking.bestMove();
  }

  /**
   * The rest of the turn: its plies in order, or an empty list if the game is over. The limits are
   * for the whole turn and are divided equally among its plies.
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
    // At least one slice runs, because without it the result would be an arbitrary legal move.
    do {
      open = thinking.run(Math.min(SLICE, left));
      left -= Math.min(SLICE, left);
    } while (open && left > 0 && !stopped && clock.millis() < end);
  }

  /** The number of plies until the next turn, if the mover places stones as long as possible. */
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
