package org.hexstones.game;

import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;

/** The agreed conditions of a game: the board and the rules. Immutable, valid and comparable. */
public interface Setup {
  Game game();

  /** The keyword of the game, or of the preset with this board. */
  default String keyword() {
    return game().id();
  }

  Board board();

  /** The number of players. They are numbered from 0. */
  int players();

  /**
   * Whether two games with this set-up, between two players who exchange colours for the second,
   * can make a tournament, in which scores are added up.
   */
  default boolean hasTournament() {
    return false;
  }

  /**
   * The only characters that a {@link #text} may contain; links have no room for others. Words are
   * separated by single spaces.
   */
  String TEXT_CHARACTERS = " abcdefghijklmnopqrstuvwxyz0123456789:,=+-*.";

  /** The maximum length of a {@link #text}. The names of 400 cells and 400 star cells need less. */
  int MAX_TEXT = 8000;

  /**
   * The canonical text, which the registry reads back to an equal set-up. Defaults are left out. It
   * has at most {@link #MAX_TEXT} characters, each of {@link #TEXT_CHARACTERS}, and begins with a
   * keyword of its game and the board.
   */
  String text();

  /** A position at the start of the game. */
  default Position position() {
    return position(Start.EMPTY).orThrow();
  }

  /** A position that begins with stones on the board, or the reason why it cannot be played. */
  Parsed<Position> position(Start start);
}
