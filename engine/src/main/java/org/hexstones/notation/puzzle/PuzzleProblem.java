package org.hexstones.notation.puzzle;

import org.hexstones.parse.Problem;

/** The reasons why a line is no puzzle. */
public enum PuzzleProblem implements Problem {
  NOT_A_PUZZLE("expected a kind of puzzle, a grade from 1 to {0} and a link"),
  NO_ANSWER("the puzzle has no answer"),
  NOT_ONE_TURN("a puzzle asks one of two players for one turn that wins"),
  TOO_MANY("a list has at most {0} puzzles");

  private final String english;

  PuzzleProblem(String english) {
    this.english = english;
  }

  @Override
  public String key() {
    return "PuzzleProblem." + name();
  }

  @Override
  public String english() {
    return english;
  }
}
