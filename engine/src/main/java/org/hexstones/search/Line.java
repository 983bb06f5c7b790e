package org.hexstones.search;

import java.util.List;

/**
 * A search's result for one move.
 *
 * @param moves the move and the best line found after it
 * @param visits the number of iterations through the move
 * @param value the mean reward of the player who makes the move, 0 to 1
 * @param winChances by player: the fraction of these iterations that the player won
 * @param provenWinner the player who wins after the move whatever the others do, or {@link
 *     org.hexstones.game.Position#NONE} if this is not proven
 */
public record Line(
    List<Integer> moves, int visits, double value, List<Double> winChances, int provenWinner) {
  public Line {
    moves = List.copyOf(moves);
    winChances = List.copyOf(winChances);
  }

  public int move() {
    return moves.get(0);
  }
}
