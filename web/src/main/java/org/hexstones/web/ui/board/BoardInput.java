package org.hexstones.web.ui.board;

/**
 * What a person is about to do on the board, before it is a move.
 *
 * @param aim the name of the cell that is pointed at, or empty
 * @param pending the cell of the stone that waits to be confirmed, or empty
 * @param typed as much of a cell's name as has been typed
 * @param read the last thing that was asked to be read out
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

  /** Another move has been made: nothing waits any more. */
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
