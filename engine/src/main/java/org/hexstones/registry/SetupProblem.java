package org.hexstones.registry;

import org.hexstones.parse.Problem;

/** Reasons to refuse the text of a set-up before a game reads it. */
public enum SetupProblem implements Problem {
  TOO_LONG("a set-up has at most {0} characters"),
  GAME_UNKNOWN("unknown game \"{0}\": expected one of {1}");

  private final String english;

  SetupProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "SetupProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
