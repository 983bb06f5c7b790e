package org.hexstones.web.i18n;

/** The keys of the texts without parameters about the board, the keyboard and reading out. */
public enum BoardKey {
  KEYS,
  KEYS_HINT,
  CONFIRM,
  CONFIRM_HINT,
  KEY_ARROWS,
  KEY_DIAGONAL,
  KEY_ENDS,
  KEY_PLACE,
  KEY_NAME,
  KEY_UNDO,
  KEY_REDO,
  KEY_LAST,
  KEY_GROUPS,
  KEY_SCORES,
  KEY_FREE,
  KEY_HELP,
  PLACE,
  TAKE_BACK,
  ZOOM_IN,
  ZOOM_OUT,
  NOTHING_YET
}
