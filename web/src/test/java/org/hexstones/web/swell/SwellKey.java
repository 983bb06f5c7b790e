package org.hexstones.web.swell;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the texts of Swell. */
enum SwellKey implements MessageKey {
  ABOUT,
  BONUS,
  BONUS_HINT,
  /** The end of a turn, on the button. */
  STOP,
  /** The end of a turn, in a list of moves. */
  STOPS,
  OR_PLACE,
  LARGEST,
  /** What a stone does, on the analysis board. */
  STONE;

  @Override
  public String key() {
    return "SwellKey." + name();
  }
}
