package org.hexstones.omega;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;

/**
 * The result of two games between two players, who exchanged colours for the second: each player's
 * scores are summed, and the larger sum wins.
 *
 * @param sums by player: first the one who had white in the first game
 */
public record Tournament(List<BigInteger> sums) {
  public Tournament {
    sums = List.copyOf(sums);
  }

  /**
   * The result of two games, both played to their end by the rules, or why there is none. A game
   * that a player left has no final score and is none of these.
   */
  public static Parsed<Tournament> of(OmegaPosition firstGame, OmegaPosition secondGame) {
    OmegaSetup setup = firstGame.setup();
    if (!setup.equals(secondGame.setup()) || !setup.hasTournament()) {
      return Parsed.refused(OmegaProblem.TOURNAMENT_SETUP);
    }
    if (!firstGame.isOver() || !secondGame.isOver()) {
      return Parsed.refused(OmegaProblem.TOURNAMENT_UNFINISHED);
    }
    List<BigInteger> sums = new ArrayList<>();
    for (int colour = 0; colour < 2; colour++) {
      sums.add(firstGame.score(colour).add(secondGame.score(1 - colour)));
    }
    return Parsed.ok(new Tournament(sums));
  }

  /** The player with the larger sum, or {@link Position#NONE} where the sums are equal: a tie. */
  public int winner() {
    int difference = sums.get(0).compareTo(sums.get(1));
    return difference == 0 ? Position.NONE : difference > 0 ? 0 : 1;
  }
}
