package org.hexstones.web.analysis.insight;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the texts about the analysis and the rules overlay. */
public enum InsightKey implements MessageKey {
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
  OUTLOOK_OFF,
  /** The expected points. */
  EXPECTED,
  /** Says that a colour wins whatever the others play. */
  PROVED,
  /** A move after which the mover is proved to win. */
  WINS,
  /** A move after which the mover is proved to lose. */
  LOSES,
  /** A move of which nothing is proved, where the result is proved. */
  UNPROVED,
  /** How many of all moves are proved, and how many there are. */
  ALL_MOVES,
  /** Says that the analysis has ended after so many tries. */
  DONE_WITH,
  /** The value of a stone on a cell, in hundredths. */
  WORTH,
  /** Says that a cell is part of the best moves of that rank. */
  BEST;

  @Override
  public String key() {
    return "InsightKey." + name();
  }
}
