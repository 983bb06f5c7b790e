package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;

/**
 * Tries all single stones of a colour and all pairs. A pair that wins where no single stone does is
 * in the winning group, so its second stone touches the group of the first.
 */
final class TwoStones {
  private final OmnyPosition position;
  private final Board board;
  private final int colour;

  TwoStones(OmnyPosition position, int colour) {
    this.position = position;
    this.colour = colour;
    board = position.board();
  }

  /** How near the colour is to a winning group. The game is not over. */
  Prospects prospects() {
    List<Integer> one = WinningCells.of(position, colour);
    if (!one.isEmpty()) {
      return prospects(1, one.size() == 1 ? one : List.of());
    }
    int pairs = 0;
    int[] uses = new int[board.size()];
    for (int first = 0; first < uses.length; first++) {
      if (isFree(first)) {
        boolean[] joined = joined(first);
        for (int second = first + 1; second < uses.length; second++) {
          if (isFree(second)
              && touches(second, joined)
              && position.winsWith(colour, first, second)) {
            pairs++;
            uses[first]++;
            uses[second]++;
          }
        }
      }
    }
    List<Integer> critical = new ArrayList<>();
    for (int cell = 0; cell < uses.length; cell++) {
      if (pairs > 0 && uses[cell] == pairs) {
        critical.add(cell);
      }
    }
    return prospects(pairs > 0 ? 2 : Prospects.MANY, critical);
  }

  private static Prospects prospects(int needs, List<Integer> critical) {
    return new Prospects(needs, List.of(), List.of(), critical);
  }

  private boolean isFree(int cell) {
    return position.stoneAt(cell) == Position.NONE;
  }

  /** By cell: the cell itself, and the roots of the groups that a stone there would join. */
  private boolean[] joined(int cell) {
    boolean[] joined = new boolean[board.size()];
    joined[cell] = true;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = board.neighbour(cell, d);
      if (next != Board.NO_CELL && position.stoneAt(next) == colour) {
        joined[position.groupAt(next)] = true;
      }
    }
    return joined;
  }

  private boolean touches(int cell, boolean[] joined) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = board.neighbour(cell, d);
      if (next != Board.NO_CELL
          && joined[position.stoneAt(next) == colour ? position.groupAt(next) : next]) {
        return true;
      }
    }
    return false;
  }
}
