package org.hexstones.web.i18n;

/** The keys of the page's texts that belong to no game. */
public enum PageKey implements MessageKey {
  TAGLINE,
  GAME,
  HEXHEX,
  TRIANGLE,
  RHOMBUS,
  HEXAGON,
  HEXAGRAM,
  CELLS,
  SIDE,
  SIX_SIDES,
  CELL_LIST,
  SMALLER,
  LARGER,
  PLAYERS,
  SEATS,
  COMPUTER,
  START,
  REDO,
  NO_MOVES,
  RULES,
  SETTINGS,
  RESIGN,
  CANCEL,
  PLAY_ON,
  COMPUTER_WAITS,
  GROUP_SIZES,
  END_TURN,
  LANGUAGE,
  THEME,
  THEME_AUTO,
  THEME_LIGHT,
  THEME_DARK,
  DESIGNER,
  KEYBOARD,
  VERSION_WAITS,
  TAKE_VERSION,
  LEAVE_VERSION,
  CONTINUE_GAME,
  /** The button that shows a finished game. */
  ENDED_GAME,
  BOARD_OF,
  PLAYOUTS,
  RESIGNS,
  SWAP,
  KEEP,
  NAME_KOMI,
  KOMI_RANGE,
  /** The button that makes a side of a board longer. */
  SIDE_LONGER,
  SIDE_SHORTER;

  @Override
  public String key() {
    return "PageKey." + name();
  }
}
