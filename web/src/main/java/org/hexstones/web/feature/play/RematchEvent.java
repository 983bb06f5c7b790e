package org.hexstones.web.feature.play;

import org.hexstones.web.mvu.Event;

/** Events that start the next game at the end of one. */
public sealed interface RematchEvent extends Event {
  /** The same set-up and seats again. */
  record Again() implements RematchEvent {}

  /** The same set-up again, with every player one seat further. */
  record SwapSeats() implements RematchEvent {}

  /** The second game of a tournament, with colours exchanged. */
  record SecondGame() implements RematchEvent {}

  /** Another game from the position on the board, against the computer. */
  record PlayFrom() implements RematchEvent {}

  /** The same set-up again, with the computer this many levels stronger. */
  record Harder(int levels) implements RematchEvent {}
}
