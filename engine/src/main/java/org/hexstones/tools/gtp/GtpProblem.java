package org.hexstones.tools.gtp;

import org.hexstones.parse.Problem;

/**
 * The reasons to refuse a command. If the protocol prescribes a text, the reason begins with it.
 */
enum GtpProblem implements Problem {
  UNKNOWN_COMMAND("unknown command"),
  LINE_TOO_LONG("syntax error: a line has at most {0} characters"),
  SYNTAX("syntax error: expected {0}"),
  NOT_A_NUMBER("syntax error: \"{0}\" is not a whole number from {1} to {2}"),
  NOT_A_KOMI("syntax error: \"{0}\" is not a komi: expected a whole number or a half, 0 or more"),
  NOT_A_PLAYER("syntax error: \"{0}\" is neither a colour nor a player of this game"),
  NOT_THEIR_TURN("illegal move: it is the turn of {0}, not of {1}"),
  ILLEGAL_MOVE("illegal move: {0}"),
  STONES_MISSING("illegal move: a {0} stone is missing in this turn"),
  STONES_TOO_MANY("illegal move: \"{0}\" goes beyond the turn"),
  SWAP_WITH_WHOM("illegal move: a swap must say with whom, like swap:A"),
  NO_MOVE_FOUND("the player found no legal move"),
  CANNOT_UNDO("cannot undo"),
  NOT_SOLVABLE("cannot solve: too many cells are free, or more is to be chosen than cells"),
  NOT_SOLVED("cannot solve: not done after {0} s"),
  NOT_OVER("cannot score: the game is not over"),
  UNACCEPTABLE_SIZE("unacceptable size: {0}"),
  SIZE_NOT_ONE_NUMBER("unacceptable size: {0} is not sized by one number"),
  NOT_SET_UP("cannot set up the game: {0}{1}"),
  NOT_LOADED("cannot load the record: {0}{1}");

  private final String english;

  GtpProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "GtpProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
