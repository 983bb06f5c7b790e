package org.hexstones.omega;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * Which stones lie round each cell of a position, one and two steps away, as sets and numbers that
 * are kept from look to look: between two looks of a search few stones come and go.
 */
final class Sight {
  private static final int ALL = (1 << Direction.COUNT) - 1;
  private static final byte[] LOWEST = new byte[ALL + 1];

  static {
    for (int set = 1; set <= ALL; set++) {
      LOWEST[set] = (byte) ((set & 1) != 0 ? 0 : LOWEST[set >> 1] + 1);
    }
  }

  /** The cells two steps away from a cell. */
  private static final int RING = 2 * Direction.COUNT;

  /** Bits for a number of stones two steps away. */
  private static final int NUMBER = 4;

  private final OmegaPosition position;
  private final int[] adjacency;
  private final int[] ring;

  /** By cell, a set of directions for each colour, {@link Direction#COUNT} bits each. */
  private final int[] around;

  /** By cell, a number for each colour, {@link #NUMBER} bits each. */
  private final int[] two;

  private final byte[] rim;

  /** The moves that were seen. */
  private final int[] moves;

  private int seen;

  Sight(OmegaPosition position) {
    this.position = position;
    Board board = position.board();
    int size = board.size();
    adjacency = board.adjacency();
    ring = new int[RING * size];
    around = new int[size + 1];
    two = new int[size + 1];
    rim = new byte[size];
    moves = new int[size + position.setup().players()];
    for (int cell = 0; cell < size; cell++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        ring[RING * cell + 2 * d] = stepped(board, cell, d, d);
        ring[RING * cell + 2 * d + 1] = stepped(board, cell, d, (d + 1) % Direction.COUNT);
        rim[cell] |= (byte) (adjacency[cell * Direction.COUNT + d] == size ? 1 << d : 0);
      }
      if (position.stoneAt(cell) != Position.NONE) {
        change(position.stoneAt(cell), cell, 1);
      }
    }
    while (seen < position.plies()) {
      moves[seen] = position.moveAt(seen++);
    }
  }

  private static int stepped(Board board, int cell, int one, int other) {
    int q = board.q(cell) + Direction.q(one) + Direction.q(other);
    int r = board.r(cell) + Direction.r(one) + Direction.r(other);
    int at = board.cellAt(q, r);
    return at == Board.NO_CELL ? board.size() : at;
  }

  /** Takes notice of the position as it is now. */
  void follow() {
    int plies = position.plies();
    int same = 0;
    while (same < seen && same < plies && moves[same] == position.moveAt(same)) {
      same++;
    }
    while (seen > same) {
      int move = moves[--seen];
      if (Moves.isPlace(move)) {
        change(Moves.colour(move), Moves.cell(move), -1);
      }
    }
    while (seen < plies) {
      int move = position.moveAt(seen);
      moves[seen++] = move;
      if (Moves.isPlace(move)) {
        change(Moves.colour(move), Moves.cell(move), 1);
      }
    }
  }

  private void change(int colour, int cell, int by) {
    int bit = colour * Direction.COUNT;
    for (int d = 0; d < Direction.COUNT; d++) {
      // Seen from there, the stone lies in the opposite direction.
      int opposite = d < Direction.COUNT / 2 ? d + Direction.COUNT / 2 : d - Direction.COUNT / 2;
      around[adjacency[cell * Direction.COUNT + d]] ^= 1 << (bit + opposite);
    }
    int step = by << (NUMBER * colour);
    for (int i = RING * cell; i < RING * cell + RING; i++) {
      two[ring[i]] += step;
    }
  }

  /** The directions in which a neighbour of a cell has a stone of a colour. */
  int around(int cell, int colour) {
    return (around[cell] >> (colour * Direction.COUNT)) & ALL;
  }

  /** The directions in which a neighbour of a cell has a stone. */
  int aroundAny(int cell) {
    int sets = around[cell];
    return (sets
            | (sets >> Direction.COUNT)
            | (sets >> (2 * Direction.COUNT))
            | (sets >> (3 * Direction.COUNT)))
        & ALL;
  }

  /** The directions in which a cell has no neighbour. */
  int rim(int cell) {
    return rim[cell];
  }

  int twoStepsAway(int cell, int colour) {
    return (two[cell] >> (NUMBER * colour)) & ((1 << NUMBER) - 1);
  }

  /** Of each run of directions in a set, going round, the first: stones in a run hang together. */
  static int runs(int set) {
    int starts = set & ~((set << 1) | (set >> (Direction.COUNT - 1)));
    return set == ALL ? 1 : starts;
  }

  /** The least direction in a set. */
  static int lowest(int set) {
    return LOWEST[set];
  }
}
