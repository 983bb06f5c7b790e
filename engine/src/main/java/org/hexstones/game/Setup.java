package org.hexstones.game;

import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;

/** What is agreed before a game: the board and the rules in force. Immutable, valid, comparable. */
public interface Setup {
  Game game();

  Board board();

  /** How many players there are; they are numbered from 0. */
  int players();

  /**
   * The canonical text, which the registry reads back to an equal set-up; defaults are left out.
   */
  String text();

  /** A position at the start of the game. */
  default Position position() {
    return position(Start.EMPTY).orThrow();
  }

  /** A position that begins with stones on the board, or why it cannot be played on. */
  Parsed<Position> position(Start start);
}
