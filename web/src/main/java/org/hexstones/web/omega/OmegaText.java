package org.hexstones.web.omega;

import org.hexstones.omega.OmegaProblem;
import org.hexstones.web.text.Catalogue;

/** The texts of OMEGA. */
final class OmegaText {
  private final Catalogue texts;

  OmegaText(Catalogue texts) {
    this.texts = texts;
  }

  String about() {
    return texts.say("omega.about");
  }

  String pieRule() {
    return texts.say("omega.pieRule");
  }

  String pieHint() {
    return texts.say("omega.pieHint");
  }

  /** What a turn does that does not swap. */
  String orPlace() {
    return texts.say("omega.orPlace");
  }

  /** What a colour's number is. */
  String score(String score) {
    return texts.say("omega.score", score);
  }

  String noStones() {
    return texts.say("omega.noStones");
  }

  String tie() {
    return texts.say("omega.tie");
  }

  /** Why the game has ended. */
  String noRound(String free, String needed) {
    return texts.say("omega.noRound", free, needed);
  }

  String problem(OmegaProblem problem) {
    return texts.or("OmegaProblem." + problem.name(), problem.english());
  }
}
