package org.hexstones.web.ui.board;

import org.hexstones.web.mvu.Event;

/** Events of any board with presses and keys. Cells are given by their names. */
public sealed interface BoardEvent extends Event {
  record Press(String cell) implements BoardEvent {}

  record Focus(String cell) implements BoardEvent {}

  /** Move the focus to another cell. */
  record Walk(String cell) implements BoardEvent {}
}
