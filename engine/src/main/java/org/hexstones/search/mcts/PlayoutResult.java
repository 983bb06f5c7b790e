package org.hexstones.search.mcts;

import org.hexstones.game.Evaluation;
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

  /** Sets the rewards to the chances of an evaluation, and returns the player with the best one. */
  int estimate(Evaluation evaluation) {
    int best = 0;
    for (int player = 0; player < rewards.length; player++) {
      rewards[player] = (float) evaluation.chance(player);
      best = rewards[player] > rewards[best] ? player : best;
    }
    return best;
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
