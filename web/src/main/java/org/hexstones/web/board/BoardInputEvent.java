package org.hexstones.web.board;

/** Events of input on the board that is no move yet. */
public sealed interface BoardInputEvent extends OnBoard {
  /** The pointer is over a cell; empty for none. */
  record Aim(String cell) implements BoardInputEvent {}

  /** A press on a cell that is too small to hit reliably. The stone waits for confirmation. */
  record Propose(String cell) implements BoardInputEvent {}

  /** Place the stone that waits, or the one whose cell was typed. */
  record Confirm() implements BoardInputEvent {}

  /** Cancel the input that waits. */
  record Cancel() implements BoardInputEvent {}

  /** Type a letter or digit of a cell's name. */
  record Type(char sign) implements BoardInputEvent {}

  /** Erase the last typed sign. */
  record Erase() implements BoardInputEvent {}

  /** Read something out. */
  record Read(BoardInput.Reading what) implements BoardInputEvent {}

  /** Enlarge the board, or restore its size. */
  record Zoom(boolean larger) implements BoardInputEvent {}
}
