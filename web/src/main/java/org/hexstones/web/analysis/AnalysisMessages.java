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
}
