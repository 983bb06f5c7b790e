package org.hexstones.search.puct;

import org.hexstones.game.Moves;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;

/** What one iteration has found out: a reward for each player, and which moves were made. */
final class Sample {
  /** What the game was worth to each player. */
  final float[] rewards;

  /** For each move, 1 if its stone was there when the game ended, else 0. */
  final float[] made = new float[Moves.komi(Moves.MAX_TWICE_KOMI)];

  /** The cells that were free before, and how many. */
  private final int[] cells;

  private int open;

  /** For each of them, the move that {@link #made} speaks of; of colour 0 if it stayed free. */
  private final int[] moves;

  private final int[] colours;

  Sample(int cells, int players) {
    this.cells = new int[cells];
    moves = new int[cells];
    colours = new int[cells];
    rewards = new float[players];
  }

  /** What is asked from now on is how the cells are filled that are free in a position. */
  void settle(Position position) {
    for (int i = 0; i < open; i++) {
      made[moves[i]] = 0;
    }
    open = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        moves[open] = Moves.place(0, cell);
        cells[open++] = cell;
      }
    }
  }

  /** Takes over a game that was decided without being played, and answers who won. */
  int decide(int winner) {
    for (int player = 0; player < rewards.length; player++) {
      rewards[player] = player == winner ? 1 : 0;
    }
    return winner;
  }

  /** Takes over a random game, and answers who won it: the best rewarded of those who stay. */
  int take(FollowedGame game, Playouts playouts) {
    int winner = reward(game, playouts);
    // At once, and here nothing but arrays: where calls are dear, so is a call for each cell.
    playouts.colours(cells, open, colours);
    final int[] cellAt = cells;
    final int[] colourAt = colours;
    final int[] moveAt = moves;
    final float[] was = made;
    final int end = open;
    for (int i = 0; i < end; i++) {
      was[moveAt[i]] = 0;
      int colour = colourAt[i];
      int move = Moves.place(Math.max(0, colour), cellAt[i]);
      moveAt[i] = move;
      was[move] = colour < 0 ? 0 : 1;
    }
    return winner;
  }

  private int reward(FollowedGame game, Playouts playouts) {
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
