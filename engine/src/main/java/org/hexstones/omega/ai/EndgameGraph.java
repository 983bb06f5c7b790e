package org.hexstones.omega.ai;

import java.util.Arrays;
import org.hexstones.game.Position;
import org.hexstones.hex.Direction;
import org.hexstones.omega.OmegaPosition;

/**
 * The graph on which the end of a game is played: the free cells and the groups that touch them.
 * The nodes are first the free cells, in the board's order, then the groups.
 */
final class EndgameGraph {
  private final OmegaPosition position;
  private final int[] groupOf;

  /** The number of nodes that are cells, and the number of all nodes. */
  final int cells;

  int nodes;

  /** By node: the cell on the board. */
  final int[] cellOf;

  /**
   * A cell's neighbours are the elements from {@code nearFrom[cell]} up to {@code nearFrom[cell +
   * 1]}.
   */
  final int[] near;

  final int[] nearFrom;

  EndgameGraph(OmegaPosition position) {
    this.position = position;
    cells = position.freeCells();
    nodes = cells;
    cellOf = new int[cells];
    groupOf = new int[cells * Direction.COUNT];
    near = new int[cells * Direction.COUNT];
    nearFrom = new int[cells + 1];
    int size = position.board().size();
    int[] node = new int[size];
    Arrays.fill(node, Position.NONE);
    int count = 0;
    for (int cell = 0; cell < size; cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        cellOf[count] = cell;
        node[cell] = count++;
      }
    }
    for (int i = 0; i < cells; i++) {
      nearFrom[i + 1] = join(i, nearFrom[i], node);
    }
  }

  /** Writes the neighbours of a cell from an index on, and returns the index after the last. */
  private int join(int number, int from, int[] node) {
    int size = position.board().size();
    int[] adjacency = position.board().adjacency();
    int filled = from;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = adjacency[cellOf[number] * Direction.COUNT + d];
      if (next == size) {
        continue;
      }
      int stands = position.stoneAt(next) == Position.NONE ? next : position.groupAt(next);
      if (node[stands] == Position.NONE) {
        groupOf[nodes - cells] = stands;
        node[stands] = nodes++;
      }
      if (!contains(from, filled, node[stands])) {
        near[filled++] = node[stands];
      }
    }
    return filled;
  }

  private boolean contains(int from, int to, int wanted) {
    for (int i = from; i < to; i++) {
      if (near[i] == wanted) {
        return true;
      }
    }
    return false;
  }

  /** The colour of a node; {@link Position#NONE} for a cell. */
  int colour(int node) {
    return node < cells ? Position.NONE : position.stoneAt(groupOf[node - cells]);
  }

  /** The number of stones of a node; 1 for a cell, as if it had a stone. */
  int size(int node) {
    return node < cells ? 1 : position.groupSizeAt(groupOf[node - cells]);
  }
}
