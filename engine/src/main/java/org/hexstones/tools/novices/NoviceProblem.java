package org.hexstones.tools.novices;

import org.hexstones.parse.Problem;

/** The reasons to refuse the name of a novice. */
enum NoviceProblem implements Problem {
  UNKNOWN("unknown novice \"{0}\": expected one of {1}");

  private final String english;

  NoviceProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "NoviceProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
