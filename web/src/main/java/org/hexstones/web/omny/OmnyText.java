package org.hexstones.web.omny;

import org.hexstones.omny.OmnyProblem;
import org.hexstones.web.i18n.MessageCatalog;

/** The texts of OMNY. */
final class OmnyText {
  private final MessageCatalog texts;

  OmnyText(MessageCatalog texts) {
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

  /** How a colour stands that has no stone. */
  String noGroup(String colour) {
    return texts.say("omny.noGroup", colour);
  }

  /** A colour's best group: how many stones, the stars of its worst cut, and how many may be. */
  String bestGroup(String colour, String stones, String stars, String limit) {
    return texts.say("omny.bestGroup", colour, stones, stars, limit);
  }

  /** A list of {@link #breaker}. */
  String broken(String breakers) {
    return texts.say("omny.broken", breakers);
  }

  /** A cell, and how many stars the worst cut holds with a stone there. */
  String breaker(String cell, String stars) {
    return texts.say("omny.breaker", cell, stars);
  }

  /** A stone that breaks a colour's worst cut: the stars it held and holds. */
  String cutFalls(String cell, String colour, String before, String after) {
    return texts.say("omny.cutFalls", cell, colour, before, after);
  }

  /** A stone that leaves the worst cut of its colour as it was. */
  String cutStays(String cell, String colour, String stars) {
    return texts.say("omny.cutStays", cell, colour, stars);
  }

  /** The same of a cell that is at hand. */
  String leaves(String stars) {
    return texts.say("omny.leaves", stars);
  }

  String problem(OmnyProblem problem) {
    return texts.or("OmnyProblem." + problem.name(), problem.english());
  }
}
