package org.hexstones.hex;

import org.hexstones.parse.Problem;

/** Reasons to refuse a board. */
public enum BoardProblem implements Problem {
  UNKNOWN_SHAPE(
      "unknown board \"{0}\": expected hexhex:n, triangle:n, rhombus:n, hexagon:a,b,c,d,e,f,"
          + " hexagram:n or cells:…"),
  SIZE_NOT_A_NUMBER("write a whole number in place of \"{0}\""),
  SIZE_OUT_OF_RANGE("the size must be {1} to {2}, not {3}"),
  SIX_SIDES_NEEDED("write six sides, not {0}, separated by commas"),
  DOES_NOT_CLOSE("the sides {0} do not close to a hexagon: make one longer or shorter"),
  TOO_MANY_CELLS("a board has at most {0} cells: make it smaller"),
  TOO_SPREAD_OUT("the cells of a board lie within {0} lines each way"),
  NO_CELLS("a board needs at least one cell"),
  CELL_NOT_READABLE("write cells or runs of cells, like b3 or b3-7, in place of \"{0}\""),
  CELL_TWICE("the cell {0} is named twice: take one away"),
  NO_SUCH_CELL("there is no cell \"{0}\" on this board: choose another");

  private final String english;

  BoardProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "BoardProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
