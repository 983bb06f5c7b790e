package org.hexstones.search.endgame;

import java.util.Arrays;

/**
 * A transposition table of bounded size: the proven answers of positions by their keys. Each
 * position has two possible slots. If both are taken, a new entry replaces the one in its home
 * slot, unless that one is nearer to the beginning of the game; then it replaces the neighbour. The
 * table begins small, because most searches are short, and grows up to its bound.
 */
final class ProofTable {
  static final int UNKNOWN = 0;
  static final int NO = 1;
  static final int YES = 2;

  private static final int FIRST_BITS = 12;
  private static final int MORE_BITS = 2;

  private final int mostBits;
  private int bits;
  private int mask;
  private int[] key1 = new int[0];
  private int[] key2 = new int[0];

  /**
   * By slot: the answer in the two lowest bits, above them the number of plies before the position,
   * plus 1.
   */
  private short[] known = new short[0];

  /** The number of slots that are taken. */
  private int used;

  /**
   * @param mostBits the table grows to 2 to the power of this number of slots
   */
  ProofTable(int mostBits) {
    this.mostBits = mostBits;
    makeRoom(Math.min(FIRST_BITS, mostBits));
  }

  /** Makes an empty table with 2 to the power of this number of slots. */
  private void makeRoom(int wanted) {
    bits = wanted;
    int capacity = 1 << wanted;
    mask = capacity - 1;
    used = 0;
    key1 = new int[capacity];
    key2 = new int[capacity];
    known = new short[capacity];
  }

  void clear() {
    if (used > 0) {
      Arrays.fill(known, (short) 0);
      used = 0;
    }
  }

  /** Moves all entries to a larger table. */
  private void grow() {
    int[] oldKey1 = key1;
    int[] oldKey2 = key2;
    short[] oldKnown = known;
    makeRoom(Math.min(mostBits, bits + MORE_BITS));
    for (int i = 0; i < oldKnown.length; i++) {
      int about = oldKnown[i];
      if (about != 0) {
        put(oldKey1[i], oldKey2[i], (about >> 2) - 1, about & 3);
      }
    }
  }

  /** A hash of the two keys of a position. */
  static int hash(int one, int other) {
    int mixed = one * 0x9E3779B1 + other * 0x85EBCA77;
    mixed = (mixed ^ (mixed >>> 15)) * 0xC2B2AE35;
    return mixed ^ (mixed >>> 14);
  }

  private int home(int one, int other) {
    return hash(one, other) & mask;
  }

  /** The slot of a position, or -1. */
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

  void put(int one, int other, int plies, int answer) {
    // It grows when a quarter is full, because only two of three entries fit in the same two slots.
    if (used > mask >> 2 && bits < mostBits) {
      grow();
    }
    int at = home(one, other);
    // An entry nearer to the beginning of the game keeps its slot.
    if (known[at] != 0 && known[at] >> 2 <= plies) {
      at ^= 1;
    }
    used += known[at] == 0 ? 1 : 0;
    key1[at] = one;
    key2[at] = other;
    known[at] = (short) (((plies + 1) << 2) | answer);
  }
}
