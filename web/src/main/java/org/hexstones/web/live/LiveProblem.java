package org.hexstones.web.live;

import org.hexstones.parse.Problem;

/** Why the code of a meeting was refused, or what differs between devices. */
public enum LiveProblem implements Problem {
  TOO_LONG("The code is longer than {0} characters"),
  NOT_A_CODE("This is not the code of a live game"),
  DAMAGED("The code is incomplete. Copy or scan all of it"),
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
