package org.hexstones.web.feature.start;

import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.mvu.Event;

/** Events of the start screen. */
public sealed interface StartEvent extends Event {
  /** Choose another game or preset, with its initial form. */
  record ChooseGame(GameForm form) implements StartEvent {}

  record SetBoard(String text) implements StartEvent {}

  /** Set an option of the set-up. An empty value removes it. */
  record SetOption(String name, String value) implements StartEvent {}

  record SetSeat(int player, Seat seat) implements StartEvent {}

  record SetName(int player, String name) implements StartEvent {}

  record SetClock(TimeControl clock) implements StartEvent {}

  /** Delete a drawn board. */
  record DeleteBoard(String name) implements StartEvent {}

  /** Show the form's board in place of the game that was left. */
  record NewBoard() implements StartEvent {}

  /**
   * Begin the game of the form with a friend.
   *
   * @param seat where the others sit: here, or elsewhere by link
   */
  record PlayFriend(Seat seat) implements StartEvent {}

  /** Begin the game of the form. */
  record Begin() implements StartEvent {}
}
