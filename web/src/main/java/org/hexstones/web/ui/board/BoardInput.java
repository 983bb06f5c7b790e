package org.hexstones.web.ui.board;

/**
 * A person's unfinished input on the board.
 *
 * @param aim the name of the cell under the pointer, or empty
 * @param pending the cell of the stone that waits for confirmation, or empty
 * @param typed the beginning of a cell's name, as typed so far
 * @param read the last request to read something out
 */
public record BoardInput(String aim, String pending, String typed, Reading read) {
  /** What can be read out. */
  public enum Reading {
    NOTHING,
    LAST_MOVE,
    GROUPS,
    SCORES,
    FREE_CELLS
  }

  public static final BoardInput IDLE = new BoardInput("", "", "", Reading.NOTHING);

  /** The input after another move: nothing waits any more. */
  public BoardInput moved() {
    return new BoardInput(aim, "", "", Reading.NOTHING);
  }

  public BoardInput withAim(String cell) {
    return new BoardInput(cell, pending, typed, read);
  }

  public BoardInput withPending(String cell) {
    return new BoardInput(aim, cell, "", read);
  }

  public BoardInput withTyped(String name) {
    return new BoardInput(aim, pending, name, read);
  }

  public BoardInput withRead(Reading what) {
    return new BoardInput(aim, pending, typed, what);
  }
}
