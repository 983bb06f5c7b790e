package org.hexstones.omega;

import org.hexstones.parse.Problem;

/** OMEGA's own reasons to refuse a set-up, a start or a move. */
public enum OmegaProblem implements Problem {
  TOO_FEW_CELLS(
      "a game of {0} players needs at least {1} cells; this board has {2}: choose a larger one"),
  START_TOO_FULL("the rest of the round needs {0} free cells; {1} are free: take some stones off"),
  SWAP_EARLIER_ONLY("only the marker of an earlier player can be taken, not that of {0}"),
  TOURNAMENT_SETUP("a tournament is two games of one set-up, for two players, without pie"),
  TOURNAMENT_UNFINISHED("a tournament's games are both played to their end");

  private final String english;

  OmegaProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "OmegaProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
