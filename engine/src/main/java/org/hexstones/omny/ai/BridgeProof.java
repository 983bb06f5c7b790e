package org.hexstones.omny.ai;

import java.util.Arrays;
import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;

/**
 * Whether a colour has won Y with its stones, bridges and edge templates: they connect all three
 * sides. Those that count have no cell in common, so that the owner can answer within each one.
 */
final class BridgeProof {
  private static final int ALL_SIDES = 7;

  private final Stones stones;
  private final int[] adjacency;
  private final Bridges bridges;
  private final EdgeTemplates templates;

  /** By cell: the sides that it touches, one bit each. */
  private final byte[] sides;

  private final boolean[] isUsed;

  /** By cell with a stone: another stone of its group, or itself if it is the group's root. */
  private final int[] parent;

  /** By root: the sides that the group has. */
  private final int[] reached;

  BridgeProof(OmnyPosition position, YEstimate estimate, byte[] sides) {
    bridges = estimate.bridges;
    templates = estimate.templates;
    this.sides = sides;
    stones = position.stones();
    adjacency = position.board().adjacency();
    isUsed = new boolean[sides.length];
    parent = new int[sides.length];
    reached = new int[sides.length];
  }

  /** Whether a colour has won in the present position, which the estimate has seen. */
  boolean wins(int colour) {
    Arrays.fill(isUsed, false);
    for (int cell = 0; cell < parent.length; cell++) {
      parent[cell] = cell;
      reached[cell] = sides[cell];
    }
    return joinsNeighbours(colour) || joinsBridges(colour) || joinsTemplates(colour);
  }

  private boolean joinsNeighbours(int colour) {
    boolean won = false;
    for (int cell = 0; cell < parent.length && !won; cell++) {
      for (int d = 0; d < Direction.COUNT / 2 && stones.at(cell) == colour && !won; d++) {
        int next = adjacency[cell * Direction.COUNT + d];
        won = stones.at(next) == colour && join(cell, next);
      }
    }
    return won;
  }

  private boolean joinsBridges(int colour) {
    final Bridges held = bridges;
    boolean won = false;
    for (int i = 0; i < held.count && !won; i++) {
      int cell = held.cell[i];
      int partner = held.partner[i];
      if (held.owner[i] == colour && !isUsed[cell] && !isUsed[partner]) {
        int one = held.end(i, 1);
        int other = held.end(i, -1);
        int off = parent.length;
        int edge = one < off && other < off ? 0 : sides[cell] & sides[partner];
        int from = one < off ? one : other;
        int to = other < off ? other : one;
        if (isNew(from, to, edge)) {
          isUsed[cell] = true;
          isUsed[partner] = true;
          won = join(from, to) || reach(from, edge);
        }
      }
    }
    return won;
  }

  /** Whether a connection of two stones and an edge adds anything. */
  private boolean isNew(int one, int other, int edge) {
    int root = root(one);
    return root != root(other) || (edge & ~reached[root]) != 0;
  }

  private boolean joinsTemplates(int colour) {
    final EdgeTemplates held = templates;
    boolean won = false;
    for (int i = 0; i < held.count && !won; i++) {
      int stone = held.cell(i, 0);
      int edge = sides[held.cell(i, EdgeTemplates.FOOT)];
      won = held.owner(i) == colour && isNew(stone, stone, edge) && use(i) && reach(stone, edge);
    }
    return won;
  }

  /** Takes all cells of a template, unless one is in use. */
  private boolean use(int template) {
    for (int number = 1; number < EdgeTemplates.CELLS; number++) {
      if (isUsed[templates.cell(template, number)]) {
        return false;
      }
    }
    for (int number = 1; number < EdgeTemplates.CELLS; number++) {
      isUsed[templates.cell(template, number)] = true;
    }
    return true;
  }

  /** Joins two groups and returns whether they have all sides now. */
  private boolean join(int one, int other) {
    int root = root(one);
    parent[root] = root(other);
    return reach(other, reached[root]);
  }

  private boolean reach(int cell, int more) {
    int root = root(cell);
    reached[root] |= more;
    return reached[root] == ALL_SIDES;
  }

  private int root(int cell) {
    return FilledBoard.find(parent, cell);
  }
}
