package org.hexstones.web.model;

/** What a person does on the board that is no move yet. */
public sealed interface HandEvent {
  /** Points at a cell; empty for none. */
  record Aim(String cell) implements HandEvent {}

  /** Presses a cell too small to be sure of; the stone waits to be confirmed. */
  record Propose(String cell) implements HandEvent {}

  /** Places the stone that waits, or the one whose cell was typed. */
  record Confirm() implements HandEvent {}

  /** Takes back what waits. */
  record Cancel() implements HandEvent {}

  /** Types a letter or digit of a cell's name. */
  record Type(char sign) implements HandEvent {}

  /** Takes back the last of what was typed. */
  record Erase() implements HandEvent {}

  /** Wants something read out. */
  record Read(Hand.Reading what) implements HandEvent {}

  /** Makes the board larger, or smaller again. */
  record Zoom(boolean larger) implements HandEvent {}
}
