package org.hexstones.web.embed;

/** The keys of the texts without parameters that only an embed has. */
enum EmbedKey {
  OPEN,
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
  NO_PUZZLE
}
