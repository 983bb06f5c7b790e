package org.hexstones.tools.gtp;

import org.hexstones.game.Colour;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;

/** The score of a game as text: the game's own words, and the winner. */
final class ScoreText {
  private ScoreText() {}

  static String write(Play play) {
    Outcome outcome = play.outcome();
    String score = play.position().scoreText();
    if (outcome == null) {
      return score;
    }
    String winner = Colour.of(play.position().colourOf(outcome.winner())).word();
    return score + (score.isEmpty() ? "" : " ") + "winner " + winner;
  }
}
