package org.hexstones.notation;

import org.hexstones.parse.Problem;

/**
 * The reasons to refuse the text of a record. For illegal moves there are the reasons of the rules.
 */
public enum NotationProblem implements Problem {
  TOO_LONG("a record has at most {0} characters"),
  NOT_A_RECORD("this is not a record: it does not begin with \"hexstones 1\""),
  NEWER_VERSION("the record is of version {0}; this program reads up to {1}"),
  UNEXPECTED("\"{0}\" cannot stand here: expected {1}"),
  NOT_CLOSED("a text that begins with {0} is not closed"),
  BAD_ESCAPE(
      "after a backslash, one of \\ n \" '{' '}' or u and four hexadecimal digits must come"),
  TEXT_TOO_LONG("a text has at most {0} characters"),
  NOT_A_START_STONE("\"{0}\" is no start stone: expected a colour and cells, like white:e5,d4"),
  TOO_MANY_STONES("more start stones than cells"),
  TOO_MANY_TAGS("a record has at most {0} tags"),
  TOO_MANY_MOVES("a record has at most {0} moves, variations included"),
  TOO_MANY_VARIATIONS("a move has at most {0} variations"),
  NO_MOVE_BEFORE("before {0} the move it belongs to must stand"),
  NO_MOVE_INSIDE("a variation must hold a move"),
  NOT_OPENED("no variation is open here"),
  MOVE_TWICE("the move {0} is here already"),
  COMMENT_TWICE("there is a comment here already");

  private final String english;

  NotationProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "NotationProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
