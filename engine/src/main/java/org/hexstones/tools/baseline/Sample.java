package org.hexstones.tools.baseline;

import org.hexstones.game.Moves;
import org.hexstones.game.Playouts;

/** What one iteration has found out: a reward for each player, and which moves were made. */
final class Sample {
  /** What the game was worth to each player. */
  final float[] rewards;

  /** For each move, 1 if its stone was there when the game ended, else 0. */
  final float[] made = new float[Moves.komi(Moves.MAX_TWICE_KOMI)];

  /** For each cell, the move that {@link #made} speaks of; of colour 0 if the cell stayed free. */
  private final int[] moves;

  Sample(int cells, int players) {
    moves = new int[cells];
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
