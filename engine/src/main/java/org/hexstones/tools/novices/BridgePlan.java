package org.hexstones.tools.novices;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * Answers a stone in one of its bridges, and else makes a new bridge anywhere: two stones of a
 * colour with two free cells between them.
 */
final class BridgePlan implements Plan {
  @Override
  public double liking(Position position, int move) {
    int colour = Moves.colour(move);
    int cell = Moves.cell(move);
    if (joinsAcross(position, colour, cell)) {
      return 2;
    }
    return bridges(position, colour, cell) > 0 ? 1 : 0;
  }

  /** Whether the opponent's last stone is beside a cell and both are between two own stones. */
  private static boolean joinsAcross(Position position, int colour, int cell) {
    int last = position.plies() == 0 ? Moves.NONE : position.moveAt(position.plies() - 1);
    if (last < 0 || !Moves.isPlace(last) || Moves.colour(last) == colour) {
      return false;
    }
    Board board = position.board();
    for (int d = 0; d < Direction.COUNT; d++) {
      if (board.neighbour(cell, d) == Moves.cell(last)) {
        return isOwn(position, colour, board.neighbour(cell, (d + 1) % Direction.COUNT))
            && isOwn(position, colour, board.neighbour(cell, (d + 5) % Direction.COUNT));
      }
    }
    return false;
  }

  /** The bridges that a stone would have to stones of its colour. */
  private static int bridges(Position position, int colour, int cell) {
    Board board = position.board();
    int found = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int one = board.neighbour(cell, d);
      int other = board.neighbour(cell, (d + 1) % Direction.COUNT);
      boolean free =
          one != Board.NO_CELL
              && other != Board.NO_CELL
              && position.stoneAt(one) == Position.NONE
              && position.stoneAt(other) == Position.NONE;
      if (free && isOwn(position, colour, board.neighbour(one, (d + 1) % Direction.COUNT))) {
        found++;
      }
    }
    return found;
  }

  private static boolean isOwn(Position position, int colour, int cell) {
    return cell != Board.NO_CELL && position.stoneAt(cell) == colour;
  }
}
