package org.hexstones.omny;

import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** The reasons why a move is illegal in a position, or a stone in a start position. */
final class Refusals {
  private Refusals() {}

  /** Null if the move is legal. */
  static @Nullable Reason of(OmnyPosition position, int move) {
    Turns turns = position.turns();
    if (position.isOver()) {
      return Reason.of(MoveProblem.GAME_OVER);
    }
    if (Moves.isPlace(move)) {
      return ofStone(position, Moves.colour(move), Moves.cell(move));
    }
    if (Moves.isKomi(move)) {
      int stars = position.setup().stars().size();
      return !turns.isNaming()
          ? Reason.of(MoveProblem.NOT_NOW)
          : Moves.twiceKomi(move) < stars ? null : Reason.of(OmnyProblem.KOMI_TOO_LARGE, stars);
    }
    boolean possible =
        move == Moves.swap(0) ? turns.maySwap() : move == Moves.KEEP && turns.isChoosing();
    if (possible) {
      return null;
    }
    return Moves.isNegotiation(move) || move == Moves.END_TURN
        ? Reason.of(MoveProblem.NOT_NOW)
        : Reason.of(MoveProblem.NOT_A_MOVE, move);
  }

  private static @Nullable Reason ofStone(OmnyPosition position, int colour, int cell) {
    Turns turns = position.turns();
    if (!turns.isPlacing()) {
      boolean komi = turns.isNaming();
      return Reason.of(komi ? OmnyProblem.KOMI_FIRST : OmnyProblem.SIDE_FIRST);
    }
    if (cell >= position.board().size()) {
      return Reason.of(MoveProblem.NO_SUCH_CELL);
    }
    if (position.stoneAt(cell) != Position.NONE) {
      return Reason.of(MoveProblem.OCCUPIED, position.board().name(cell));
    }
    return colour == turns.colour()
        ? null
        : Reason.of(MoveProblem.NOT_YOUR_COLOUR, Colour.of(colour).word());
  }

  /** Null if the stone may be added to the stones that are already on the board. */
  static @Nullable Reason atStart(OmnyPosition position, int stone) {
    int cell = Moves.cell(stone);
    if (!Moves.isPlace(stone) || cell >= position.board().size()) {
      return Reason.of(MoveProblem.NO_SUCH_CELL);
    }
    if (Moves.colour(stone) >= OmnyPosition.COLOURS) {
      return Reason.of(MoveProblem.START_COLOUR, Colour.of(Moves.colour(stone)).word());
    }
    return position.stoneAt(cell) == Position.NONE
        ? null
        : Reason.of(MoveProblem.START_CELL_TWICE, position.board().name(cell));
  }
}
