package org.hexstones.notation.file;

import org.hexstones.parse.Problem;

/** The reasons to refuse a file before a game is read from it. */
public enum FileProblem implements Problem {
  TOO_LARGE("a file of more than {0} bytes is not opened"),
  EMPTY("there is nothing in it: choose a file with a game"),
  NOT_UTF8("this is neither text (UTF-8) nor a PNG or GIF picture"),
  NOT_A_GAME("this is no game: neither a record, nor JSON, nor a link, nor a picture with a game"),
  NO_GAME_INSIDE("the picture carries no game: choose one that was saved here"),
  DAMAGED("the picture is damaged");

  private final String english;

  FileProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "FileProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
