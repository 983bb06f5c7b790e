package org.hexstones.web.feature.start;

import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.mvu.Event;

/** What happens on the start screen. */
public sealed interface StartEvent extends Event {
  /** Another game or preset, with the form it begins with. */
  record ChooseGame(GameForm form) implements StartEvent {}

  record SetBoard(String text) implements StartEvent {}

  /** An option of the set-up; an empty value takes it away. */
  record SetOption(String name, String value) implements StartEvent {}

  record SetSeat(int player, Seat seat) implements StartEvent {}

  record SetName(int player, String name) implements StartEvent {}

  record SetClock(TimeControl clock) implements StartEvent {}

  /** A board that was drawn is not wanted any more. */
  record DeleteBoard(String name) implements StartEvent {}

  /** Begin what the form says. */
  record Begin() implements StartEvent {}
}
