package org.hexstones.web.ui;

import org.hexstones.web.mvu.Event;

/** What a person wants of the match that is shown, beside its board. */
public sealed interface MatchEvent extends Event {
  record PickColour(int colour) implements MatchEvent {}

  /** A move that is no stone: a swap, keeping, a komi. */
  record Choose(int move) implements MatchEvent {}

  record TypeKomi(String text) implements MatchEvent {}

  record Undo() implements MatchEvent {}

  record Redo() implements MatchEvent {}

  record GoTo(int ply) implements MatchEvent {}

  /** Computers and clocks wait, or go on. */
  record Pause(boolean waits) implements MatchEvent {}

  /** The computer plays on from here. */
  record PlayOn() implements MatchEvent {}

  record Resign(int player) implements MatchEvent {}
}
