package org.hexstones.search.endgame;

import org.hexstones.game.Endgame;

/**
 * Finds whether a player can force a win, whatever all others do. The caller runs it in steps.
 * Until an answer is known, the endgame is in another state than at the start.
 */
interface ForcedWin {
  static ForcedWin of(Endgame endgame) {
    return endgame.isMonotone() ? new ProofNumberSearch(endgame) : new DepthFirstSearch(endgame);
  }

  /** Starts the search for a player at the endgame's present state. Earlier proofs are kept. */
  void ask(int whom);

  /**
   * Makes this number of steps, of a few microseconds each.
   *
   * @return whether the answer is still open
   */
  boolean run(int steps);

  /** The answer, after {@link #run} has returned false. */
  boolean result();

  /**
   * Whether an earlier search has proven, for the player who was asked last, that the present state
   * has this answer.
   */
  boolean knows(boolean answer);

  /** The number of positions that were searched. */
  int nodes();
}
