package org.hexstones.search.mcts;

import org.hexstones.game.Playouts;

/** The result of one simulation: a reward for each player, and the final board. */
final class PlayoutResult {
  /** What the game was worth to each player. */
  final float[] rewards;

  /** By cell its colour when the game ended, as {@link Playouts#colours} has it. */
  int[] colours = new int[0];

  PlayoutResult(int players) {
    rewards = new float[players];
  }

  /** Takes over a game that was decided without being played, and answers who won. */
  int decide(int winner) {
    for (int player = 0; player < rewards.length; player++) {
      rewards[player] = player == winner ? 1 : 0;
    }
    return winner;
  }

  /** Takes over a random game, and answers who won it: the best rewarded of those who stay. */
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
