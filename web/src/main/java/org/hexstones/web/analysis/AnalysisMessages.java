package org.hexstones.web.analysis;

import org.hexstones.web.i18n.MessageCatalog;

/** The texts of the analysis board. */
public final class AnalysisMessages {
  private final MessageCatalog texts;

  public AnalysisMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  public String word(AnalysisKey word) {
    return texts.say("StudyWord." + word.name());
  }

  /** A share of a hundred. */
  public String percent(String number) {
    return texts.say("study.percent", number);
  }

  /** What points are expected. */
  public String expected(String points) {
    return texts.say("study.expected", points);
  }

  /** That a colour wins whatever others do. */
  public String proved(String colour) {
    return texts.say("study.proved", colour);
  }

  /** That no more is thought, after so much. */
  public String doneWith(String tried) {
    return texts.say("study.doneWith", tried);
  }

  /** What a stone on a cell is worth, in hundredths. */
  public String worth(String number) {
    return texts.say("study.worth", number);
  }

  /** That a cell is part of the best moves of that rank. */
  public String best(String rank) {
    return texts.say("study.best", rank);
  }
}
