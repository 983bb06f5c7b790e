package org.hexstones.omny;

import org.hexstones.parse.Problem;

/** Why an OMNY set-up or move is refused, where it is not what any game would say. */
public enum OmnyProblem implements Problem {
  NOT_CONNECTED("an OMNY board must be in one piece"),
  HAS_HOLE("an OMNY board must have no hole: filled, it might have no winner"),
  NO_STARS("at least one star cell is needed"),
  NO_CENTRE("this board has no cell at its centre"),
  NO_TRIANGLE("this board has no three cells round its centre"),
  STARS_FIXED("the game {0} has star cells of its own"),
  EVEN_PERIMETER("Free Y needs an odd number of perimeter cells, this board has {0}"),
  KOMI_NOT_READABLE("\"{0}\" is not a komi: expected a number of at least 0, like 2 or 2.5"),
  KOMI_TOO_LARGE("a komi must be less than half the {0} star cells"),
  KOMI_IS_NAMED("the komi is named during the game and so cannot be fixed before it"),
  KOMI_FIRST("a komi must be named first"),
  SIDE_FIRST("a side must be chosen first");

  private final String english;

  OmnyProblem(String english) {
    this.english = english;
  }

  @Override
  public String english() {
    return english;
  }
}
