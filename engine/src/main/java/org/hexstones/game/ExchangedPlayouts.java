package org.hexstones.game;

/**
 * Random games of two players in pairs: the second is the first with the colours of its stones
 * exchanged, so that each colour once gets what chance gave to one of them. Their mean is far
 * steadier than that of two games with nothing to do with each other (antithetic variates:
 * Hammersley and Morton, "A new Monte Carlo technique", 1956), and the second costs less than the
 * first.
 */
public final class ExchangedPlayouts implements Playouts {
  /** Random games that can be ended in another way. */
  public interface Exchange extends Playouts {
    /**
     * Ends the last random game anew, the colours of the stones that chance placed exchanged in a
     * ring. Where one colour has more of them to place than another, some stay as they are.
     */
    void exchange(Rng rng);

    /** By cell, the colour when the last game ended; no colour in play where it stayed free. */
    int[] colours();
  }

  private static final int COLOURS = 2;

  /** Where black stones begin among placements. */
  private static final int BLACK = Moves.place(1, 0);

  private final Exchange playouts;
  private final int size;
  private final int[] first;
  private final float[] rewards = new float[COLOURS];
  private final float[] otherRewards = new float[COLOURS];
  private final float[][] worth = new float[COLOURS][Moves.komi(Moves.MAX_TWICE_KOMI)];
  private boolean worthKnown;

  /**
   * @param playouts the games themselves
   * @param cells how many cells the board has
   */
  public ExchangedPlayouts(Exchange playouts, int cells) {
    this.playouts = playouts;
    size = cells;
    first = new int[cells];
  }

  @Override
  public void run(Rng rng) {
    playouts.run(rng);
    System.arraycopy(playouts.colours(), 0, first, 0, size);
    take(rewards);
    playouts.exchange(rng);
    take(otherRewards);
    worthKnown = false;
  }

  private void take(float[] into) {
    for (int player = 0; player < COLOURS; player++) {
      into[player] = (float) playouts.reward(player);
    }
  }

  /** {@inheritDoc} The mean of both games. */
  @Override
  public double reward(int player) {
    return mean(player);
  }

  private float mean(int player) {
    return (rewards[player] + otherRewards[player]) / 2;
  }

  /** {@inheritDoc} In the second game. */
  @Override
  public int colourAt(int cell) {
    return playouts.colourAt(cell);
  }

  /**
   * For every stone, what the games were worth to a player that had it in the end: their mean, and
   * not a number where there are none.
   *
   * @return by placement, and nothing that matters for other moves; overwritten by the next run
   */
  public float[] worth(int player) {
    if (!worthKnown) {
      worthKnown = true;
      findWorth(0);
      findWorth(1);
    }
    return worth[player];
  }

  private void findWorth(int player) {
    final int[] one = first;
    final int[] other = playouts.colours();
    final float[] into = worth[player];
    float reward = rewards[player];
    float otherReward = otherRewards[player];
    float both = mean(player);
    for (int cell = 0; cell < size; cell++) {
      int colour = one[cell];
      if (colour != other[cell]) {
        into[cell] = colour == 0 ? reward : otherReward;
        into[BLACK + cell] = colour == 0 ? otherReward : reward;
      } else {
        into[cell] = colour == 0 ? both : Float.NaN;
        into[BLACK + cell] = colour == 1 ? both : Float.NaN;
      }
    }
  }
}
