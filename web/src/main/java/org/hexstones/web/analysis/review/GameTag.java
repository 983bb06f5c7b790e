package org.hexstones.web.analysis.review;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.analysis.review.ReviewedGame.Turn;
import org.jspecify.annotations.Nullable;

/**
 * What is remarkable about the course of a reviewed game. It follows from the numbers of the review
 * alone, and only a finished game whose turns are all reviewed has tags.
 *
 * @param player whose chance it is
 * @param turn the number of the turn, from 1
 * @param chance the player's chance before that turn, in hundredths
 */
record GameTag(Kind kind, int player, int turn, int chance) {
  /** The kinds of tags; a game has at most one of each. */
  enum Kind {
    /** Before two turns in a row the winner stood at {@link #LOW} or less. */
    COMEBACK,
    /** A player who did not win stood at {@link #WON} or more, and gave half away in a turn. */
    MISSED_WIN,
    /** From a turn in the first half on, the winner stood at {@link #AHEAD} or more. */
    DECIDED_EARLY
  }

  static final int LOW = 15;
  static final int WON = 95;
  static final int AHEAD = 90;

  private static final int HALF = 50;

  /** A shorter game is not decided early. */
  private static final int FEWEST_TURNS = 8;

  /**
   * The tags of a game.
   *
   * @param moves the number of moves of its main line
   */
  static List<GameTag> of(ReviewedGame game, int moves) {
    List<Turn> turns = game.turns();
    int count = turns.size();
    boolean isWhole =
        count > 0 && turns.get(count - 1).number() == count && turns.get(count - 1).end() == moves;
    List<GameTag> tags = new ArrayList<>();
    if (isWhole && game.winner() >= 0) {
      add(tags, comeback(turns, game.winner()));
      add(tags, missedWin(turns, game.winner()));
      add(tags, decidedEarly(turns, game.winner()));
    }
    return tags;
  }

  private static void add(List<GameTag> tags, @Nullable GameTag tag) {
    if (tag != null) {
      tags.add(tag);
    }
  }

  private static @Nullable GameTag comeback(List<Turn> turns, int winner) {
    GameTag found = null;
    int least = LOW + 1;
    for (int i = 1; i < turns.size(); i++) {
      int chance = turns.get(i - 1).chances().get(winner);
      int most = Math.max(chance, turns.get(i).chances().get(winner));
      if (most < least) {
        least = most;
        found = new GameTag(Kind.COMEBACK, winner, i, chance);
      }
    }
    return found;
  }

  private static @Nullable GameTag missedWin(List<Turn> turns, int winner) {
    GameTag found = null;
    for (Turn turn : turns) {
      int chance = turn.chances().get(turn.player());
      if (turn.player() != winner && chance >= WON && turn.loss() >= HALF) {
        found = new GameTag(Kind.MISSED_WIN, turn.player(), turn.number(), chance);
      }
    }
    return found;
  }

  private static @Nullable GameTag decidedEarly(List<Turn> turns, int winner) {
    int from = turns.size();
    while (from > 0 && turns.get(from - 1).chances().get(winner) >= AHEAD) {
      from--;
    }
    // The turn at this index is the first one from which on the winner was that far ahead.
    boolean isEarly = turns.size() >= FEWEST_TURNS && 2 * (from + 1) <= turns.size();
    return isEarly
        ? new GameTag(Kind.DECIDED_EARLY, winner, from + 1, turns.get(from).chances().get(winner))
        : null;
  }
}
