package org.hexstones.swell.ai;

import org.hexstones.game.Outcome;
import org.hexstones.game.Playouts;
import org.hexstones.game.Rng;
import org.hexstones.swell.SwellPosition;
import org.hexstones.swell.SwellSetup;

/** Random games on the position itself, which are taken back. */
final class SwellPlayouts implements Playouts {
  private final SwellPosition position;
  private final int[] colours;
  private final int[] legal;
  private final int[] largest = new int[SwellSetup.PLAYERS];
  private int winner;

  SwellPlayouts(SwellPosition position) {
    this.position = position;
    colours = new int[position.board().size()];
    legal = new int[position.maxLegalMoves()];
  }

  @Override
  public void run(Rng rng) {
    int begun = position.plies();
    while (!position.isOver()) {
      position.play(legal[rng.below(position.legalMoves(legal))]);
    }
    for (int cell = 0; cell < colours.length; cell++) {
      colours[cell] = position.stoneAt(cell);
    }
    largest[0] = position.largest(0);
    largest[1] = position.largest(1);
    Outcome outcome = position.outcome();
    winner = outcome == null ? SwellPosition.NONE : outcome.winner();
    while (position.plies() > begun) {
      position.undo();
    }
  }

  @Override
  public double reward(int player) {
    return player == winner ? 1 : 0;
  }

  @Override
  public boolean hasScores() {
    return true;
  }

  @Override
  public double score(int player) {
    return Math.max(1, largest[player]);
  }

  @Override
  public int colourAt(int cell) {
    return colours[cell];
  }

  @Override
  public int[] colours() {
    return colours;
  }
}
