package org.hexstones.web.board;

/** Events of a match that do not come from its board. */
public sealed interface MatchEvent extends OnBoard {
  record PickColour(int colour) implements MatchEvent {}

  /** Play a move that is no stone: a swap, keeping, a komi. */
  record Choose(int move) implements MatchEvent {}

  record TypeKomi(String text) implements MatchEvent {}

  record Undo() implements MatchEvent {}

  record Redo() implements MatchEvent {}

  record GoTo(int ply) implements MatchEvent {}

  /** Pause or resume computers and clocks. */
  record Pause(boolean waits) implements MatchEvent {}

  /** Let the computer continue from here. */
  record PlayOn() implements MatchEvent {}

  /**
   * Seat the person for the player to move. The others are computers, or elsewhere in a game by
   * link.
   */
  record PlaySide() implements MatchEvent {}

  /** Ask for a hint. */
  record Hint() implements MatchEvent {}

  /** Place the stone that was laid ahead. */
  record LayAhead() implements MatchEvent {}

  record Resign(int player) implements MatchEvent {}
}
