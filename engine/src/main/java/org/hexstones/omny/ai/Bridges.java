package org.hexstones.omny.ai;

import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.patterns.Neighbourhood;

/**
 * The bridges of a position: two free neighbours between two stones of a colour, or between a stone
 * and the edge. If the opponent plays on one of the two cells, the owner connects on the other.
 */
final class Bridges {
  /** The first three directions. With them the code visits every pair of neighbours once. */
  private static final int HALF = 7;

  /** The number of sets of directions. */
  private static final int SETS = 1 << Direction.COUNT;

  private final Stones stones;
  private final int[] adjacency;
  private final Neighbourhood neighbourhood;

  /** By edge and own stones: the result of {@link #partners}. */
  private final byte[] partners = new byte[SETS * SETS];

  /** The number of bridges that {@link #find} found. */
  int count;

  /** By bridge: its first cell. */
  final int[] cell;

  /** By bridge: its second cell, a neighbour of the first. */
  final int[] partner;

  /** By bridge: the direction from the first cell to the second. */
  final int[] direction;

  /** By bridge: the colour that it connects. */
  final int[] owner;

  Bridges(OmnyPosition position, Neighbourhood neighbourhood) {
    stones = position.stones();
    adjacency = position.board().adjacency();
    this.neighbourhood = neighbourhood;
    int most = Direction.COUNT / 2 * position.board().size();
    cell = new int[most];
    partner = new int[most];
    direction = new int[most];
    owner = new int[most];
    for (int i = 0; i < partners.length; i++) {
      partners[i] = (byte) partners(i % SETS, i / SETS);
    }
  }

  /**
   * Finds the bridges that consist of a cell and one of its neighbours, as directions of that
   * neighbour among the first three. Both cells that touch the pair have a stone of the colour, or
   * one has it and the other is off the board.
   *
   * @param own the directions in which the cell has stones of the colour around it
   * @param rim the directions in which the cell has no neighbour
   */
  private static int partners(int own, int rim) {
    int all = own | rim;
    return Neighbourhood.before(all)
        & Neighbourhood.after(all)
        & (Neighbourhood.before(own) | Neighbourhood.after(own))
        & ~rim
        & HALF;
  }

  /** Finds the bridges of the present position. */
  void find() {
    neighbourhood.follow();
    final byte[] table = partners;
    int found = 0;
    int free = stones.freeCells();
    for (int i = 0; i < free; i++) {
      int at = stones.free(i);
      int around = neighbourhood.aroundBoth(at);
      if (around != 0) {
        int rim = neighbourhood.rim(at) * SETS;
        int beyond = around >> Direction.COUNT;
        int occupied = (around | beyond) & (SETS - 1);
        int white = table[rim + (around & (SETS - 1))] & ~occupied;
        int black = table[rim + beyond] & ~occupied;
        for (int set = white | black; set != 0; set &= set - 1) {
          int towards = neighbourhood.lowest(set);
          cell[found] = at;
          partner[found] = adjacency[at * Direction.COUNT + towards];
          direction[found] = towards;
          owner[found++] = (white >> towards & 1) != 0 ? 0 : 1;
        }
      }
    }
    count = found;
  }

  /**
   * One of the two cells that touch both cells of a bridge: a stone of the owner, or the number of
   * cells if it is off the board.
   *
   * @param side 1 or -1
   */
  int end(int bridge, int side) {
    int towards = direction[bridge] + side + Direction.COUNT;
    return adjacency[cell[bridge] * Direction.COUNT + towards % Direction.COUNT];
  }
}
