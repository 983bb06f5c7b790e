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

  /**
   * What a colour's number is: the cells of its best group's worst cut, where every cell is a star.
   *
   * @param verdict what happens at how many: {@link #winsAt} or {@link #losesAt}
   */
  String worstCells(String cells, String verdict) {
    return texts.say("omny.worst.cells", cells, verdict);
  }

  String worstStars(String stars, String verdict) {
    return texts.say("omny.worst.stars", stars, verdict);
  }

  /** A short form of the score's label. */
  String inLargest(String verdict) {
    return texts.say("omny.inLargest", verdict);
  }

  String winsAt(String limit) {
    return texts.say("omny.winsAt", limit);
  }

  String losesAt(String limit) {
    return texts.say("omny.losesAt", limit);
  }

  /**
   * The reason why the game has ended, where every cell is a star.
   *
   * @param one whether the number of cells takes the singular
   */
  String madeCells(String colour, String limit, boolean one) {
    return texts.count("omny.made.cells", one, colour, limit);
  }

  String madeStars(String colour, String limit, boolean one) {
    return texts.count("omny.made.stars", one, colour, limit);
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
