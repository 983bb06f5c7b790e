package org.hexstones.search.endgame;

import java.util.List;

/**
 * What is proved of a position.
 *
 * @param winner the player who wins whatever the others do, or {@link
 *     org.hexstones.game.Position#NONE} where, of three or more, nobody can force it
 * @param moves a line of best play from here to the end; empty where nobody can force a win and
 *     there is too much to go through
 * @param leads by player, the lead over the best of the others at the end of that line; empty where
 *     only the winner is proved
 */
public record Solution(int winner, List<Integer> moves, List<Double> leads) {
  public Solution {
    moves = List.copyOf(moves);
    leads = List.copyOf(leads);
  }
}
