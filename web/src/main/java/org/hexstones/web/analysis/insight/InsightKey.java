package org.hexstones.web.analysis.insight;

/** The texts about what the engine thinks and the rules say that have nothing to fill in. */
public enum InsightKey {
  ENGINE,
  ENGINE_HINT,
  THINKING,
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
