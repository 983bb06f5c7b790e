package org.hexstones.web.omega;

import java.util.List;
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
  public List<String> rules() {
    return List.of(
        "Two, three or four players each hold a colour: white, black, red, blue, and take turns in"
            + " that order, white first.",
        "In your turn you place one stone of every colour in play on free cells, wherever you like.",
        "Stones of one colour that touch are a group. A colour's score is the product of the sizes"
            + " of all its groups. Three groups of 3 are worth 27, one group of 9 only 9.",
        "The game ends when, just before white's turn, there is no room left for a full round of"
            + " turns: 4 free cells for two players, 9 for three, 16 for four. The highest score"
            + " wins; of equal scores, the last of the tied colours.",
        "With the pie rule, each player from the second on may, in the first round, take the colour"
            + " of an earlier player instead of placing stones. Then the colour moves that follows"
            + " as many colours as there were players who placed stones.");
  }

  @Override
  public String problem(OmegaProblem problem) {
    return problem.english();
  }
}
