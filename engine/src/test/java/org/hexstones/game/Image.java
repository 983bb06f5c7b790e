package org.hexstones.game;

import java.util.function.IntBinaryOperator;
import org.hexstones.hex.Board;

/** A symmetry of a board, by what becomes of a cell's coordinates. */
public record Image(Board board, IntBinaryOperator toQ, IntBinaryOperator toR) {
  /** The same move on the image of the board. */
  public int of(int move) {
    if (!Moves.isPlace(move)) {
      return move;
    }
    int q = board.q(Moves.cell(move));
    int r = board.r(Moves.cell(move));
    int cell = board.cellAt(toQ.applyAsInt(q, r), toR.applyAsInt(q, r));
    return Moves.place(Moves.colour(move), cell);
  }
}
