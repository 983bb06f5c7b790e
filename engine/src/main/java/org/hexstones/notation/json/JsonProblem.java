package org.hexstones.notation.json;

import org.hexstones.parse.Problem;

/** The reasons to refuse a JSON text, apart from those of the notation and the rules. */
public enum JsonProblem implements Problem {
  TOO_LONG("a JSON record has at most {0} characters"),
  TOO_DEEP("more than {0} lists and objects within one another"),
  EXPECTED("not JSON: {0} expected"),
  BAD_STRING("not JSON: a string is not closed or has a character that must be escaped"),
  BAD_NUMBER("not JSON: this is no number"),
  KEY_TWICE("the key \"{0}\" comes twice"),
  KEY_UNKNOWN("the key \"{0}\" has no meaning here"),
  KEY_MISSING("the key \"{0}\" is missing"),
  NOT_TEXT("\"{0}\" must be a string"),
  NOT_LIST("\"{0}\" must be a list"),
  NOT_OBJECT("\"{0}\" must be an object"),
  NOT_A_RECORD("this is not a record: \"hexstones\" must be a version number"),
  EMPTY_VARIATION("a variation must hold a move");

  private final String english;

  JsonProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "JsonProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
