package org.hexstones.omega.reasons;

import org.hexstones.omega.StoneEffect;

/** A fact about a stone of a turn of OMEGA that the rules make exact. */
public sealed interface TurnFact {
  /** The cell of the stone, which was free before it. */
  int cell();

  /** What a stone on this cell does to the score of its colour. */
  StoneEffect effect();

  /** The stone does this. */
  record Placed(int cell, StoneEffect effect) implements TurnFact {}

  /**
   * The stone has another colour than the effect: it prevents that a stone of that colour joins
   * groups here so that its score becomes smaller.
   */
  record Prevents(int cell, StoneEffect effect) implements TurnFact {}

  /**
   * In the game, a stone of the player {@code by} did this before the mover's next turn, and made
   * the score of the mover's colour smaller. After the better turn a stone there could not: the
   * cell is taken, or, with two players, the score would not become smaller.
   */
  record Avoids(int cell, StoneEffect effect, int by) implements TurnFact {}
}
