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
}
