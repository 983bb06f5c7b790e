package org.hexstones.omny;

import org.hexstones.parse.Problem;

/** OMNY's own reasons to refuse a set-up or a move. */
public enum OmnyProblem implements Problem {
  NOT_CONNECTED("an OMNY board must be in one piece: join its parts"),
  HAS_HOLE("an OMNY board must have no hole: fill it, or there might be no winner"),
  NO_STARS("choose at least one star cell"),
  NO_CENTRE("this board has no cell at its centre: choose other stars or another board"),
  NO_TRIANGLE(
      "this board has no three cells round its centre: choose other stars or another board"),
  STARS_FIXED("the game {0} has star cells of its own"),
  EVEN_PERIMETER("Free Y needs an odd number of perimeter cells; this board has {0}"),
  KOMI_NOT_READABLE("write the komi as a number of at least 0, like 2 or 2.5, not \"{0}\""),
  KOMI_TOO_LARGE("a komi must be less than half the {0} star cells"),
  KOMI_IS_NAMED("the komi is named during the game and so cannot be fixed before it"),
  KOMI_FIRST("a komi must be named first"),
  SIDE_FIRST("a side must be chosen first");

  private final String english;

  OmnyProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "OmnyProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
