package org.hexstones.search;

import java.util.List;

/**
 * What a search thinks of one move.
 *
 * @param moves the move and the best play found after it
 * @param visits how many iterations went through the move
 * @param value what the move is worth to its mover, 0 to 1: the mean reward
 * @param winChances for each player, the share of those iterations that the player won
 * @param provenWinner who wins after the move whatever others do, or {@link
 *     org.hexstones.game.Position#NONE} where that is not proven
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
