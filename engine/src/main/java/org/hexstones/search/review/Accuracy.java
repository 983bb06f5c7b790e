package org.hexstones.search.review;

import org.hexstones.game.Setup;

/**
 * The accuracy of a player's turns, from 0 to 100. It compares what the player lost with what
 * random play loses where as much is at stake. So 0 is random play, and 100 the best play that a
 * review can tell, on a board of any size. The result of the game does not matter.
 */
public final class Accuracy {
  /** One turn counts for at most this loss, so that it does not outweigh all others. */
  private static final double MOST = 0.25;

  /** The share of random play's losses that a review finds in the best play too, by its errors. */
  private static final double ERROR = 0.47;

  /**
   * What is supposed before the first turn: this loss where random play loses so much. Otherwise a
   * game of few open turns, which proves little, would have an extreme accuracy.
   */
  private static final double SUPPOSED_LOSS = 0.55;

  private static final double SUPPOSED_STAKES = 0.85;

  private static final int ONE = 100;

  private final double randomLoss;
  private double lost = SUPPOSED_LOSS;
  private double stakes = SUPPOSED_STAKES;

  /** No turns yet. */
  public Accuracy(Setup setup) {
    randomLoss = setup.game().searchSupport(setup).randomLoss();
  }

  /**
   * Adds a turn of the player.
   *
   * @param free the number of free cells before it
   * @param chance the player's chance before it, in hundredths
   * @param loss what the player lost by it, in hundredths
   */
  public void add(int free, int chance, int loss) {
    // Nobody can lose more than the chance, and in a game that is won most moves lose nothing.
    double open = 1.0 * chance * (ONE - chance) / (ONE * ONE);
    stakes += randomLoss * open / Math.sqrt(Math.max(1, free));
    lost += Math.min(MOST, 1.0 * loss / ONE);
  }

  /** The accuracy of all turns so far. */
  public int hundredths() {
    double accuracy = (1 - lost / stakes) / (1 - ERROR);
    return (int) Math.floor(ONE * Math.max(0, Math.min(1, accuracy)) + 0.5);
  }
}
