package org.hexstones.web.analysis.insight;

/** The keys of the texts about the analysis and the rules overlay without parameters. */
public enum InsightKey {
  ENGINE,
  ENGINE_HINT,
  THINKING,
  SILENT,
  PROVING,
  GAME_OVER,
  CHANCES,
  LINES,
  HINTS,
  HEAT,
  NONE,
  ADD_PROOF,
  OUTLOOK,
  THIS_TURN,
  OUTLOOK_OFF
}
