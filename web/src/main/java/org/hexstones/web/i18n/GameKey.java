package org.hexstones.web.i18n;

/** The keys of the texts round a board that the first program shows too: it loads all of these. */
public enum GameKey implements MessageKey {
  ANALYSE,
  REVIEW,
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
  YOU_WON,
  PLAYER,
  /** The person who plays here, in place of a name. */
  YOU,
  YOUR_TURN,
  TO_MOVE,
  /** What the person does next, as the heading of a turn. */
  PLACE_STONE,
  /** Whose turn it is, the number of the next stone and the number of all stones of the turn. */
  STONE_OF,
  /** The stone that is placed next, its number and the number of all stones of the turn. */
  NEXT_STONE,
  THINKING,
  CELL_FREE,
  CELL_TAKEN,
  GROUP_OF,
  PLACED,
  /** A player and their colour. */
  HOLDS,
  SWAPPED,
  KOMI_NAMED,
  WINS,
  /** Two sentences in a sequence. */
  THEN,
  /** The beginning of a list and its next item. */
  LIST,
  /** The same of items that are lists. */
  CLAUSES,
  /** A text, and one in brackets behind it. */
  BESIDE,
  RESIGNED,
  FLAG_FELL,
  /** What a visitor sees: a game at its start. */
  GREETING,
  /** What a visitor sees: a game after so many moves. */
  GREETING_AT,
  /** A game and its aim, for somebody who has played none here. */
  INTRODUCTION,
  /** The offer to play a colour against the computer. */
  PLAY_SIDE,
  PLAY_AS,
  ONLY_WATCH,
  /** The button for another game against a stronger level. */
  HARDER,
  EASIER,
  /** The result of a game for the person, with the person's score and the other one. */
  YOU_WON_BY,
  /** The result of a game between persons, with the winner's score and the best other one. */
  WINS_BY,
  /** The same with equal scores, of which that of the later colour wins. */
  YOU_WON_TIE,
  WINS_TIE,
  YOU_LOST_TIE,
  /** The way to the turn that decided a finished game. */
  DECIDED,
  /** A player's remaining time. */
  TIME_OF,
  /** The number of a game in its tournament. */
  GAME_OF,
  TOURNAMENT_WON,
  /** Why a tournament has ended early, and who has won it. */
  LEFT_TOURNAMENT,
  /** The title while a player names a komi. */
  NAMES_KOMI,
  /** The title while a player chooses a side after a komi was named. */
  CHOOSES_SIDE,
  /** The computer with the name of its level. */
  COMPUTER,
  /** The number of a level, beside its name. */
  LEVEL_NUMBER,
  /** The mark of the winner's score. */
  WINNER,
  /** A problem and the position of its character, counted from 1. */
  AT_CHARACTER,
  /** The names of the levels, from the easiest to the strongest. */
  LEVELS,
  /** The places at the end, from the first. */
  PLACES;

  @Override
  public String key() {
    return "GameKey." + name();
  }
}
