package org.hexstones.web.i18n;

/** The keys of the texts about playing a game. */
public enum PlayKey implements MessageKey {
  LEARN,
  HOME,
  MORE,
  NOT_LOADED,
  NOT_FOUND,
  FRAMED,
  LEAVE_LESSON,
  HINT_SOUGHT,
  NEXT_STEP,
  NEXT_LESSON,
  LESSONS,
  TO_THE_GAME,
  CLOCK,
  CLOCK_NONE,
  CLOCK_MOVE,
  CLOCK_FISCHER,
  CLOCK_TURN,
  CLOCK_GAME,
  CLOCK_INCREMENT,
  PAUSE,
  GO_ON,
  PAUSED,
  STEP,
  PACE,
  PACE_SLOW,
  PACE_MEDIUM,
  PACE_FAST,
  SOUND,
  VIBRATION,
  FULL_SCREEN,
  TOURNAMENT,
  TOURNAMENT_HINT,
  TOURNAMENT_LEFT,
  DRAW_BOARD,
  BRUSH,
  BRUSH_CELL,
  BRUSH_STAR,
  BRUSH_NOTHING,
  /** The content of a place in the board editor that is no cell of the board. */
  NO_CELL,
  SYMMETRY,
  SYMMETRY_NONE,
  SYMMETRY_MIRROR,
  SYMMETRY_HALVES,
  SYMMETRY_THIRDS,
  SYMMETRY_SIXTHS,
  SYMMETRY_ALL,
  PRESETS,
  CANVAS,
  FILL,
  REMOVE_CELLS,
  STAR_RIM,
  BOARD_NAME,
  SAVE_BOARD,
  COPY_BOARD,
  USE_BOARD,
  PLAYED_ON,
  DAILY_PUZZLE,
  /** The daily puzzle, and how many days in a row it was solved. */
  DAILY_IN_A_ROW,
  /** The daily puzzle of a day of the week. */
  DAILY_ON,
  /** The days of the week from Monday on, with commas between them. */
  WEEKDAYS,
  LEAVE_PUZZLE,
  MADE_PUZZLE,
  CHECKING,
  CHECK_HOLDS,
  CHECK_FAILS,
  CHECK_OPEN,
  /** The winner, and the stones with which that player answers a try. */
  REFUTED,
  WINS_TOO,
  /** How far a colour is ahead at the end of best play after a try. */
  ENDS_AHEAD,
  ENDS_BEHIND,
  LINE_ON,
  LINE_BACK,
  SEND_RESULT,
  RESULT_FIRST_TRY,
  RESULT_SOLVED,
  RESULT_IN_A_ROW,
  SOLVED,
  PLAY_FROM,
  TO_RESULT,
  THINKS,
  THINKS_AT_ONCE,
  THINKS_USUAL,
  THINKS_LONG,
  THINKS_AS_PERSON,
  AHEAD,
  AHEAD_HINT,
  AHEAD_WAITS,
  SPOKEN_FIRST,
  SPOKEN_TURN,
  SPOKEN_STONES,
  SPOKEN_SCORES,
  EVEN,
  PONDER,
  PONDER_HINT,
  /** The label of the choice of a player's level. */
  LEVEL_OF,
  /** No turn decided a finished game. */
  NO_TURN,
  /** The same, but there are turns that lost much. */
  MANY_TURNS,
  /** A better turn for the one that decided a game: the stones, separated by commas. */
  BETTER,
  /** The hint: the stones, separated by commas. */
  HINT_IS,
  /** How many hints the person took in a game. */
  HINTS_TAKEN,
  /** How many games a person has won at a level, and how many were played. */
  LEVEL_RECORD,
  FIRST_WIN,
  /** That the computer is sure which colour wins. */
  CERTAIN,
  /** A stone that the search advises to place. */
  ADVISED,
  /** That the computer has swapped with the only person here, who has that colour now. */
  COMPUTER_SWAPPED,
  /** That a player has swapped with another one, who has that colour now. */
  HAS_SWAPPED,
  SECONDS,
  /** The colour that a search finds ahead. */
  IS_AHEAD,
  /** How many seconds a search will still take. */
  SECONDS_LEFT,
  MINUTES,
  /** The player who chooses next. */
  CHOOSES,
  /** The numbers of cells and stars of a drawn board. */
  DRAWN,
  /** The number of a puzzle, and the number of all puzzles. */
  PUZZLE_OF,
  WORKSHEET,
  /** The number of successive days on which the puzzle of the day was solved. */
  STREAK,
  /** The button with the number of puzzles and positions that are asked again today. */
  PUZZLES_AGAIN,
  /** The number of a lesson's step, and the number of all its steps. */
  STEP_OF;

  @Override
  public String key() {
    return "PlayKey." + name();
  }
}
