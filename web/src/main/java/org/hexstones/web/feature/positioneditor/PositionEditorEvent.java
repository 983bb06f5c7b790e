package org.hexstones.web.feature.positioneditor;

import org.hexstones.game.Colour;
import org.hexstones.web.mvu.Event;

/** Events of the position editor. */
public sealed interface PositionEditorEvent extends Event {
  /** Choose another stone to put, or {@link org.hexstones.game.Position#NONE} to remove stones. */
  record Brush(int colour) implements PositionEditorEvent {}

  record ToMove(Colour colour) implements PositionEditorEvent {}

  record Clear() implements PositionEditorEvent {}

  /** Return to the start screen. */
  record Leave() implements PositionEditorEvent {}

  /** Begin a game from this position. */
  record Play() implements PositionEditorEvent {}
}
