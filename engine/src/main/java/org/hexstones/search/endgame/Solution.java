package org.hexstones.search.endgame;

import java.util.List;

/**
 * The proven result of a position.
 *
 * @param winner the player who wins whatever the others do, or {@link
 *     org.hexstones.game.Position#NONE} if none of three or more players can force a win
 * @param moves a line of best play from the position to the end; empty if nobody can force a win
 *     and there are too many states
 * @param leads by player: the lead over the best other player at the end of that line; empty if
 *     only the winner is proven
 */
public record Solution(int winner, List<Integer> moves, List<Double> leads) {
  public Solution {
    moves = List.copyOf(moves);
    leads = List.copyOf(leads);
  }
}
