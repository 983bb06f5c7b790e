package org.hexstones.tools.players;

import org.hexstones.parse.Problem;

/** The reasons to refuse the name of a player. */
enum PlayerProblem implements Problem {
  UNKNOWN("unknown player \"{0}\": expected one of {1}"),
  BASELINE_REMOVED(
      "there is no player {0} any more: give arena an older build as an outside program,"
          + " as in --gtp-b \"java -jar older-engine.jar gtp\"");

  private final String english;

  PlayerProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "PlayerProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
