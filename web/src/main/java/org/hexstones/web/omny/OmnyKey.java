package org.hexstones.web.omny;

import org.hexstones.web.i18n.MessageKey;

/** The keys of OMNY's texts. */
enum OmnyKey implements MessageKey {
  ABOUT_OMNY,
  ABOUT_SUNDER,
  ABOUT_Y,
  ABOUT_GYRE,
  ABOUT_FREE_Y,
  AIM_SUNDER,
  AIM_Y,
  AIM_STARS,
  AIM_KOMI,
  AIM_MISERE,
  STARS,
  STARS_ALL,
  STARS_PERIMETER,
  STARS_CORNERS,
  STARS_PERIMETER_CENTRE,
  STARS_CORNERS_CENTRE,
  STARS_PERIMETER_TRIANGLE,
  STARS_CORNERS_TRIANGLE,
  STARS_LISTED,
  STAR_LIST,
  STAR_LIST_HINT,
  BALANCE,
  BALANCE_NONE,
  BALANCE_PIE,
  BALANCE_TWELVE,
  BALANCE_KOMI,
  BALANCE_KOMI_PIE,
  KOMI,
  KOMI_HINT,
  MISERE,
  MISERE_HINT,
  OR_PLACE,
  PIE_HINT,
  NOTHING_BREAKS,
  WINS,
  KOMI_OF,
  /**
   * What a colour's number is: the cells of its best group's worst cut, where every cell is a star;
   * and what happens at how many, {@link #WINS_AT} or {@link #LOSES_AT}.
   */
  WORST_CELLS,
  WORST_STARS,
  /** A short form of the score's label. */
  LARGEST_CELLS,
  LARGEST_STARS,
  /** So few win, or in misère lose. */
  FEWER_WINS,
  FEWER_LOSES,
  /** The sides of Y that a group has reached: for screen readers, and beside their number. */
  SIDES,
  OF_SIDES,
  WINS_AT,
  LOSES_AT,
  /** What the answer to a turn did. */
  THEN,
  /** What a player loses by, to that player. */
  HABIT_MISSED_ANSWER,
  HABIT_MISSED_WIN,
  HABIT_PAIRED,
  HABIT_TWO,
  INSTEAD,
  TAKEN_LATER,
  /** The reason why a game of Y has ended. */
  MADE_SIDES,
  /** The same of other games, where every cell is a star. */
  MADE_CELLS,
  MADE_STARS,
  CUTS,
  MISERE_LOST,
  /** The text for a colour without stones. */
  NO_GROUP,
  /** A colour's best group: its stones, the stars of its worst cut, and the limit. */
  BEST_GROUP,
  /** A list of {@link #BREAKER}. */
  BROKEN,
  /** A cell, and the number of stars in the worst cut with a stone there. */
  BREAKER,
  /** A stone that breaks a colour's worst cut: the stars before and after. */
  CUT_FALLS,
  CUT_STAYS,
  /** The last two cells of a list of choices. */
  ONE_OR_OTHER,
  /** A turn that makes a winning group: in Y, in other games, in misère. */
  TURN_JOINS_SIDES,
  TURN_WINS,
  TURN_LOSES,
  /** A stone that stops the other colour, and what a turn makes possible or leaves undone. */
  TURN_STOPS,
  TURN_MISSES_WIN,
  TURN_LEAVES,
  TURN_THREATENS,
  TURN_TWO,
  TURN_PAIRED,
  /** A stone that takes something from the other colour for good. */
  TURN_SHUTS_IN,
  TURN_SHUTS_IN_Y,
  TURN_CUTS_OFF,
  TURN_NEEDS,
  TURN_STILL_NEEDS,
  TURN_SIDES,
  TURN_CONNECTS,
  TURN_BRIDGE,
  TURN_BRIDGE_SIDE,
  /** The reasons of a result, each with the number of its turn. */
  WHY_MISSED_WIN,
  WHY_MISSED,
  WHY_TWO,
  WHY_DEFENCE,
  WHY_PAIRED,
  WHY_NEEDS,
  WHY_BLOCKS,
  WHY_SAFE,
  /** The same text for a cell that was named before. */
  LEAVES,
  /** How near a colour is to joining the sides of Y, and what its group lacks. */
  PROSPECTS_NEEDS,
  PROSPECTS_NEVER,
  PROSPECTS_STONES,
  PROSPECTS_MANY,
  PROSPECTS_GROUP,
  PROSPECTS_SIDE,
  PROSPECTS_CRITICAL,
  PROSPECTS_NO_CRITICAL,
  /** The cells on which one stone wins; and those that lower the worst cut most. */
  PROSPECTS_WINS,
  PROSPECTS_BEST,
  PROSPECTS_LEAVES,
  /** That a winning group has no cuts. */
  NO_CUT;

  @Override
  public String key() {
    return "OmnyKey." + name();
  }
}
