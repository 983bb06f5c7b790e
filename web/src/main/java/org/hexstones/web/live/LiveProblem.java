package org.hexstones.web.live;

import org.hexstones.parse.Problem;

/** Why the code of a meeting was refused, or what differs between devices. */
public enum LiveProblem implements Problem {
  TOO_LONG("it has more than {0} characters: paste the link alone"),
  NOT_A_CODE("it is not an invitation to play together"),
  DAMAGED("a part of it is missing or was changed on the way: copy or scan the whole link again"),
  UNKNOWN_GAME(
      "this page does not know the game in it: load the page again, or ask for a new invitation"),
  CLOCKS_DIFFER("{0} s were left there, and {1} s here");

  private final String english;

  LiveProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "LiveProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
