package org.hexstones.web.omny;

import org.hexstones.omny.OmnyProblem;
import org.hexstones.web.text.Catalogue;

/** The texts of OMNY. */
final class OmnyText {
  private final Catalogue texts;

  OmnyText(Catalogue texts) {
    this.texts = texts;
  }

  String word(OmnyWord word) {
    return texts.say("OmnyWord." + word.name());
  }

  /** What a colour's number is: the stars of its best group's worst cut, and how many may be. */
  String worst(String stars, String limit) {
    return texts.say("omny.worst", stars, limit);
  }

  /** The same in short. */
  String ofAtMost(String limit) {
    return texts.say("omny.ofAtMost", limit);
  }

  /**
   * Why the game has ended.
   *
   * @param one whether the language uses the singular for so many stars
   */
  String made(String colour, String limit, boolean one) {
    return texts.count("omny.made", one, colour, limit);
  }

  String cuts(String stars) {
    return texts.say("omny.cuts", stars);
  }

  String misereLost(String colour) {
    return texts.say("omny.misereLost", colour);
  }

  String problem(OmnyProblem problem) {
    return texts.or("OmnyProblem." + problem.name(), problem.english());
  }
}
