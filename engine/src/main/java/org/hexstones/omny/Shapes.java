package org.hexstones.omny;

import org.hexstones.game.Sight;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * Small shapes of cells near a cell, as numbers that are the same for a shape and its reflection,
 * in whatever direction it lies. Each cell of a shape is free, off the board, own or the enemy's.
 *
 * <p>An arc is three neighbours in turn and the two cells a bridge away between them; a wedge is
 * two neighbours and the three cells behind them. Six of each, overlapping, go all round the cell
 * and take in all that lies within two steps.
 */
final class Shapes {
  static final int COUNT = 1 << 10;

  /** By code, the same for a code and that of its reflection. */
  private final short[] arcs = new short[COUNT];

  private final short[] wedges = new short[COUNT];

  private void number() {
    for (int code = 0; code < COUNT; code++) {
      int three = mirrored3(code & 7) | mirrored3((code >> 3) & 7) << 3;
      int two = mirrored2((code >> 6) & 3) << 6 | mirrored2((code >> 8) & 3) << 8;
      arcs[code] = (short) Math.min(code, three | two);
      int pairs = 0;
      for (int at = 0; at < 8; at += 2) {
        pairs |= mirrored2((code >> at) & 3) << at;
      }
      wedges[code] = (short) Math.min(code, pairs | (code & 3 << 8));
    }
  }

  private static int mirrored3(int bits) {
    return (bits & 2) | (bits & 1) << 2 | bits >> 2;
  }

  private static int mirrored2(int bits) {
    return (bits & 1) << 1 | bits >> 1;
  }

  private final Sight sight;

  /** By cell: the directions in which there is no cell a bridge, or two straight steps, away. */
  private final byte[] bridgeless;

  private final byte[] straightless;

  /** Sets of directions, twice after each other; off the board or the enemy's; with a stone. */
  private int nearOdd;

  private int nearStones;
  private int bridgeOdd;
  private int bridgeStones;
  private int straightOdd;
  private int straightStones;

  Shapes(Board board, Sight sight) {
    this.sight = sight;
    number();
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

  /** Looks round a cell; what follows speaks of it. */
  void look(int cell, int colour) {
    int enemies = sight.around(cell, 1 - colour);
    nearOdd = twice(enemies | sight.rim(cell));
    nearStones = twice(enemies | sight.around(cell, colour));
    enemies = sight.bridged(cell, 1 - colour);
    bridgeOdd = twice(enemies | bridgeless[cell]);
    bridgeStones = twice(enemies | sight.bridged(cell, colour));
    enemies = sight.straight(cell, 1 - colour);
    straightOdd = twice(enemies | straightless[cell]);
    straightStones = twice(enemies | sight.straight(cell, colour));
  }

  private static int twice(int set) {
    return set | set << Direction.COUNT;
  }

  /** The arc that begins in a direction. */
  int arc(int d) {
    return arcs[
        ((nearOdd >> d) & 7)
            | ((nearStones >> d) & 7) << 3
            | ((bridgeOdd >> d) & 3) << 6
            | ((bridgeStones >> d) & 3) << 8];
  }

  /** The wedge between a direction and the next. */
  int wedge(int d) {
    return wedges[
        ((nearOdd >> d) & 3)
            | ((nearStones >> d) & 3) << 2
            | ((straightOdd >> d) & 3) << 4
            | ((straightStones >> d) & 3) << 6
            | ((bridgeOdd >> d) & 1) << 8
            | ((bridgeStones >> d) & 1) << 9];
  }
}
