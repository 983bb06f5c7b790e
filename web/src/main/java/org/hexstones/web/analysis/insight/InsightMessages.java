package org.hexstones.web.analysis.insight;

import org.hexstones.web.i18n.MessageCatalog;

/** The texts about what the engine thinks and the rules say. */
final class InsightMessages {
  private final MessageCatalog texts;

  InsightMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  String word(InsightKey word) {
    return texts.say("StudyWord." + word.name());
  }

  /** A share of a hundred. */
  String percent(String number) {
    return texts.say("study.percent", number);
  }

  /** What points are expected. */
  String expected(String points) {
    return texts.say("study.expected", points);
  }

  /** That a colour wins whatever others do. */
  String proved(String colour) {
    return texts.say("study.proved", colour);
  }

  /** That no more is thought, after so much. */
  String doneWith(String tried) {
    return texts.say("study.doneWith", tried);
  }

  /** What a stone on a cell is worth, in hundredths. */
  String worth(String number) {
    return texts.say("study.worth", number);
  }

  /** That a cell is part of the best moves of that rank. */
  String best(String rank) {
    return texts.say("study.best", rank);
  }
}
