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
  KEY_TASK,
  KEY_LAST,
  KEY_CHANGES,
  KEY_GROUPS,
  KEY_SCORES,
  KEY_PROSPECTS,
  KEY_FREE,
  KEY_LINES,
  /** That a key that asks says more when it is pressed again. */
  KEY_AGAIN,
  KEY_TO_STONE,
  KEY_TO_GROUP,
  KEY_TO_FREE,
  KEY_TO_LAST,
  /** The steps through the moves. */
  KEY_STEPS,
  KEY_HELP,
  PLACE,
  TAKE_BACK,
  ZOOM_IN,
  ZOOM_OUT,
  /** A stone that waits for confirmation. */
  WAITS,
  /** The new score with a stone on the cell under the pointer. */
  BECOMES;

  @Override
  public String key() {
    return "BoardKey." + name();
  }
}
