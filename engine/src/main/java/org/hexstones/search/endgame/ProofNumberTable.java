package org.hexstones.search.endgame;

import org.hexstones.game.CellSet;
import org.hexstones.game.Position;

/**
 * A transposition table of bounded size: the proof numbers or the proven winners of positions by
 * their keys. A position has four possible slots. If all are taken, a new entry replaces the one
 * that cost the least work. The table begins small, because most searches are short, and grows up
 * to its bound.
 */
final class ProofNumberTable {
  private static final int FIRST_BITS = 10;
  private static final int MORE_BITS = 2;
  private static final int SLOTS = 4;

  private final int mostBits;
  private int bits;

  /** By slot: the number of positions that were searched for it; 0 if it is free. */
  private int[] work = new int[0];

  private int[] key1 = new int[0];
  private int[] key2 = new int[0];

  /** By slot: the proof numbers of the mover's win and loss; 0 and the winner if it is proven. */
  private int[] win = new int[0];

  private int[] loss = new int[0];

  /** By slot: the cells that the proof needs. */
  private int[] low = new int[0];

  private int[] high = new int[0];

  private int used;

  /**
   * @param mostBits the table grows to 2 to the power of this number of slots
   */
  ProofNumberTable(int mostBits) {
    this.mostBits = mostBits;
    resize(Math.min(FIRST_BITS, mostBits));
  }

  /** Makes an empty table, or one with the entries of the present one. */
  private void resize(int newBits) {
    int[] oldWork = work;
    int[] oldKey1 = key1;
    int[] oldKey2 = key2;
    int[] oldWin = win;
    int[] oldLoss = loss;
    int[] oldLow = low;
    int[] oldHigh = high;
    int capacity = 1 << newBits;
    bits = newBits;
    used = 0;
    work = new int[capacity];
    key1 = new int[capacity];
    key2 = new int[capacity];
    win = new int[capacity];
    loss = new int[capacity];
    low = new int[capacity];
    high = new int[capacity];
    for (int i = 0; i < oldWork.length; i++) {
      if (oldWork[i] != 0) {
        int at = slot(oldKey1[i], oldKey2[i], oldWork[i]);
        win[at] = oldWin[i];
        loss[at] = oldLoss[i];
        low[at] = oldLow[i];
        high[at] = oldHigh[i];
      }
    }
  }

  private int home(int one, int other) {
    return ProofTable.hash(one, other) & (work.length - SLOTS);
  }

  /** The slot of a position, or -1. */
  int find(int one, int other) {
    int home = home(one, other);
    for (int at = home; at < home + SLOTS; at++) {
      if (work[at] != 0 && key1[at] == one && key2[at] == other) {
        return at;
      }
    }
    return -1;
  }

  /** Finds or frees a slot for a position, and adds the work. */
  private int slot(int one, int other, int added) {
    int home = home(one, other);
    int least = home;
    int found = find(one, other);
    for (int at = home; at < home + SLOTS; at++) {
      least = work[at] < work[least] ? at : least;
    }
    int at = found < 0 ? least : found;
    used += work[at] == 0 ? 1 : 0;
    work[at] = added + (found < 0 ? 0 : work[at]);
    key1[at] = one;
    key2[at] = other;
    return at;
  }

  /** The winner of a slot if it is proven, else {@link Position#NONE}. */
  int winner(int at) {
    return win[at] == 0 ? loss[at] : Position.NONE;
  }

  /** The proof number of the mover's win; at least 1. Only while no winner is proven. */
  int win(int at) {
    return win[at];
  }

  int loss(int at) {
    return loss[at];
  }

  /** Copies the cells that the proof needs; none while no winner is proven. */
  void copyCarrier(int at, CellSet into) {
    into.assign(low[at], high[at]);
  }

  void put(int one, int other, int newWin, int newLoss, int newWork) {
    store(one, other, newWin, newLoss, 0, 0, newWork);
  }

  void putProof(int one, int other, int winner, CellSet carrier, int newWork) {
    store(one, other, 0, winner, carrier.low, carrier.high, newWork);
  }

  private void store(
      int one, int other, int newWin, int newLoss, int newLow, int newHigh, int newWork) {
    // It grows when half of it is full, because then four slots are often taken.
    if (used > work.length / 2 && bits < mostBits) {
      resize(Math.min(mostBits, bits + MORE_BITS));
    }
    int at = slot(one, other, newWork);
    win[at] = newWin;
    loss[at] = newLoss;
    low[at] = newLow;
    high[at] = newHigh;
  }
}
