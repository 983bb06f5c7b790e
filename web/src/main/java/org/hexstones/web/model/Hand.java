package org.hexstones.web.model;

/**
 * What a person is about to do on the board, before it is a move.
 *
 * @param aim the name of the cell that is pointed at, or empty
 * @param pending the cell of the stone that waits to be confirmed, or empty
 * @param typed as much of a cell's name as has been typed
 * @param read the last thing that was asked to be read out
 */
public record Hand(String aim, String pending, String typed, Reading read) {
  /** What can be read out. */
  public enum Reading {
    NOTHING,
    LAST_MOVE,
    GROUPS,
    SCORES,
    FREE_CELLS
  }

  public static final Hand IDLE = new Hand("", "", "", Reading.NOTHING);

  /** Another move has been made: nothing waits any more. */
  public Hand moved() {
    return new Hand(aim, "", "", Reading.NOTHING);
  }

  public Hand withAim(String cell) {
    return new Hand(cell, pending, typed, read);
  }

  public Hand withPending(String cell) {
    return new Hand(aim, cell, "", read);
  }

  public Hand withTyped(String name) {
    return new Hand(aim, pending, name, read);
  }

  public Hand withRead(Reading what) {
    return new Hand(aim, pending, typed, what);
  }
}
