package org.hexstones.web.i18n;

/** The keys of the texts about stored games and the position editor. */
public enum LibraryKey implements MessageKey {
  GAMES,
  SEARCH,
  SEARCH_HINT,
  FILTER,
  ANY_GAME,
  ANY_PLAYERS,
  ANY_OPPONENT,
  HABITS,
  LOSSES,
  LESSON,
  REVIEW_LAST,
  ANY_REVIEW,
  REVIEWED,
  NEWEST,
  OLDEST,
  LONGEST,
  SHORTEST,
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
  ASIDE_HELP,
  ASIDE_STILL,
  ASIDE_UNKNOWN,
  ASIDE_TRY,
  ASIDE_EXPORT,
  OF_NEWER,
  NAME,
  SET_UP,
  SET_UP_HINT,
  STONES,
  ERASE,
  FIRST_TO_MOVE,
  REMOVE_STONES,
  FROM_GAME,
  BACK,
  PLAY_FROM_HERE,
  ANNOTATED,
  /** The name of an analysis, with that of its game. */
  ANALYSIS_OF,
  /** That a game has an analysis. */
  ANALYSED,
  /** The number of players of a game. */
  NUMBER_OF_PLAYERS,
  /** The number of games. */
  NUMBER_OF_GAMES,
  /** The range of games on the page of the list, and the number of games found. */
  RANGE,
  NUMBER_OF_MOVES,
  /** The name of the button beside a game that deletes it. */
  DELETE,
  /** The number of games read from a file, and the estimated number of all. */
  IMPORTING,
  IMPORTED,
  /** The heading of the games that could not be read. */
  ASIDE,
  /** The number of games of a file that were too many. */
  LEFT_OUT,
  /** The label of the field for a player's name. */
  NAME_OF,
  /** That the browser has promised not to delete the games. */
  STAYS,
  /** That it has not. */
  MAY_GO,
  /** The button by which a person asks it to. */
  MAKE_STAY,
  /** That it has not promised it though it was asked. */
  STAY_REFUSED,
  /** The room in millions of bytes. */
  ROOM_USED,
  /** That the browser deletes the games if nobody comes. */
  DELETES_SOON,
  /** The button that saves all games as a file. */
  SAVE_COPY,
  /** The button that saves all games in another file than before. */
  EXPORT_ELSEWHERE;

  @Override
  public String key() {
    return "LibraryKey." + name();
  }
}
