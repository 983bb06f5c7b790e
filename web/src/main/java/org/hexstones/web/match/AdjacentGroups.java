package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/** The groups of a colour around a cell: those that a stone on the cell joins, or has joined. */
public final class AdjacentGroups {
  /** By direction; 0 where there is no group, or one that lies in an earlier direction too. */
  private final int[] sizes = new int[Direction.COUNT];

  private AdjacentGroups() {}

  public static AdjacentGroups of(Position position, int cell, int colour) {
    AdjacentGroups found = new AdjacentGroups();
    Board board = position.board();
    boolean[] seen = new boolean[board.size()];
    int[] open = new int[board.size()];
    seen[cell] = true;
    for (int direction = 0; direction < Direction.COUNT; direction++) {
      int first = board.neighbour(cell, direction);
      int count = add(position, first, colour, seen, open, 0);
      for (int i = 0; i < count; i++) {
        for (int onward = 0; onward < Direction.COUNT; onward++) {
          count = add(position, board.neighbour(open[i], onward), colour, seen, open, count);
        }
      }
      found.sizes[direction] = count;
    }
    return found;
  }

  /** Adds a cell to those of a group if it belongs to it; returns how many there are then. */
  private static int add(
      Position position, int cell, int colour, boolean[] seen, int[] open, int count) {
    if (cell == Board.NO_CELL || seen[cell] || position.stoneAt(cell) != colour) {
      return count;
    }
    seen[cell] = true;
    open[count] = cell;
    return count + 1;
  }

  /** The size of the group in a direction; 0 if there is none or it was met in an earlier one. */
  public int size(int direction) {
    return sizes[direction];
  }

  /** The size of each group. */
  public List<Integer> sizes() {
    List<Integer> all = new ArrayList<>();
    for (int size : sizes) {
      if (size > 0) {
        all.add(size);
      }
    }
    return all;
  }

  /** The number of groups. */
  public int count() {
    return sizes().size();
  }

  /** The size of the group that a stone on the cell makes. */
  public int together() {
    int stones = 1;
    for (int size : sizes) {
      stones += size;
    }
    return stones;
  }
}
