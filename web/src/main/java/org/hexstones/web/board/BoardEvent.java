package org.hexstones.web.board;

/** Events of any board with presses and keys. Cells are given by their names. */
public sealed interface BoardEvent extends OnBoard {
  record Press(String cell) implements BoardEvent {}

  record Focus(String cell) implements BoardEvent {}

  /** Move the focus to another cell. */
  record Walk(String cell) implements BoardEvent {}
}
