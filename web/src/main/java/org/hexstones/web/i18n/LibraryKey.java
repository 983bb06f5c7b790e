package org.hexstones.web.i18n;

/** The keys of the texts without parameters about stored games and the position editor. */
public enum LibraryKey {
  GAMES,
  SEARCH,
  SEARCH_HINT,
  EXPORT,
  IMPORT,
  NOT_ARCHIVE,
  NO_GAMES,
  NONE_FOUND,
  READING,
  PREVIOUS,
  NEXT,
  DELETED,
  PUT_BACK,
  BIN,
  BIN_EMPTY,
  BIN_HELP,
  RESTORE,
  OF_NEWER,
  NAME,
  SET_UP,
  SET_UP_HINT,
  STONES,
  ERASE,
  FIRST_TO_MOVE,
  CLEAR,
  FROM_GAME,
  BACK,
  PLAY_FROM_HERE,
  ANNOTATED
}
