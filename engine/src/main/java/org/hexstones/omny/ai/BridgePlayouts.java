package org.hexstones.omny.ai;

import org.hexstones.game.Rng;
import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.patterns.Neighbourhood;

/**
 * Random games in which bridges hold. Of the two free cells between two stones of a colour, or
 * between a stone and the edge, that colour gets at least one, because a player answers an
 * opponent's stone on one of them with a stone on the other. (The bridge pattern of playouts for
 * connection games: Arneson, Hayward and Henderson, "Monte Carlo Tree Search in Hex", 2010. Here
 * the board is filled at once, so bridges are repaired afterwards.)
 */
final class BridgePlayouts extends OmnyPlayouts {
  /** The first three directions. With them the code visits every pair of neighbours once. */
  private static final int HALF = 7;

  /** The number of sets of directions. */
  private static final int SETS = 1 << Direction.COUNT;

  private final Stones stones;
  private final int[] adjacency;
  private final Neighbourhood neighbourhood;

  /** By edge and own stones: the result of {@link #bridges(int, int)}. */
  private final byte[] bridges = new byte[SETS * SETS];

  BridgePlayouts(OmnyPosition position) {
    super(position, filledBoard(position.setup()));
    stones = position.stones();
    adjacency = position.board().adjacency();
    neighbourhood = new Neighbourhood(position);
    for (int i = 0; i < bridges.length; i++) {
      bridges[i] = (byte) bridges(i % SETS, i / SETS);
    }
  }

  private static FilledBoard filledBoard(OmnySetup setup) {
    FilledRuns runs = FilledRuns.of(setup);
    return runs == null ? new FilledCells(setup) : runs;
  }

  @Override
  void mend(Rng rng) {
    neighbourhood.follow();
    final byte[] bridge = bridges;
    int free = stones.freeCells();
    for (int i = 0; i < free; i++) {
      int cell = stones.free(i);
      int around = neighbourhood.aroundBoth(cell);
      if (around != 0) {
        int rim = neighbourhood.rim(cell) * SETS;
        int beyond = around >> Direction.COUNT;
        int occupied = (around | beyond) & (SETS - 1);
        int white = bridge[rim + (around & (SETS - 1))] & ~occupied;
        int black = bridge[rim + beyond] & ~occupied;
        for (int set = white | black; set != 0; set &= set - 1) {
          int direction = neighbourhood.lowest(set);
          int owner = (white >> direction & 1) != 0 ? 0 : 1;
          mend(cell, adjacency[cell * Direction.COUNT + direction], owner, rng);
        }
      }
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
  private static int bridges(int own, int rim) {
    int all = own | rim;
    return Neighbourhood.before(all)
        & Neighbourhood.after(all)
        & (Neighbourhood.before(own) | Neighbourhood.after(own))
        & ~rim
        & HALF;
  }

  private void mend(int cell, int other, int owner, Rng rng) {
    int a = board.place[cell];
    int b = board.place[other];
    if (colours[a] != owner && colours[b] != owner) {
      colours[rng.next() < 0 ? a : b] = owner;
    }
  }
}
