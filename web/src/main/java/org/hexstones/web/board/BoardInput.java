package org.hexstones.web.board;

/**
 * A person's unfinished input on the board.
 *
 * @param aim the name of the cell under the pointer, or empty
 * @param pending the cell of the stone that waits for confirmation, or empty
 * @param typed the beginning of a cell's name, as typed so far
 * @param read the last request to read something out
 * @param ahead the cell of a stone that waits for the person's turn, or empty
 * @param again whether the last request or the typed text follows the same one, which did not
 * @param at the cell that the last request was about, or empty
 * @param centre the cell round which the last jump has led, or empty
 */
public record BoardInput(
    String aim,
    String pending,
    String typed,
    Reading read,
    String ahead,
    boolean again,
    String at,
    String centre) {
  /** What can be read out. */
  public enum Reading {
    NOTHING,
    TASK,
    LAST_MOVE,
    CHANGES,
    GROUPS,
    SCORES,
    PROSPECTS,
    FREE_CELLS,
    /** The three lines through a cell. */
    ROW,
    COLUMN,
    DIAGONAL,
    /** That a jump leads nowhere. */
    NOWHERE
  }

  public static final BoardInput IDLE =
      new BoardInput("", "", "", Reading.NOTHING, "", false, "", "");

  /** The input after another move: nothing waits any more but a stone that was laid ahead. */
  public BoardInput moved() {
    return new BoardInput(aim, "", "", Reading.NOTHING, ahead, false, "", "");
  }

  public BoardInput withAim(String cell) {
    return new BoardInput(cell, pending, typed, read, ahead, again, at, centre);
  }

  public BoardInput withPending(String cell) {
    return new BoardInput(aim, cell, "", Reading.NOTHING, ahead, false, "", "");
  }

  public BoardInput withTyped(String name) {
    boolean repeats = name.equals(typed) && !again;
    return new BoardInput(aim, pending, name, read, ahead, repeats, at, centre);
  }

  public BoardInput withRead(Reading what, String cell) {
    boolean repeats = what == read && cell.equals(at) && !again;
    return new BoardInput(aim, pending, "", what, ahead, repeats, cell, "");
  }

  /** The input after a jump round a cell. What was read out stays. */
  public BoardInput jumpedFrom(String cell) {
    return new BoardInput(aim, pending, "", read, ahead, again, at, cell);
  }

  public BoardInput withAhead(String cell) {
    return new BoardInput(aim, pending, typed, Reading.NOTHING, cell, false, "", "");
  }

  /** What is typed and asked, on a board where no stone waits. */
  public BoardInput asked() {
    return new BoardInput("", "", typed, read, "", again, at, centre);
  }
}
