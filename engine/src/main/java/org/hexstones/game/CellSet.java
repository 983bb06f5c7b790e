package org.hexstones.game;

/**
 * A mutable set of cells from 0 to 63, in two ints because a {@code long} is slow in JavaScript.
 */
public final class CellSet {
  public int low;
  public int high;

  public void assign(int newLow, int newHigh) {
    low = newLow;
    high = newHigh;
  }

  public boolean contains(int cell) {
    return ((cell < Integer.SIZE ? low >> cell : high >> (cell - Integer.SIZE)) & 1) != 0;
  }

  public void add(int cell) {
    if (cell < Integer.SIZE) {
      low |= 1 << cell;
    } else {
      high |= 1 << (cell - Integer.SIZE);
    }
  }

  public void remove(int cell) {
    if (cell < Integer.SIZE) {
      low &= ~(1 << cell);
    } else {
      high &= ~(1 << (cell - Integer.SIZE));
    }
  }

  public void addAll(CellSet other) {
    low |= other.low;
    high |= other.high;
  }

  public void retainAll(CellSet other) {
    low &= other.low;
    high &= other.high;
  }
}
