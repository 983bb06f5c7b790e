package org.hexstones.omny;

import org.hexstones.game.Rng;
import org.hexstones.game.Sight;
import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;

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

  private final Stones stones;
  private final int[] adjacency;
  private final Sight sight;

  BridgePlayouts(OmnyPosition position) {
    super(position);
    stones = position.stones();
    adjacency = position.board().adjacency();
    sight = new Sight(position);
  }

  @Override
  void mend(Rng rng) {
    sight.follow();
    int free = stones.freeCells();
    for (int i = 0; i < free; i++) {
      int cell = stones.free(i);
      int occupied = sight.aroundAny(cell);
      if (occupied != 0) {
        int white = bridges(cell, 0) & ~occupied;
        int black = bridges(cell, 1) & ~occupied;
        for (int set = white | black; set != 0; set &= set - 1) {
          int direction = sight.lowest(set);
          int owner = (white >> direction & 1) != 0 ? 0 : 1;
          mend(cell, adjacency[cell * Direction.COUNT + direction], owner, rng);
        }
      }
    }
  }

  /**
   * The directions, of the first three, in which both cells that touch the cell and its neighbour
   * there have a colour's stones, or one has and the other is off the board.
   */
  private int bridges(int cell, int colour) {
    int own = sight.around(cell, colour);
    int rim = sight.rim(cell);
    int all = own | rim;
    return Sight.before(all)
        & Sight.after(all)
        & (Sight.before(own) | Sight.after(own))
        & ~rim
        & HALF;
  }

  private void mend(int cell, int other, int owner, Rng rng) {
    int a = board.place(cell);
    int b = board.place(other);
    if (colours[a] != owner && colours[b] != owner) {
      colours[rng.next() < 0 ? a : b] = owner;
    }
  }
}
