package org.hexstones.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;

/**
 * The result of two games between two players, who exchange colours for the second. Each player's
 * scores are added, and the larger sum wins.
 *
 * @param sums by player; the first player had white in the first game
 */
public record Tournament(List<Product> sums) {
  public Tournament {
    sums = List.copyOf(sums);
  }

  /**
   * The result of two games. Both must have ended by the rules; otherwise the reason of the
   * refusal. A game that a player left has no final score and does not count.
   */
  public static Parsed<Tournament> of(OmegaPosition firstGame, OmegaPosition secondGame) {
    OmegaSetup setup = firstGame.setup();
    if (!setup.equals(secondGame.setup()) || !setup.hasTournament()) {
      return Parsed.refused(OmegaProblem.TOURNAMENT_SETUP);
    }
    if (!firstGame.isOver() || !secondGame.isOver()) {
      return Parsed.refused(OmegaProblem.TOURNAMENT_UNFINISHED);
    }
    List<Product> sums = new ArrayList<>();
    for (int colour = 0; colour < 2; colour++) {
      sums.add(firstGame.score(colour).plus(secondGame.score(1 - colour)));
    }
    return Parsed.ok(new Tournament(sums));
  }

  /** The player with the larger sum, or {@link Position#NONE} for a tie. */
  public int winner() {
    int difference = sums.get(0).compareTo(sums.get(1));
    return difference == 0 ? Position.NONE : difference > 0 ? 0 : 1;
  }
}
