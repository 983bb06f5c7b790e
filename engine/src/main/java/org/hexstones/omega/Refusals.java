package org.hexstones.omega;

import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** The reasons why a move is illegal in a position. */
final class Refusals {
  private Refusals() {}

  /** Null if the move is legal. */
  static @Nullable Reason of(OmegaPosition position, int move) {
    if (position.isOver()) {
      return Reason.of(MoveProblem.GAME_OVER);
    }
    if (Moves.isPlace(move)) {
      return ofStone(position, Moves.colour(move), Moves.cell(move));
    }
    if (Moves.isSwap(move)) {
      return ofSwap(position, Moves.player(move));
    }
    boolean known = Moves.isNegotiation(move) || Moves.isWithdrawal(move) || move == Moves.END_TURN;
    return known ? Reason.of(MoveProblem.NOT_NOW) : Reason.of(MoveProblem.NOT_A_MOVE, move);
  }

  private static @Nullable Reason ofStone(OmegaPosition position, int colour, int cell) {
    if (colour >= position.setup().players()) {
      return Reason.of(MoveProblem.NOT_YOUR_COLOUR, Colour.of(colour).word());
    }
    if (cell >= position.board().size()) {
      return Reason.of(MoveProblem.NO_SUCH_CELL);
    }
    if (Turn.isPlaced(position.turn(), colour)) {
      return Reason.of(MoveProblem.ALREADY_PLACED, Colour.of(colour).word());
    }
    return position.stoneAt(cell) == Position.NONE
        ? null
        : Reason.of(MoveProblem.OCCUPIED, position.board().name(cell));
  }

  private static @Nullable Reason ofSwap(OmegaPosition position, int player) {
    if (player >= position.setup().players()) {
      return Reason.of(MoveProblem.NO_SUCH_PLAYER, MoveText.letter(player));
    }
    if (!Turn.maySwap(position.turn())) {
      return Reason.of(MoveProblem.NOT_NOW);
    }
    return player < Turn.mover(position.turn())
        ? null
        : Reason.of(OmegaProblem.SWAP_EARLIER_ONLY, MoveText.letter(player));
  }
}
