package org.hexstones.web.ui.board;

/**
 * A person's unfinished input on the board.
 *
 * @param aim the name of the cell under the pointer, or empty
 * @param pending the cell of the stone that waits for confirmation, or empty
 * @param typed the beginning of a cell's name, as typed so far
 * @param read the last request to read something out
 * @param ahead the cell of a stone that waits for the person's turn, or empty
 */
public record BoardInput(String aim, String pending, String typed, Reading read, String ahead) {
  /** What can be read out. */
  public enum Reading {
    NOTHING,
    LAST_MOVE,
    GROUPS,
    SCORES,
    FREE_CELLS
  }

  public static final BoardInput IDLE = new BoardInput("", "", "", Reading.NOTHING, "");

  /** The input after another move: nothing waits any more but a stone that was laid ahead. */
  public BoardInput moved() {
    return new BoardInput(aim, "", "", Reading.NOTHING, ahead);
  }

  public BoardInput withAim(String cell) {
    return new BoardInput(cell, pending, typed, read, ahead);
  }

  public BoardInput withPending(String cell) {
    return new BoardInput(aim, cell, "", read, ahead);
  }

  public BoardInput withTyped(String name) {
    return new BoardInput(aim, pending, name, read, ahead);
  }

  public BoardInput withRead(Reading what) {
    return new BoardInput(aim, pending, typed, what, ahead);
  }

  public BoardInput withAhead(String cell) {
    return new BoardInput(aim, pending, typed, read, cell);
  }
}
