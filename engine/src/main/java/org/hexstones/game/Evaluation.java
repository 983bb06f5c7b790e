package org.hexstones.game;

/**
 * A static evaluation of a position of two players: an estimate without chance, and sometimes a
 * proof.
 */
public interface Evaluation {
  /**
   * Evaluates the present position. Returns false if it has no evaluation here, because a choice
   * other than a stone is still to be made or the game is over; then the results are invalid.
   */
  boolean evaluate();

  /**
   * The player who wins whatever the opponent does and whoever moves, or {@link Position#NONE} if
   * that is not proven.
   */
  int provenWinner();

  /**
   * The estimated chance of a player to win, from 0 to 1. The chances of both players add up to 1.
   */
  double chance(int player);
}
