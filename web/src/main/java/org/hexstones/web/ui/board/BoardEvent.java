package org.hexstones.web.ui.board;

import org.hexstones.web.mvu.Event;

/** What happens on any board that can be pressed and walked. Cells go by their names. */
public sealed interface BoardEvent extends Event {
  record Press(String cell) implements BoardEvent {}

  record Focus(String cell) implements BoardEvent {}

  /** The keyboard goes to another cell. */
  record Walk(String cell) implements BoardEvent {}
}
