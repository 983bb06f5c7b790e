package org.hexstones.web.analysis.insight;

import org.hexstones.web.i18n.MessageCatalog;

/** The texts about the analysis and the rules overlay. */
final class InsightMessages {
  private final MessageCatalog texts;

  InsightMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  String word(InsightKey word) {
    return texts.say("StudyWord." + word.name());
  }

  /** A percentage. */
  String percent(String number) {
    return texts.say("study.percent", number);
  }

  /** The expected points. */
  String expected(String points) {
    return texts.say("study.expected", points);
  }

  /** Says that a colour wins whatever the others play. */
  String proved(String colour) {
    return texts.say("study.proved", colour);
  }

  /** Says that the analysis has ended after so many tries. */
  String doneWith(String tried) {
    return texts.say("study.doneWith", tried);
  }

  /** The value of a stone on a cell, in hundredths. */
  String worth(String number) {
    return texts.say("study.worth", number);
  }

  /** Says that a cell is part of the best moves of that rank. */
  String best(String rank) {
    return texts.say("study.best", rank);
  }
}
