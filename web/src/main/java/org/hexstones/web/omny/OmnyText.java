package org.hexstones.web.omny;

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

  String komi(String komi) {
    return texts.say("omny.komi", komi);
  }

  /** What a colour's number is: the stars of its best group's worst cut, and how many may be. */
  String worst(String stars, String limit) {
    return texts.say("omny.worst", stars, limit);
  }

  /** The same in misère. */
  String worstMisere(String stars, String limit) {
    return texts.say("omny.worstMisere", stars, limit);
  }

  /** A short form of the score's label. */
  String ofAtMost(String limit) {
    return texts.say("omny.ofAtMost", limit);
  }

  String ofAtMostMisere(String limit) {
    return texts.say("omny.ofAtMostMisere", limit);
  }

  /**
   * The reason why the game has ended.
   *
   * @param one whether the number of stars takes the singular
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

  /** The text for a colour without stones. */
  String noGroup(String colour) {
    return texts.say("omny.noGroup", colour);
  }

  /** A colour's best group: its stones, the stars of its worst cut, and the limit. */
  String bestGroup(String colour, String stones, String stars, String limit) {
    return texts.say("omny.bestGroup", colour, stones, stars, limit);
  }

  /** A list of {@link #breaker}. */
  String broken(String breakers) {
    return texts.say("omny.broken", breakers);
  }

  /** A cell, and the number of stars in the worst cut with a stone there. */
  String breaker(String cell, String stars) {
    return texts.say("omny.breaker", cell, stars);
  }

  /** A stone that breaks a colour's worst cut: the stars before and after. */
  String cutFalls(String cell, String colour, String before, String after) {
    return texts.say("omny.cutFalls", cell, colour, before, after);
  }

  /** A stone that does not change the worst cut of its colour. */
  String cutStays(String cell, String colour, String stars) {
    return texts.say("omny.cutStays", cell, colour, stars);
  }

  /** The same text for a cell that was named before. */
  String leaves(String stars) {
    return texts.say("omny.leaves", stars);
  }

  /** That a winning group has no cuts. */
  String noCut() {
    return texts.say("OmnyWord.NO_CUT");
  }
}
