package org.hexstones.web.board;

/** Events of input on the board that is no move yet. */
public sealed interface BoardInputEvent extends OnBoard {
  /** The pointer is over a cell; empty for none. */
  record Aim(String cell) implements BoardInputEvent {}

  /** A press on a cell that is too small to hit reliably. The stone waits for confirmation. */
  record Propose(String cell) implements BoardInputEvent {}

  /** Place the stone that waits. */
  record Confirm() implements BoardInputEvent {}

  /** Cancel the input that waits. */
  record Cancel() implements BoardInputEvent {}

  /** The beginning of a cell's name has been typed; empty if it was erased. */
  record Type(String beginning) implements BoardInputEvent {}

  /** The whole name of a cell was typed: a press there. */
  record Name(String cell) implements BoardInputEvent {}

  /**
   * Move the focus to another cell, further than a walk leads.
   *
   * @param from the cell round which it jumps
   */
  record Jump(String cell, String from) implements BoardInputEvent {}

  /**
   * Read something out.
   *
   * @param at the cell that it is about
   */
  record Read(BoardInput.Reading what, String at) implements BoardInputEvent {}

  /** Enlarge the board, or restore its size. */
  record Zoom(boolean larger) implements BoardInputEvent {}
}
