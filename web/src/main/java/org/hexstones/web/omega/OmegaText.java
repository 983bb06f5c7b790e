package org.hexstones.web.omega;

import org.hexstones.web.i18n.MessageCatalog;

/** The texts of OMEGA. */
final class OmegaText {
  private final MessageCatalog texts;

  OmegaText(MessageCatalog texts) {
    this.texts = texts;
  }

  String about() {
    return texts.say("omega.about");
  }

  /** The aim beside the board. */
  String aim() {
    return texts.say("omega.aim");
  }

  String pieRule() {
    return texts.say("omega.pieRule");
  }

  String pieHint() {
    return texts.say("omega.pieHint");
  }

  /** The text for a turn of stones in place of a swap. */
  String orPlace() {
    return texts.say("omega.orPlace");
  }

  /** The label of a colour's score. */
  String score(String score) {
    return texts.say("omega.score", score);
  }

  String noStones() {
    return texts.say("omega.noStones");
  }

  /** In place of a product of one group, whose size is the score. */
  String oneGroup() {
    return texts.say("omega.oneGroup");
  }

  /** Why somebody won whose score another has too. */
  String tie(String colours) {
    return texts.say("omega.tie", colours);
  }

  String winByOne() {
    return texts.say("omega.winByOne");
  }

  /** To win where equal scores are enough. */
  String winOrTie() {
    return texts.say("omega.winOrTie");
  }

  /** The reason why the game has ended. */
  String noRound(String free, String needed) {
    return texts.say("omega.noRound", free, needed);
  }

  /** The number of rounds up to the end, with the present one. */
  String rounds(String rounds) {
    return texts.say("omega.rounds", rounds);
  }

  String lastRound() {
    return texts.say("omega.lastRound");
  }

  String roundsLeft(String rounds) {
    return texts.say("omega.roundsLeft", rounds);
  }

  /** The heading of the table of effects. */
  String candidates(String stone) {
    return texts.say("omega.candidates", stone);
  }

  /** The effect of a stone in a sentence. */
  String effect(String sizes, String before, String after) {
    return texts.say("omega.effect", sizes, before, after);
  }

  /** A stone of the player's own colour that begins a group. */
  String begins(String cell, String colour) {
    return texts.say("omega.begins", cell, colour);
  }

  /** A stone of another player's colour that touches none of its groups. */
  String beginsOther(String cell, String colour) {
    return texts.say("omega.beginsOther", cell, colour);
  }

  /** A stone that enlarges a group by one: the group's new size, and the products. */
  String grows(String cell, String colour, String size, String before, String after) {
    return texts.say("omega.grows", cell, colour, size, before, after);
  }

  /** A stone that joins groups. */
  String joinsGroups(String cell, String colour, String sizes, String before, String after) {
    return texts.say("omega.joinsGroups", cell, colour, sizes, before, after);
  }

  /** A stone that joins the colour's largest groups. */
  String joinsLargest(String cell, String colour, String sizes, String before, String after) {
    return texts.say("omega.joinsLargest", cell, colour, sizes, before, after);
  }

  String joins() {
    return texts.say("omega.joins");
  }

  String becomes() {
    return texts.say("omega.becomes");
  }

  String onCells() {
    return texts.say("omega.onCells");
  }

  /** The text for a stone that joins no groups. */
  String alone() {
    return texts.say("omega.alone");
  }
}
