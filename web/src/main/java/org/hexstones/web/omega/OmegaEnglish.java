package org.hexstones.web.omega;

import org.hexstones.omega.OmegaProblem;

/** OMEGA in English. */
final class OmegaEnglish implements OmegaText {
  @Override
  public String about() {
    return "Multiply the sizes of your groups";
  }

  @Override
  public String pieRule() {
    return "Pie rule";
  }

  @Override
  public String pieHint() {
    return "In the first round, each player after the first may swap colours instead of playing.";
  }

  @Override
  public String orPlace() {
    return "Or place one stone of every colour and keep your colour.";
  }

  @Override
  public String score(String score) {
    return "score " + score;
  }

  @Override
  public String noStones() {
    return "no stones";
  }

  @Override
  public String tie() {
    return "Of equal scores, the last colour in order wins.";
  }

  @Override
  public String noRound(String free, String needed) {
    return "Free cells: " + free + ". A full round needs " + needed + ".";
  }

  @Override
  public String problem(OmegaProblem problem) {
    return problem.english();
  }
}
