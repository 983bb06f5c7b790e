package org.hexstones.web.guide;

import org.hexstones.parse.Problem;

/** Reasons why texts are not a valid guide. */
public enum GuideProblem implements Problem {
  NOT_READABLE("\"{0}\" is no line of a plan"),
  NO_TEXT("there is no text \"{0}\""),
  UNUSED_TEXT("nothing shows the text \"{0}\""),
  TEXT_TWICE("there are two texts \"{0}\""),
  NOT_A_TEXT("\"{0}\" is no line of a language: expected a key, an equals sign and a text"),
  TOO_LONG("a guide has at most {0} characters");

  private final String english;

  GuideProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "GuideProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
