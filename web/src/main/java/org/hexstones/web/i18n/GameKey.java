package org.hexstones.web.i18n;

/**
 * The keys of the texts round a board that have no parameters: those that the first program needs
 * too, and so apart from the page's.
 */
public enum GameKey {
  ANALYSE,
  BOARD,
  BY_LINK,
  CLOSE,
  ENDS_TURN,
  HAS_RESIGNED,
  HOW_TO_PLAY,
  KEEPS,
  KOMI,
  MOVES,
  NEW_GAME,
  NEW_TOURNAMENT,
  OTHERS_LEFT,
  OUT_OF_TIME,
  PERSON,
  PLAY_AGAIN,
  SECOND_GAME,
  SHARE,
  STAR_CELL,
  STONES_TO_PLACE,
  SWAP_SEATS,
  TOURNAMENT_TIE,
  UNDO,
  YOU_LOST,
  YOU_WON
}
