package org.hexstones.swell.ai;

import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.swell.SwellPosition;

/** What can be seen of a move: how many own stones touch it, or that it ends the turn. */
final class SwellFeatures implements MoveFeatures {
  private static final int END = Direction.COUNT + 1;
  private static final int COUNT = END + 1;

  private final SwellPosition position;

  SwellFeatures(SwellPosition position) {
    this.position = position;
  }

  @Override
  public int count() {
    return COUNT;
  }

  @Override
  public int mostOfMove() {
    return 1;
  }

  /** A stone beside some of one's own is good, and to end a turn early hardly ever. */
  @Override
  public float[] weights() {
    return new float[] {0, 1.5f, 2, 2, 1.5f, 1, 0, -3};
  }

  @Override
  public void look() {
    // The position is looked at when it is asked.
  }

  @Override
  public int of(int move, int[] into) {
    into[0] = feature(move);
    return 1;
  }

  private int feature(int move) {
    if (move == Moves.END_TURN) {
      return END;
    }
    Board board = position.board();
    int own = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = board.neighbour(Moves.cell(move), d);
      own += next != Board.NO_CELL && position.stoneAt(next) == Moves.colour(move) ? 1 : 0;
    }
    return own;
  }

  @Override
  public void rate(int[] moves, int from, int to, float[] weights, float[] into) {
    for (int i = from; i < to; i++) {
      into[i] = weights[feature(moves[i])];
    }
  }
}
