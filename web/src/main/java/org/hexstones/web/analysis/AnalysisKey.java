package org.hexstones.web.analysis;

/** The keys of the analysis board's texts without parameters. */
public enum AnalysisKey {
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
  ENGINE,
  TAB_REVIEW,
  NOTHING_OPEN,
  KEY_BACK,
  KEY_ON,
  KEY_BEGIN,
  KEY_END,
  KEY_VARIATION_UP,
  KEY_VARIATION_DOWN
}
