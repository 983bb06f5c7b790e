package org.hexstones.web.analysis;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the analysis board's texts. */
public enum AnalysisKey implements MessageKey {
  ANALYSIS,
  TREE,
  TO_BEGIN,
  BACK,
  ON,
  TO_END,
  VARIATION_UP,
  VARIATION_DOWN,
  PROMOTE,
  DELETE,
  COMMENT,
  LEAVE,
  PLAY_FROM,
  TAB_REVIEW,
  NOTHING_OPEN;

  @Override
  public String key() {
    return "AnalysisKey." + name();
  }
}
