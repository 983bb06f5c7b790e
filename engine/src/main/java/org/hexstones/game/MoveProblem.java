package org.hexstones.game;

import org.hexstones.parse.Problem;

/** The reasons for which any game refuses a move, a set-up option or a start position. */
public enum MoveProblem implements Problem {
  NOT_A_MOVE("\"{0}\" is not a move"),
  GAME_OVER("the game is over"),
  OCCUPIED("there is a stone on {0} already: choose a free cell"),
  NO_SUCH_CELL("there is no such cell: write a letter and a number, as along the edges"),
  NOT_YOUR_COLOUR("a {0} stone cannot be placed now"),
  ALREADY_PLACED("the {0} stone of this turn is placed already: place another colour"),
  NOT_NOW("that is not possible now"),
  NO_SUCH_PLAYER("there is no player {0}"),
  ALREADY_WITHDRAWN("player {0} has left the game already"),
  OPTION_UNKNOWN("unknown option \"{0}\""),
  OPTION_TWICE("the option \"{0}\" is given twice"),
  OPTION_NOT_READABLE("\"{0}\" is not an option: expected name=value"),
  OPTION_BAD_VALUE("\"{0}={1}\" is not understood: write {0}= and one of {2}"),
  BOARD_MISSING("a board is missing after \"{0}\": write its shape and size there"),
  START_CELL_TWICE("two stones on {0} at the start"),
  START_OVER("the game would be over at the start"),
  START_COLOUR("no stone of this game is {0}");

  private final String english;

  MoveProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "MoveProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
