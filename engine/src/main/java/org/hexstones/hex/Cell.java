package org.hexstones.hex;

/** A cell by its axial coordinates. */
public record Cell(int q, int r) implements Comparable<Cell> {
  @Override
  public int compareTo(Cell other) {
    return q != other.q ? Integer.compare(q, other.q) : Integer.compare(r, other.r);
  }

  public Cell plus(int dq, int dr) {
    return new Cell(q + dq, r + dr);
  }
}
