package org.hexstones.web.omega;

import org.hexstones.omega.OmegaProblem;

/** The texts of OMEGA. */
interface OmegaText {
  String about();

  String pieRule();

  String pieHint();

  /** What a turn does that does not swap. */
  String orPlace();

  /** What a colour's number is. */
  String score(String score);

  String noStones();

  String tie();

  /** Why the game has ended. */
  String noRound(String free, String needed);

  String problem(OmegaProblem problem);
}
