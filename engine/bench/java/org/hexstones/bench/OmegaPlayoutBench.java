package org.hexstones.bench;

import org.hexstones.game.Game;
import org.hexstones.game.Options;
import org.hexstones.game.Playouts;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.omega.OmegaGame;
import org.hexstones.parse.Words;

/**
 * Random games of OMEGA from an empty regular hexagon, a second on one core; {@code bench/run} runs
 * it beside the same work in C.
 *
 * <p>Arguments: rounds, seconds a round, players, then sides. It warms up, then answers a line
 * {@code go SIDE} on its standard input with a line of playouts a second, so that rounds of the two
 * programs can alternate while both keep warm.
 */
public final class OmegaPlayoutBench {
  private OmegaPlayoutBench() {}

  public static void main(String[] args) {
    double seconds = Double.parseDouble(args[0]);
    int players = Integer.parseInt(args[1]);
    for (int round = 0; round < 3; round++) {
      for (int i = 2; i < args.length; i++) {
        Playouts playouts = playouts(Integer.parseInt(args[i]), players);
        System.err.printf("%s %.0f%n", args[i], measure(playouts, seconds));
      }
    }
  }

  private static Playouts playouts(int side, int players) {
    Game game = OmegaGame.OMEGA;
    Options options = Options.parse(Words.words("players=" + players)).orThrow();
    Setup setup = game.setup("omega", "hexhex:" + side, options).orThrow();
    return game.searchKit(setup).playouts(setup.position());
  }

  private static double measure(Playouts playouts, double seconds) {
    Rng rng = new Rng(1);
    long begin = System.nanoTime();
    long done = 0;
    double wins = 0;
    double elapsed;
    do {
      for (int i = 0; i < 1000; i++) {
        playouts.run(rng);
        wins += playouts.reward(0);
      }
      done += 1000;
      elapsed = (System.nanoTime() - begin) * 1e-9;
    } while (elapsed < seconds);
    System.err.printf("%.4f ", wins / done);
    return done / elapsed;
  }
}
