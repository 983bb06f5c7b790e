package org.hexstones.game;

import java.util.Arrays;

/**
 * Random games in rounds: one is played, and then each of the others is the one before with the
 * colours of its stones exchanged in a ring, so that every colour once gets what chance gave to one
 * of them. Their mean is far steadier than that of as many games with nothing to do with each other
 * (antithetic variates: Hammersley and Morton, "A new Monte Carlo technique", 1956), and each
 * further game costs less than the first.
 */
public final class ExchangedPlayouts implements Playouts {
  /** Random games that can be ended in another way. */
  public interface Exchange extends Playouts {
    /**
     * Ends the last random game anew, the colours of the stones that chance placed exchanged in a
     * ring. Where one colour has more of them to place than another, some stay as they are.
     */
    void exchange(Rng rng);
  }

  private final Exchange playouts;
  private final int players;
  private final int games;

  /** By game and cell, the colour when it ended; by game and player, what it was worth. */
  private final byte[][] colours;

  private final float[][] rewards;
  private final float[][] worth;
  private boolean worthKnown;

  /**
   * @param playouts the games themselves
   * @param position the position they begin from
   */
  public ExchangedPlayouts(Exchange playouts, Position position) {
    this.playouts = playouts;
    players = position.setup().players();
    games = players;
    colours = new byte[games][position.board().size()];
    rewards = new float[games][players];
    worth = new float[players][Moves.komi(Moves.MAX_TWICE_KOMI)];
  }

  @Override
  public void run(Rng rng) {
    playouts.run(rng);
    take(0);
    for (int game = 1; game < games; game++) {
      playouts.exchange(rng);
      take(game);
    }
    worthKnown = false;
  }

  private void take(int game) {
    byte[] into = colours[game];
    for (int cell = 0; cell < into.length; cell++) {
      into[cell] = (byte) playouts.colourAt(cell);
    }
    for (int player = 0; player < players; player++) {
      rewards[game][player] = (float) playouts.reward(player);
    }
  }

  /** {@inheritDoc} The mean of all games of the round. */
  @Override
  public double reward(int player) {
    double sum = 0;
    for (int game = 0; game < games; game++) {
      sum += rewards[game][player];
    }
    return sum / games;
  }

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
      for (int i = 0; i < players; i++) {
        findWorth(i);
      }
    }
    return worth[player];
  }

  private void findWorth(int player) {
    float[] into = worth[player];
    int size = colours[0].length;
    for (int colour = 0; colour < players; colour++) {
      int from = Moves.place(colour, 0);
      Arrays.fill(into, from, from + size, Float.NaN);
    }
    for (int cell = 0; cell < size; cell++) {
      for (int game = 0; game < games; game++) {
        int colour = colours[game][cell];
        if (colour >= 0) {
          int move = Moves.place(colour, cell);
          into[move] = Float.isNaN(into[move]) ? rewards[game][player] : mean(cell, colour, player);
        }
      }
    }
  }

  private float mean(int cell, int colour, int player) {
    float sum = 0;
    int count = 0;
    for (int game = 0; game < games; game++) {
      if (colours[game][cell] == colour) {
        sum += rewards[game][player];
        count++;
      }
    }
    return sum / count;
  }
}
