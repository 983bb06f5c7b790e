package org.hexstones.search.review;

/**
 * How much of the chance to win a turn lost for good: its loss without what the player had again
 * later, by an opponent's mistake. The turns of a game are asked for from the last to the first.
 */
public final class LastingLoss {
  /** By player: the best chance before any later turn. */
  private final double[] regained;

  public LastingLoss(int players) {
    regained = new double[players];
  }

  /**
   * The lasting loss of the next earlier turn.
   *
   * @param before the player's chance before the turn
   * @param loss what it lost
   * @return at most the loss of the turn; below 0 if the player stood better later
   */
  public double of(int player, double before, double loss) {
    double lost = Math.min(loss, before - regained[player]);
    regained[player] = Math.max(regained[player], before);
    return lost;
  }
}
