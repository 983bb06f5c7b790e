package org.hexstones.web.swell;

import org.hexstones.web.i18n.MessageCatalog;

/** The texts of Swell. */
final class SwellText {
  private final MessageCatalog texts;

  SwellText(MessageCatalog texts) {
    this.texts = texts;
  }

  String about() {
    return texts.say("swell.about");
  }

  String bonus() {
    return texts.say("swell.bonus");
  }

  String bonusHint() {
    return texts.say("swell.bonusHint");
  }

  /** The end of a turn, on the button. */
  String stop() {
    return texts.say("swell.stop");
  }

  /** The end of a turn, in a list of moves. */
  String stops() {
    return texts.say("swell.stops");
  }

  String orPlace() {
    return texts.say("swell.orPlace");
  }

  String largest(String size) {
    return texts.say("swell.largest", size);
  }

  /** What a stone does, on the analysis board. */
  String stone(String cell) {
    return texts.say("swell.stone", cell);
  }
}
