package org.hexstones.probe;

import org.hexstones.game.Play;
import org.hexstones.game.Playouts;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.MctsPlayer;

/** Work to be timed: a number of random games or of iterations of a search. */
final class Speed {
  /** The plies before a search begins: after the pie and the komi, with stones on the board. */
  private static final int OPENING = 4;

  private Speed() {}

  static String playouts(Setup setup, int count, int seed) {
    Rng rng = new Rng(seed);
    Playouts playouts = setup.game().searchSupport(setup).playouts(setup.position());
    double rewards = 0;
    for (int i = 0; i < count; i++) {
      playouts.run(rng);
      rewards += playouts.reward(0);
    }
    return String.valueOf((int) (rewards / count * 1e6));
  }

  static String search(Setup setup, int count, int seed) {
    Rng rng = new Rng(seed);
    Play play = Play.begin(setup);
    int[] moves = new int[play.position().maxLegalMoves()];
    while (play.size() < OPENING && !play.isOver()) {
      play.play(moves[rng.below(play.position().legalMoves(moves))]);
    }
    if (play.isOver()) {
      return "0";
    }
    Search search = MctsPlayer.STANDARD.search(play, seed);
    search.run(count);
    return String.valueOf(search.report(1).iterations());
  }
}
