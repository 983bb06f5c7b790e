package org.hexstones.notation.link;

import org.hexstones.parse.Problem;

/** The reasons to refuse a link. */
public enum LinkProblem implements Problem {
  TOO_LONG("the link is longer than {0} characters"),
  EMPTY("the link holds no game"),
  NEWER_VERSION("the link is of version {0}; this program reads up to {1}"),
  BAD_CHARACTER("the link has a character that does not belong there: {0}"),
  DAMAGED("the link is damaged: a character was changed or lost"),
  NO_SUCH_ADDRESS("no game, puzzle or invitation begins with {0}");

  private final String english;

  LinkProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "LinkProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
