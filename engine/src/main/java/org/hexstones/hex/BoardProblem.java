package org.hexstones.hex;

import org.hexstones.parse.Problem;

/** Reasons to refuse a board. */
public enum BoardProblem implements Problem {
  UNKNOWN_SHAPE(
      "unknown board \"{0}\": expected hexhex:n, triangle:n, rhombus:n, hexagon:a,b,c,d,e,f,"
          + " hexagram:n or cells:…"),
  SIZE_NOT_A_NUMBER("\"{0}\" is not a whole number"),
  SIZE_OUT_OF_RANGE("the size must be {1} to {2}, not {3}"),
  SIX_SIDES_NEEDED("a hexagon needs six sides, not {0}"),
  DOES_NOT_CLOSE("six sides of {0} cells do not close to a hexagon"),
  TOO_MANY_CELLS("a board has at most {0} cells"),
  TOO_SPREAD_OUT("the cells of a board lie within {0} lines each way"),
  NO_CELLS("a board needs at least one cell"),
  CELL_NOT_READABLE("\"{0}\" is not a cell or a run of cells, like b3 or b3-7"),
  CELL_TWICE("the cell {0} is named twice"),
  NO_SUCH_CELL("there is no cell \"{0}\" on this board");

  private final String english;

  BoardProblem(String english) {
    this.english = english;
  }

  @Override
  public String english() {
    return english;
  }
}
