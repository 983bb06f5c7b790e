package org.hexstones.search.solve;

import java.util.Arrays;

/**
 * What is proved of positions, by their keys: a transposition table of bounded size. Two places are
 * tried for a position; when both are taken, one that is nearer to the end gives way.
 */
final class ProofTable {
  static final int UNKNOWN = 0;
  static final int NO = 1;
  static final int YES = 2;

  private final int mask;
  private final int[] key1;
  private final int[] key2;

  /** The answer in the two lowest bits, above them how many plies had been played, plus 1. */
  private final short[] known;

  /** The cells on which the winner's strategy rests, where that is kept. */
  private final int[] low;

  private final int[] high;

  /**
   * @param bits there is room for 2 to the power of so many positions
   */
  ProofTable(int bits, boolean withCells) {
    int capacity = 1 << bits;
    mask = capacity - 1;
    key1 = new int[capacity];
    key2 = new int[capacity];
    known = new short[capacity];
    low = new int[withCells ? capacity : 0];
    high = new int[withCells ? capacity : 0];
  }

  void clear() {
    Arrays.fill(known, (short) 0);
  }

  private int home(int one, int other) {
    int mixed = one * 0x9E3779B1 + other * 0x85EBCA77;
    mixed = (mixed ^ (mixed >>> 15)) * 0xC2B2AE35;
    return (mixed ^ (mixed >>> 14)) & mask;
  }

  /** The place of a position, or -1. */
  int find(int one, int other) {
    int at = home(one, other);
    if (known[at] != 0 && key1[at] == one && key2[at] == other) {
      return at;
    }
    at ^= 1;
    return known[at] != 0 && key1[at] == one && key2[at] == other ? at : -1;
  }

  int answer(int at) {
    return known[at] & 3;
  }

  int low(int at) {
    return low[at];
  }

  int high(int at) {
    return high[at];
  }

  void put(int one, int other, int plies, int answer, int cellsLow, int cellsHigh) {
    int at = home(one, other);
    // The neighbour takes what does not deserve the place of its home.
    if (known[at] != 0 && known[at] >> 2 <= plies) {
      at ^= 1;
    }
    key1[at] = one;
    key2[at] = other;
    known[at] = (short) (((plies + 1) << 2) | answer);
    if (low.length > 0) {
      low[at] = cellsLow;
      high[at] = cellsHigh;
    }
  }
}
