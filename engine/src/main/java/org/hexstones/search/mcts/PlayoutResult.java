package org.hexstones.search.mcts;

import org.hexstones.game.Playouts;

/** The result of one simulation: a reward for each player, and the final board. */
final class PlayoutResult {
  /** By player: the reward of the game. */
  final float[] rewards;

  /** By cell: its colour at the end of the game, as in {@link Playouts#colours}. */
  int[] colours = new int[0];

  PlayoutResult(int players) {
    rewards = new float[players];
  }

  /** Sets the rewards for a proven winner without a playout, and returns the winner. */
  int decide(int winner) {
    for (int player = 0; player < rewards.length; player++) {
      rewards[player] = player == winner ? 1 : 0;
    }
    return winner;
  }

  /**
   * Sets the rewards of two players to their evaluated chances, and returns the player with the
   * better one.
   *
   * @param chance that of player 0
   */
  int estimate(float chance) {
    rewards[0] = chance;
    rewards[1] = 1 - chance;
    return chance >= 0.5 ? 0 : 1;
  }

  /** Gives the evaluated chance of player 0 a share in the rewards of a playout of two players. */
  void mix(float chance, float share) {
    rewards[0] = (float) (rewards[0] + share * ((double) chance - rewards[0]));
    rewards[1] = 1 - rewards[0];
  }

  /**
   * Reads the rewards of a playout, and returns the winner: the best among the players who stay.
   */
  int take(TrackedGame game, Playouts playouts) {
    int winner = reward(game, playouts);
    colours = playouts.colours();
    return winner;
  }

  private int reward(TrackedGame game, Playouts playouts) {
    if (rewards.length == 2 && game.stays(0) && game.stays(1)) {
      rewards[0] = (float) playouts.reward(0);
      rewards[1] = 1 - rewards[0];
      return rewards[1] >= rewards[0] ? 1 : 0;
    }
    int winner = -1;
    for (int player = 0; player < rewards.length; player++) {
      rewards[player] = (float) playouts.reward(player);
      if (game.stays(player) && (winner < 0 || rewards[player] >= rewards[winner])) {
        winner = player;
      }
    }
    return winner;
  }
}
