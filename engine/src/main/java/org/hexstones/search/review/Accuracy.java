package org.hexstones.search.review;

import org.hexstones.game.Setup;

/**
 * The accuracy of a player's turns, from 0 to 100. It compares what the player lost with what
 * random play loses where as much is at stake. So 0 is random play, and 100 the best play that a
 * review can tell, on a board of any size.
 */
public final class Accuracy {
  /** One turn counts for at most this loss, so that it does not outweigh all others. */
  private static final double MOST = 0.2;

  /** The share of random play's losses that a review finds in the best play too, by its errors. */
  private static final double ERROR = 0.17;

  private static final int ONE = 100;

  private final double randomLoss;
  private double lost;
  private double stakes;

  /** No turns yet. */
  public Accuracy(Setup setup) {
    randomLoss = setup.game().searchSupport(setup).randomLoss();
    // As if an even turn without a loss came first, so that few turns make no extreme accuracy.
    stakes = stake(ONE / 2, setup.board().size());
  }

  /**
   * Adds a turn of the player.
   *
   * @param free the number of free cells before it
   * @param chance the player's chance before it, in hundredths
   * @param loss what the player lost by it, in hundredths
   */
  public void add(int free, int chance, int loss) {
    stakes += stake(chance, free);
    lost += Math.min(MOST, 1.0 * loss / ONE);
  }

  /**
   * What is at stake in a turn: the standard deviation of a result with this chance, for one of the
   * steps by which the free cells decide it.
   */
  private static double stake(int chance, int free) {
    return Math.sqrt(1.0 * chance * (ONE - chance) / Math.max(1, free)) / ONE;
  }

  /** What the player lost so far, as a multiple of what was at stake. */
  public double relativeLoss() {
    return lost / stakes;
  }

  /** The accuracy of all turns so far; 100 without any. */
  public int hundredths() {
    double accuracy = (1 - relativeLoss() / randomLoss) / (1 - ERROR);
    return (int) Math.floor(ONE * Math.max(0, Math.min(1, accuracy)) + 0.5);
  }
}
