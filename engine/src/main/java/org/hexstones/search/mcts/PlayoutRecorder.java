package org.hexstones.search.mcts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.search.PlayoutStatistics;

/** Adds up the playouts from the root's position, for analysis. */
final class PlayoutRecorder {
  /** With fewer games the values would be mostly chance. */
  private static final int FEWEST = 16;

  private final int players;
  private final int colours;
  private final int cells;
  private final int[] times = new int[Moves.PLACEMENTS];
  private final double[] rewards = new double[Moves.PLACEMENTS];
  private final double[] logarithms;
  private int games;

  PlayoutRecorder(Position position) {
    players = position.setup().players();
    // A game has as many colours as players.
    colours = players;
    cells = position.board().size();
    logarithms = new double[players];
  }

  /** Removes the statistics of the previous position. */
  void clear() {
    Arrays.fill(times, 0);
    Arrays.fill(rewards, 0);
    Arrays.fill(logarithms, 0);
    games = 0;
  }

  /** Adds the last playout. */
  void take(Playouts playouts, double reward) {
    games++;
    if (playouts.hasScores()) {
      for (int player = 0; player < players; player++) {
        logarithms[player] += Math.log(playouts.score(player));
      }
    }
    for (int cell = 0; cell < cells; cell++) {
      int colour = playouts.colourAt(cell);
      if (colour >= 0) {
        int stone = Moves.place(colour, cell);
        times[stone]++;
        rewards[stone] += reward;
      }
    }
  }

  PlayoutStatistics playoutStatistics(Tree tree, Position position, boolean scores) {
    List<Double> expected = new ArrayList<>();
    for (int player = 0; scores && games > 0 && player < players; player++) {
      expected.add(Math.exp(logarithms[player] / games));
    }
    List<List<Double>> heat = new ArrayList<>();
    for (int colour = 0; colour < colours; colour++) {
      List<Double> ofColour = new ArrayList<>();
      for (int cell = 0; cell < cells; cell++) {
        boolean free = position.stoneAt(cell) == Position.NONE;
        ofColour.add(free ? heat(tree, Moves.place(colour, cell)) : PlayoutStatistics.UNKNOWN);
      }
      heat.add(ofColour);
    }
    return new PlayoutStatistics(games, expected, heat);
  }

  private double heat(Tree tree, int stone) {
    int child = tree.child(0, stone);
    if (child != 0 && tree.provenWinner[child] != Tree.OPEN) {
      return tree.provenWinner[child] == tree.mover[0] + 1 ? 1 : 0;
    }
    if (times[stone] < FEWEST) {
      return PlayoutStatistics.UNKNOWN;
    }
    double rave = rewards[stone] / times[stone];
    int visits = child == 0 ? 0 : tree.visits[child];
    return visits == 0
        ? rave
        : tree.mean(child) + tree.weights.rave(visits) * (rave - tree.mean(child));
  }
}
