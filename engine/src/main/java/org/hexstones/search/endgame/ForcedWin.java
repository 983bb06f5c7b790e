package org.hexstones.search.endgame;

import org.hexstones.game.Endgame;

/**
 * Finds whether a player can force a win, whatever all others do. The caller runs it in steps.
 * Until an answer is known, the endgame is in another state than at the start.
 */
abstract class ForcedWin {
  /** The player who was asked last. */
  int player;

  boolean running;
  boolean result;
  int nodes;

  static ForcedWin of(Endgame endgame) {
    return endgame.isMonotone() ? new ProofNumberSearch(endgame) : new DepthFirstSearch(endgame);
  }

  /** Starts the search for a player at the endgame's present state. Earlier proofs are kept. */
  abstract void ask(int whom);

  /** Makes one step, of a few microseconds. The last one sets the result. */
  abstract void step();

  /**
   * Gives up the present question: the endgame is again in the state that was asked about.
   *
   * @return whether the answer was found nevertheless
   */
  abstract boolean abandon();

  /**
   * Whether an earlier search has proven, for the player who was asked last, that the present state
   * has this answer.
   */
  abstract boolean knows(boolean answer);

  /**
   * Makes this number of steps.
   *
   * @return whether the answer is still open
   */
  final boolean run(int steps) {
    for (int left = steps; running && left > 0; left--) {
      step();
    }
    return running;
  }

  /** The answer, after {@link #run} has returned false. */
  final boolean result() {
    return result;
  }

  /** The number of positions that were searched. */
  final int nodes() {
    return nodes;
  }
}
