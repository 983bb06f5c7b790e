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
   * Whether two games with this set-up, between two players who exchange colours for the second,
   * can make a tournament, in which scores are added up.
   */
  default boolean hasTournament() {
    return false;
  }

  /**
   * The characters of which a {@link #text} is made, the only ones for which links have room. Words
   * are parted by single spaces.
   */
  String TEXT_CHARACTERS = " abcdefghijklmnopqrstuvwxyz0123456789:,=+-*.";

  /** The most characters of a {@link #text}; 400 cells and 400 star cells by name are fewer. */
  int MAX_TEXT = 8000;

  /**
   * The canonical text, which the registry reads back to an equal set-up; defaults are left out. It
   * has at most {@link #MAX_TEXT} characters, each of {@link #TEXT_CHARACTERS}, and begins with a
   * keyword of its game and the board.
   */
  String text();

  /** A position at the start of the game. */
  default Position position() {
    return position(Start.EMPTY).orThrow();
  }

  /** A position that begins with stones on the board, or why it cannot be played on. */
  Parsed<Position> position(Start start);
}
