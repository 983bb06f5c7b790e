package org.hexstones.search;

import org.hexstones.parse.Problem;

/** The reasons to refuse the settings of a player. */
public enum SearchProblem implements Problem {
  PARAMETER_UNKNOWN("the player {0} has no parameter \"{1}\": expected {2}"),
  PARAMETER_OUT_OF_RANGE("{0} must be a number from {1} to {2}, not \"{3}\"");

  private final String english;

  SearchProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "SearchProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
