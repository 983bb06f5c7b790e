package org.hexstones.web.ui.board;

import org.hexstones.web.mvu.Event;

/** What a person does on the board that is no move yet. */
public sealed interface BoardInputEvent extends Event {
  /** Points at a cell; empty for none. */
  record Aim(String cell) implements BoardInputEvent {}

  /** Presses a cell too small to be sure of; the stone waits to be confirmed. */
  record Propose(String cell) implements BoardInputEvent {}

  /** Places the stone that waits, or the one whose cell was typed. */
  record Confirm() implements BoardInputEvent {}

  /** Takes back what waits. */
  record Cancel() implements BoardInputEvent {}

  /** Types a letter or digit of a cell's name. */
  record Type(char sign) implements BoardInputEvent {}

  /** Takes back the last of what was typed. */
  record Erase() implements BoardInputEvent {}

  /** Wants something read out. */
  record Read(BoardInput.Reading what) implements BoardInputEvent {}

  /** Makes the board larger, or smaller again. */
  record Zoom(boolean larger) implements BoardInputEvent {}
}
