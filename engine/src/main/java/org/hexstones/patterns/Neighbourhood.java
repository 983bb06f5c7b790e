package org.hexstones.patterns;

import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * The stones round each cell of a position: one step away, two straight steps away, and a bridge
 * (two steps round a corner) away, as sets of directions. They are updated incrementally, because
 * few stones change between two calls in a search.
 */
public final class Neighbourhood {
  private static final int ALL = (1 << Direction.COUNT) - 1;

  private static final int TWO_COLOURS = (1 << (2 * Direction.COUNT)) - 1;

  /**
   * By set of directions: the lowest direction, the number of directions, and {@link #spread}. The
   * fields are not static: each use of a static field with a computed value needs a call in
   * WebAssembly and JavaScript, to check whether its class is initialized.
   */
  private final byte[] lowest = new byte[ALL + 1];

  private final byte[] number = new byte[ALL + 1];
  private final short[] spread = new short[ALL + 1];
  private final Position position;
  private final int[] adjacency;

  /**
   * By cell and direction: the cell two straight steps away, or the number of cells if there is
   * none.
   */
  private final int[] straightCells;

  /**
   * By cell and direction: the cell one step in the direction and one in the next away, likewise.
   */
  private final int[] bridgeCells;

  /** By cell: a set of directions for each colour, with {@link Direction#COUNT} bits each. */
  private final int[] around;

  private final int[] straight;
  private final int[] bridged;
  private final byte[] rim;

  /** The moves that were processed. */
  private final int[] moves;

  private int seen;

  /** Reads the present position. */
  public Neighbourhood(Position position) {
    this.position = position;
    for (int set = 1; set <= ALL; set++) {
      lowest[set] = (byte) ((set & 1) != 0 ? 0 : lowest[set >> 1] + 1);
      number[set] = (byte) (number[set >> 1] + (set & 1));
      spread[set] = (short) ((spread[set >> 1] << 2) | (set & 1));
    }
    Board board = position.board();
    int size = board.size();
    adjacency = board.adjacency();
    straightCells = new int[Direction.COUNT * size];
    bridgeCells = new int[Direction.COUNT * size];
    around = new int[size + 1];
    straight = new int[size + 1];
    bridged = new int[size + 1];
    rim = new byte[size];
    moves = new int[2 * size + 16];
    for (int cell = 0; cell < size; cell++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int at = cell * Direction.COUNT + d;
        straightCells[at] = stepped(board, cell, d, d);
        bridgeCells[at] = stepped(board, cell, d, (d + 1) % Direction.COUNT);
        rim[cell] |= (byte) (adjacency[at] == size ? 1 << d : 0);
      }
    }
    for (int cell = 0; cell < size; cell++) {
      if (position.stoneAt(cell) != Position.NONE) {
        change(position.stoneAt(cell), cell);
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

  /** Updates the sets to the present position. */
  public void follow() {
    int plies = position.plies();
    int same = 0;
    while (same < seen && same < plies && moves[same] == position.moveAt(same)) {
      same++;
    }
    while (seen > same) {
      int move = moves[--seen];
      if (Moves.isPlace(move)) {
        change(Moves.colour(move), Moves.cell(move));
      }
    }
    while (seen < plies) {
      int move = position.moveAt(seen);
      moves[seen++] = move;
      if (Moves.isPlace(move)) {
        change(Moves.colour(move), Moves.cell(move));
      }
    }
  }

  /** Updates the sets for a stone that was placed or removed. */
  private void change(int colour, int cell) {
    int from = cell * Direction.COUNT;
    for (int d = 0; d < Direction.COUNT; d++) {
      // From the neighbour the stone lies in the opposite direction.
      int opposite = d < Direction.COUNT / 2 ? d + Direction.COUNT / 2 : d - Direction.COUNT / 2;
      int bit = 1 << (colour * Direction.COUNT + opposite);
      around[adjacency[from + d]] ^= bit;
      straight[straightCells[from + d]] ^= bit;
      bridged[bridgeCells[from + d]] ^= bit;
    }
  }

  /** The directions in which a neighbour of a cell has a stone of a colour. */
  public int around(int cell, int colour) {
    return (around[cell] >> (colour * Direction.COUNT)) & ALL;
  }

  /** The directions in which a neighbour of a cell has a stone. */
  public int aroundAny(int cell) {
    int sets = around[cell];
    return (sets
            | (sets >> Direction.COUNT)
            | (sets >> (2 * Direction.COUNT))
            | (sets >> (3 * Direction.COUNT)))
        & ALL;
  }

  /** The directions in which a cell has no neighbour. */
  public int rim(int cell) {
    return rim[cell];
  }

  /** The cell two straight steps away, or the number of cells if there is none. */
  public int straightCell(int cell, int d) {
    return straightCells[cell * Direction.COUNT + d];
  }

  /**
   * The cell one step in a direction and one in the next away, or the number of cells if there is
   * none.
   */
  public int bridgeCell(int cell, int d) {
    return bridgeCells[cell * Direction.COUNT + d];
  }

  /** The directions in which there is a stone of a colour two straight steps away. */
  public int straight(int cell, int colour) {
    return (straight[cell] >> (colour * Direction.COUNT)) & ALL;
  }

  /**
   * The directions in which there is a stone of a colour a bridge away: one step in the direction
   * and one in the next.
   */
  public int bridged(int cell, int colour) {
    return (bridged[cell] >> (colour * Direction.COUNT)) & ALL;
  }

  /** All stones of the first two colours one step away, as one number of twelve bits. */
  public int aroundBoth(int cell) {
    return around[cell] & TWO_COLOURS;
  }

  /**
   * All stones of the first two colours one step and two straight steps away, as one number.
   * Together with {@link #bridgedAll} it covers all stones within two steps.
   */
  public int aroundAndStraight(int cell) {
    return (around[cell] & TWO_COLOURS) | straight[cell] << (2 * Direction.COUNT);
  }

  /** All stones of the first two colours a bridge away, as one number of twelve bits. */
  public int bridgedAll(int cell) {
    return bridged[cell] & TWO_COLOURS;
  }

  /** The number of stones of a colour two steps away. */
  public int twoStepsAway(int cell, int colour) {
    return number[straight(cell, colour)] + number[bridged(cell, colour)];
  }

  /** The directions before those in a set, in circular order. */
  public static int before(int set) {
    return (set >> 1) | ((set & 1) << (Direction.COUNT - 1));
  }

  /** The directions after those in a set, in circular order. */
  public static int after(int set) {
    return ((set << 1) | (set >> (Direction.COUNT - 1))) & ALL;
  }

  /** The pattern of {@link NeighbourPatterns} in which the neighbours in a set have kind 1. */
  public int spread(int set) {
    return spread[set];
  }

  /** The number of directions in a set. */
  public int number(int set) {
    return number[set];
  }

  /**
   * The first direction of each run in a set, in circular order. The stones of a run are connected.
   */
  public static int runs(int set) {
    int starts = set & ~after(set);
    return set == ALL ? 1 : starts;
  }

  /** The lowest direction in a set. */
  public int lowest(int set) {
    return lowest[set];
  }
}
