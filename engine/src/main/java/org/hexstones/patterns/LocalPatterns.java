package org.hexstones.patterns;

import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * Patterns of cells near a cell, as numbers. A pattern, its rotations and its reflection have the
 * same number. Each cell of a pattern is free, off the board, own or the opponent's.
 *
 * <p>An arc is three neighbours in turn and the two cells a bridge away between them. A wedge is
 * two neighbours and the three cells behind them. Six of each, overlapping, surround the cell and
 * cover all cells within two steps.
 */
public final class LocalPatterns {
  /** The numbers of arcs, and those of wedges, are less than this. */
  public static final int COUNT = 1 << 10;

  /**
   * The kinds of a cell, as bits. A free cell has neither of the first two, an opponent's stone has
   * both.
   */
  public static final int OUTSIDE = 1;

  public static final int OWN = 2;
  public static final int ENEMY = OUTSIDE | OWN;

  /** Codes of an arc and a wedge together: the results of {@link #at} are less than this. */
  private static final int CODES = 1 << 14;

  private static final int ALL = (1 << Direction.COUNT) - 1;

  /** By code: the number of its arc. */
  private final short[] arcs = new short[COUNT];

  /** By {@link #wedgeOf} the code: the number of its wedge. */
  private final short[] wedges = new short[COUNT];

  private final Neighbourhood neighbourhood;

  /** By cell: the directions without a cell a bridge, or two straight steps, away. */
  private final byte[] bridgeless;

  private final byte[] straightless;

  /**
   * The neighbours of the present cell, two bits for each direction, and all of them a second time.
   */
  private int near;

  private int bridges;
  private int straights;

  /** The directions in which the neighbour is a free cell. */
  private int free;

  /** The patterns of two colours on a board. */
  public LocalPatterns(Board board, Neighbourhood neighbourhood) {
    this.neighbourhood = neighbourhood;
    for (int code = 0; code < COUNT; code++) {
      arcs[code] = (short) arcNumber(code);
      wedges[code] = (short) wedgeNumber(code);
    }
    bridgeless = new byte[board.size()];
    straightless = new byte[board.size()];
    for (int cell = 0; cell < board.size(); cell++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        bridgeless[cell] |= (byte) (misses(board, cell, d, (d + 1) % Direction.COUNT) << d);
        straightless[cell] |= (byte) (misses(board, cell, d, d) << d);
      }
    }
  }

  private static int misses(Board board, int cell, int one, int other) {
    int q = board.q(cell) + Direction.q(one) + Direction.q(other);
    int r = board.r(cell) + Direction.r(one) + Direction.r(other);
    return board.cellAt(q, r) == Board.NO_CELL ? 1 : 0;
  }

  /**
   * The number of an arc: three neighbours, two cells a bridge away. It is the smaller one of the
   * pattern and its reflection.
   */
  private static int arcNumber(int code) {
    int number = 0;
    int reflected = 0;
    for (int bit = 0; bit < 2; bit++) {
      for (int i = 0; i < 3; i++) {
        int one = (code >> (2 * i + bit)) & 1;
        number |= one << (3 * bit + i);
        reflected |= one << (3 * bit + 2 - i);
      }
      for (int i = 0; i < 2; i++) {
        int one = (code >> (6 + 2 * i + bit)) & 1;
        number |= one << (6 + 2 * bit + i);
        reflected |= one << (7 + 2 * bit - i);
      }
    }
    return Math.min(number, reflected);
  }

  /**
   * The number of a wedge: two neighbours, the two cells straight behind them, and the one between
   * these.
   */
  private static int wedgeNumber(int code) {
    int number = code & (3 << 8);
    int reflected = number;
    for (int pair = 0; pair < 8; pair += 4) {
      for (int bit = 0; bit < 2; bit++) {
        for (int i = 0; i < 2; i++) {
          int one = (code >> (pair + 2 * i + bit)) & 1;
          number |= one << (pair + 2 * bit + i);
          reflected |= one << (pair + 2 * bit + 1 - i);
        }
      }
    }
    return Math.min(number, reflected);
  }

  /**
   * Reads the surroundings of a cell on which a colour may be placed. The other methods refer to
   * this cell.
   */
  public void look(int cell, int colour) {
    int own = neighbourhood.around(cell, colour);
    int enemies = neighbourhood.around(cell, 1 - colour);
    int rim = neighbourhood.rim(cell);
    free = ALL & ~(own | enemies | rim);
    near = twice(own, enemies, rim);
    bridges =
        twice(
            neighbourhood.bridged(cell, colour),
            neighbourhood.bridged(cell, 1 - colour),
            bridgeless[cell]);
    straights =
        twice(
            neighbourhood.straight(cell, colour),
            neighbourhood.straight(cell, 1 - colour),
            straightless[cell]);
  }

  private int twice(int own, int enemies, int outside) {
    int code =
        OWN * neighbourhood.spread(own | enemies)
            + OUTSIDE * neighbourhood.spread(enemies | outside);
    return code | code << (2 * Direction.COUNT);
  }

  /** The neighbours in the code of {@link NeighbourPatterns}. */
  public int around() {
    return near & ((1 << (2 * Direction.COUNT)) - 1);
  }

  /** The kind of the neighbour in a direction. */
  public int neighbour(int d) {
    return (near >> (2 * d)) & 3;
  }

  /** The directions in which the neighbour is a free cell. */
  public int free() {
    return free;
  }

  /** The arc that begins in a direction and the wedge between it and the next, as one code. */
  private int at(int d) {
    return ((near >> (2 * d)) & 63)
        | ((bridges >> (2 * d)) & 15) << 6
        | ((straights >> (2 * d)) & 15) << 10;
  }

  private static int arcOf(int code) {
    return code & (COUNT - 1);
  }

  private static int wedgeOf(int code) {
    return (code & 15) | (code >> 10) << 4 | ((code >> 6) & 3) << 8;
  }

  /** The arc that begins in a direction. */
  public int arc(int d) {
    return arcs[arcOf(at(d))];
  }

  /** The wedge between a direction and the next. */
  public int wedge(int d) {
    return wedges[wedgeOf(at(d))];
  }

  /** The weight of each code, from the weights of arcs and wedges; for {@link #sum}. */
  public float[] worth(float[] weights, int arcsFrom, int wedgesFrom) {
    float[] worth = new float[CODES];
    for (int code = 0; code < CODES; code++) {
      worth[code] =
          weights[arcsFrom + arcs[arcOf(code)]] + weights[wedgesFrom + wedges[wedgeOf(code)]];
    }
    return worth;
  }

  /** The sum of the weights of all arcs and wedges of the present cell. */
  public float sum(float[] worth) {
    int ring = near;
    int between = bridges;
    int behind = straights;
    float sum = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      sum += worth[(ring & 63) | (between & 15) << 6 | (behind & 15) << 10];
      ring >>= 2;
      between >>= 2;
      behind >>= 2;
    }
    return sum;
  }
}
