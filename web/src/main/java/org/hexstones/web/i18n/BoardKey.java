package org.hexstones.web.i18n;

/** The keys of the texts about the board, the keyboard and reading out. */
public enum BoardKey implements MessageKey {
  KEYS,
  KEYS_HINT,
  CONFIRM,
  CONFIRM_HINT,
  MARKS,
  MARKS_HINT,
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
  NOTHING_YET,
  /** A colour and the sizes of its groups. */
  GROUPS,
  NO_GROUPS,
  /** A colour and its score. */
  SCORE,
  /** The free cells round a cell. */
  FREE_AROUND,
  NONE_FREE_AROUND,
  /** A stone that waits for confirmation. */
  WAITS,
  /** The new score with a stone on the cell under the pointer. */
  BECOMES;

  @Override
  public String key() {
    return "BoardKey." + name();
  }
}
