package org.hexstones.tools.baseline;

import org.hexstones.game.Moves;
import org.hexstones.game.Playouts;

/** The result of one iteration: a reward for each player, and the moves that were made. */
final class Sample {
  /** By player: the reward of the game. */
  final float[] rewards;

  /** By move: 1 if its stone was on the board at the end of the game, else 0. */
  final float[] made = new float[Moves.komi(Moves.MAX_TWICE_KOMI)];

  /** By cell: the move of {@link #made}; of colour 0 if the cell stayed free. */
  private final int[] moves;

  Sample(int cells, int players) {
    moves = new int[cells];
    rewards = new float[players];
  }

  /** Sets the rewards for a proven winner without a random game, and returns the winner. */
  int decide(int winner) {
    for (int player = 0; player < rewards.length; player++) {
      rewards[player] = player == winner ? 1 : 0;
    }
    return winner;
  }

  /**
   * Reads the result of a random game, and returns the winner: the best among the players who stay.
   */
  int take(FollowedGame game) {
    Playouts playouts = game.playouts;
    int winner = -1;
    for (int player = 0; player < rewards.length; player++) {
      rewards[player] = (float) playouts.reward(player);
      if (game.stays(player) && (winner < 0 || rewards[player] >= rewards[winner])) {
        winner = player;
      }
    }
    for (int cell = 0; cell < moves.length; cell++) {
      made[moves[cell]] = 0;
      int colour = playouts.colourAt(cell);
      moves[cell] = Moves.place(Math.max(0, colour), cell);
      made[moves[cell]] = colour < 0 ? 0 : 1;
    }
    return winner;
  }
}
