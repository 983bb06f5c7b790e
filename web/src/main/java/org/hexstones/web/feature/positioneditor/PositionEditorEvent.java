package org.hexstones.web.feature.positioneditor;

import org.hexstones.game.Colour;
import org.hexstones.web.mvu.Event;

/** What a person does with a position being made by hand. */
public sealed interface PositionEditorEvent extends Event {
  /** Another stone to put, or {@link org.hexstones.game.Position#NONE} to take stones off. */
  record Brush(int colour) implements PositionEditorEvent {}

  record ToMove(Colour colour) implements PositionEditorEvent {}

  record Clear() implements PositionEditorEvent {}

  /** Back to the start screen. */
  record Leave() implements PositionEditorEvent {}

  /** Begin the game from this position. */
  record Play() implements PositionEditorEvent {}
}
