package org.hexstones.game;

import java.util.Arrays;
import org.hexstones.hex.Board;

/**
 * The stones on a board, the free cells and a hash, updated incrementally. Games build their
 * positions on it. Stones must be removed in the reverse order of placing.
 */
public final class Stones {
  private final int size;
  private final byte[] colours;
  private final int[] free;
  private final int[] placeInFree;
  private final int[] zobrist1;
  private final int[] zobrist2;
  private int freeCells;
  private int hash1;
  private int hash2;

  public Stones(Board board) {
    size = board.size();
    colours = new byte[size + 1];
    Arrays.fill(colours, (byte) Position.NONE);
    free = new int[size];
    placeInFree = new int[size];
    for (int cell = 0; cell < size; cell++) {
      free[cell] = cell;
      placeInFree[cell] = cell;
    }
    freeCells = size;
    Rng rng = new Rng(size);
    zobrist1 = new int[4 * size];
    zobrist2 = new int[4 * size];
    for (int i = 0; i < zobrist1.length; i++) {
      zobrist1[i] = rng.next();
      zobrist2[i] = rng.next();
    }
  }

  /** The colour of the stone on a cell; {@link Position#NONE} on a free cell and off the board. */
  public int at(int cell) {
    return colours[cell];
  }

  public int freeCells() {
    return freeCells;
  }

  /** The i-th free cell, in an arbitrary order. */
  public int free(int i) {
    return free[i];
  }

  /**
   * Writes all cells in an arbitrary order, the free ones before the occupied.
   *
   * @return the number of free cells
   */
  public int cells(int[] into) {
    System.arraycopy(free, 0, into, 0, size);
    return freeCells;
  }

  public void place(int colour, int cell) {
    colours[cell] = (byte) colour;
    int hole = placeInFree[cell];
    int last = free[--freeCells];
    free[hole] = last;
    placeInFree[last] = hole;
    // The cell itself stays behind the free ones, so that removal finds it there.
    free[freeCells] = cell;
    placeInFree[cell] = freeCells;
    flip(colour, cell);
  }

  /** Removes the stone that was placed last. */
  public void remove(int cell) {
    flip(colours[cell], cell);
    colours[cell] = (byte) Position.NONE;
    freeCells++;
  }

  private void flip(int colour, int cell) {
    hash1 ^= zobrist1[colour * size + cell];
    hash2 ^= zobrist2[colour * size + cell];
  }

  public int hash1() {
    return hash1;
  }

  public int hash2() {
    return hash2;
  }
}
