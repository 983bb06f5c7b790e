package org.hexstones.web.study.view;

import org.hexstones.web.text.Catalogue;

/** The texts of the analysis board. */
public final class StudyText {
  private final Catalogue texts;

  public StudyText(Catalogue texts) {
    this.texts = texts;
  }

  public String word(StudyWord word) {
    return texts.say("StudyWord." + word.name());
  }
}
