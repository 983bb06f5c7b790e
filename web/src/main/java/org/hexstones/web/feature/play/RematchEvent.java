package org.hexstones.web.feature.play;

import org.hexstones.web.mvu.Event;

/** What a person wants to play next, at the end of a game. */
public sealed interface RematchEvent extends Event {
  /** The same set-up and seats once more. */
  record Again() implements RematchEvent {}

  /** The same once more, with everyone a seat further. */
  record SwapSeats() implements RematchEvent {}

  /** The second game of a tournament, with colours exchanged. */
  record SecondGame() implements RematchEvent {}

  /** The same once more, with the computer so many levels stronger. */
  record Harder(int levels) implements RematchEvent {}
}
