package org.hexstones.patterns;

import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/** The distances of cells from the edge of a board. */
public final class EdgeDistance {
  private EdgeDistance() {}

  /**
   * For each cell the number of steps to the nearest cell that lacks a neighbour; 0 for such a cell
   * itself.
   *
   * @param most the value for all cells that are farther away
   */
  public static int[] distances(Board board, int most) {
    int size = board.size();
    int[] adjacency = board.adjacency();
    // One more element for the place off the board, which is near nothing.
    int[] distance = new int[size + 1];
    for (int cell = 0; cell < size; cell++) {
      distance[cell] = board.degree(cell) < Direction.COUNT ? 0 : most;
    }
    distance[size] = most;
    for (int round = 1; round < most; round++) {
      for (int cell = 0; cell < size; cell++) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int next = adjacency[cell * Direction.COUNT + d];
          distance[cell] = Math.min(distance[cell], distance[next] + 1);
        }
      }
    }
    return distance;
  }
}
