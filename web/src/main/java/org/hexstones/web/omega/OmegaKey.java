package org.hexstones.web.omega;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the texts of OMEGA. */
enum OmegaKey implements MessageKey {
  ABOUT,
  /** The aim beside the board. */
  AIM,
  PIE_RULE,
  PIE_HINT,
  /** The text for a turn of stones in place of a swap. */
  OR_PLACE,
  /** The label of a colour's score. */
  SCORE,
  NO_STONES,
  /** How many groups are single stones. */
  SINGLES,
  /** The same after the sizes of the other groups. */
  AND_SINGLES,
  /** Why somebody won whose score another has too. */
  TIE,
  WIN_BY_ONE,
  /** To win where equal scores are enough. */
  WIN_OR_TIE,
  /** Why the game has ended: the number of free cells is too small. */
  NO_ROUND,
  /** The same where no cell is free. */
  FULL,
  /** The number of rounds up to the end, with the present one. */
  ROUNDS,
  LAST_ROUND,
  ROUNDS_LEFT,
  /** The heading of the table of effects. */
  CANDIDATES,
  /** The effect of a stone in a sentence. */
  EFFECT,
  /** A stone of the player's own colour that begins a group. */
  BEGINS,
  /** A stone of another player's colour that touches none of its groups. */
  BEGINS_OTHER,
  /** A stone that touches none of its colour, where it had to. */
  APART,
  /** A stone that enlarges a group by one: the group's new size, and the products. */
  GROWS,
  /** A stone that joins groups of two and three, which changes nothing. */
  JOINS_SAME,
  /** A stone that joins groups. */
  JOINS_GROUPS,
  /** A stone that joins the colour's largest groups. */
  JOINS_LARGEST,
  /** A stone in the place where a stone of another colour would join groups at a loss. */
  PREVENTS,
  /** What another player did in the game and cannot do after a better turn. */
  AVOIDS,
  /** The same beside the turn of the game. */
  THEN_JOINED,
  /** What a better turn would have done. */
  INSTEAD,
  /** What a player loses by, to that player. */
  HABIT_GIVEN,
  HABIT_JOINED,
  HABIT_LARGE,
  HABIT_SINGLES,
  /** The reasons of a result: sizes of groups. */
  WHY_ALL_ONE,
  WHY_MOST_ONE,
  WHY_SINGLES,
  /** What the stones of a colour multiplied its score by: its player's own, and those of others. */
  WHY_OWN,
  WHY_OTHER,
  WHY_OTHERS,
  /** Stones onto the largest group. */
  WHY_HEAPED,
  WHY_HEAPED_OTHER,
  /** Stones that began groups of another player's colour. */
  WHY_NEW,
  /** Stones that joined groups at a loss. */
  WHY_JOINED_OWN,
  WHY_JOINED_ONE,
  WHY_JOINED,
  JOINS,
  BECOMES,
  ON_CELLS,
  /** The text for a stone that joins no groups. */
  ALONE;

  @Override
  public String key() {
    return "OmegaKey." + name();
  }
}
