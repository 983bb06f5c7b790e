package org.hexstones.web.model;

import org.hexstones.game.Colour;

/** What a person does with a position being made by hand. */
public sealed interface ArrangeEvent {
  /** Begin with the free board of the form. */
  record Begin() implements ArrangeEvent {}

  /** Begin with, or go back to, the position of the game that was left. */
  record FromGame() implements ArrangeEvent {}

  /** Another stone to put, or {@link org.hexstones.game.Position#NONE} to take stones off. */
  record Brush(int colour) implements ArrangeEvent {}

  record ToMove(Colour colour) implements ArrangeEvent {}

  record Clear() implements ArrangeEvent {}

  /** Back to the start screen. */
  record Leave() implements ArrangeEvent {}

  /** Begin the game from this position. */
  record Play() implements ArrangeEvent {}
}
