package org.hexstones.web.embed;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the texts that only an embed has. */
enum EmbedKey implements MessageKey {
  OPEN,
  PLAY_ON,
  FIRST,
  BACK,
  PLAY,
  PAUSE,
  ON,
  LAST,
  STEPS,
  NEXT,
  BAD_OPTION,
  BAD_SETUP,
  NO_PUZZLE,
  /** How many of how many moves are on the board. */
  MOVE_OF;

  @Override
  public String key() {
    return "EmbedKey." + name();
  }
}
