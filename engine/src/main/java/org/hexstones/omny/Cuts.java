package org.hexstones.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Stones;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/** Finds the cuts of a group by flood fill. It reuses its memory. */
final class Cuts {
  private final Stones stones;
  private final int[] starOf;
  private final int[] adjacency;
  private final boolean[] seen;
  private final int[] queue;
  private int filled;

  /**
   * @param starOf 1 on star cells, 0 on the others
   */
  Cuts(Board board, Stones stones, int[] starOf) {
    this.stones = stones;
    this.starOf = starOf;
    adjacency = board.adjacency();
    seen = new boolean[board.size() + 1];
    queue = new int[board.size()];
  }

  /**
   * Whether no cut of a group contains more stars than the limit.
   *
   * @param cell a cell of the group
   * @param starsOutside the number of star cells outside the group
   */
  boolean allWithin(int cell, int starsOutside, int limit) {
    floodGroup(cell);
    int left = starsOutside;
    for (int from = 0; left > limit; from++) {
      if (!seen[from]) {
        int stars = floodCut(from);
        if (stars > limit) {
          return false;
        }
        left -= stars;
      }
    }
    return true;
  }

  /** The cuts of the group of an occupied cell, most stars first, then in the order of cells. */
  List<Cut> of(int cell) {
    floodGroup(cell);
    List<Cut> cuts = new ArrayList<>();
    for (int from = 0; from < starOf.length; from++) {
      if (!seen[from]) {
        int begin = filled;
        int stars = floodCut(from);
        List<Integer> cells = new ArrayList<>();
        for (int i = begin; i < filled; i++) {
          cells.add(queue[i]);
        }
        cells.sort(null);
        cuts.add(new Cut(stars, cells));
      }
    }
    cuts.sort((a, b) -> b.stars() - a.stars());
    return cuts;
  }

  private void floodGroup(int cell) {
    int outside = starOf.length;
    for (int i = 0; i < outside; i++) {
      seen[i] = false;
    }
    seen[outside] = true;
    int colour = stones.at(cell);
    filled = 0;
    reach(cell);
    for (int taken = 0; taken < filled; taken++) {
      int first = queue[taken] * Direction.COUNT;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = adjacency[first + d];
        if (!seen[next] && stones.at(next) == colour) {
          reach(next);
        }
      }
    }
  }

  /** Marks the cut that contains a cell, and returns the number of its stars. */
  private int floodCut(int cell) {
    int stars = 0;
    int taken = filled;
    reach(cell);
    while (taken < filled) {
      int from = queue[taken++];
      stars += starOf[from];
      int first = from * Direction.COUNT;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = adjacency[first + d];
        if (!seen[next]) {
          reach(next);
        }
      }
    }
    return stars;
  }

  private void reach(int cell) {
    seen[cell] = true;
    queue[filled++] = cell;
  }
}
