package org.hexstones.omny;

import org.hexstones.game.Position;
import org.hexstones.game.Rng;
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
  /** Of each cell, in three directions: the neighbour, and the two cells that touch both. */
  private final int[] pairs;

  private final Stones stones;
  private final int size;

  BridgePlayouts(OmnyPosition position) {
    super(position);
    stones = position.stones();
    size = position.board().size();
    int[] adjacency = position.board().adjacency();
    pairs = new int[9 * size];
    for (int cell = 0; cell < size; cell++) {
      int from = cell * Direction.COUNT;
      for (int d = 0; d < 3; d++) {
        int at = 9 * cell + 3 * d;
        pairs[at] = adjacency[from + d];
        pairs[at + 1] = adjacency[from + d + 1];
        pairs[at + 2] = adjacency[from + (d + Direction.COUNT - 1) % Direction.COUNT];
      }
    }
  }

  @Override
  void mend(Rng rng) {
    int free = stones.freeCells();
    for (int i = 0; i < free; i++) {
      int cell = stones.free(i);
      int end = 9 * cell + 9;
      for (int at = end - 9; at < end; at += 3) {
        int other = pairs[at];
        if (other < size && stones.at(other) == Position.NONE) {
          int owner = owner(pairs[at + 1], pairs[at + 2]);
          if (owner != Position.NONE) {
            mend(cell, other, owner, rng);
          }
        }
      }
    }
  }

  /** Whose bridge lies between two cells, of which one may be off the board. */
  private int owner(int one, int other) {
    int a = stones.at(one);
    int b = stones.at(other);
    return one == size ? b : other == size || a == b ? a : Position.NONE;
  }

  private void mend(int cell, int other, int owner, Rng rng) {
    int a = board.place(cell);
    int b = board.place(other);
    if (colours[a] != owner && colours[b] != owner) {
      colours[rng.next() < 0 ? a : b] = owner;
    }
  }
}
