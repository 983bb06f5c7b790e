package org.hexstones.web.omny;

import org.hexstones.omny.OmnyProblem;

/** The texts of OMNY. */
interface OmnyText {
  String word(OmnyWord word);

  /** What a colour's number is: the stars of its best group's worst cut, and how many may be. */
  String worst(String stars, String limit);

  /** The same in short. */
  String ofAtMost(String limit);

  /**
   * Why the game has ended.
   *
   * @param one whether the language uses the singular for so many stars
   */
  String made(String colour, String limit, boolean one);

  String cuts(String stars);

  String misereLost(String colour);

  String problem(OmnyProblem problem);
}
