package org.hexstones.omny.ai;

import org.hexstones.game.Rng;
import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.patterns.Neighbourhood;

/**
 * Random games in which bridges hold: of two free cells between two stones of a colour, or between
 * a stone and the rim, that colour gets at least one, because who enters one is answered on the
 * other. (The bridge pattern of playouts for connection games; Arneson, Hayward and Henderson,
 * "Monte Carlo Tree Search in Hex", 2010; here mended after the fact, for the board is filled and
 * not played.)
 */
final class BridgePlayouts extends OmnyPlayouts {
  /** The first three directions: with them every pair of neighbours is met once. */
  private static final int HALF = 7;

  /** How many sets of directions there are. */
  private static final int SETS = 1 << Direction.COUNT;

  private final Stones stones;
  private final int[] adjacency;
  private final Neighbourhood neighbourhood;

  /** {@link #bridges(int, int)} by rim and own. */
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
   * The directions, of the first three, in which both cells that touch a cell and its neighbour
   * there have a colour's stones, or one has and the other is off the board.
   *
   * @param own in which directions it has the colour's stones round it
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
