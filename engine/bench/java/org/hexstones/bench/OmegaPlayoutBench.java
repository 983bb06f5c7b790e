package org.hexstones.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.hexstones.game.Game;
import org.hexstones.game.Options;
import org.hexstones.game.Playouts;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.omega.OmegaGame;
import org.hexstones.parse.Words;

/**
 * Random games of OMEGA from an empty regular hexagon, a second of processor time, the same work as
 * {@code omega_playout.c}.
 *
 * <p>Each line of standard input, {@code SIDE PLAYERS SECONDS}, is answered with a line like that
 * program's: playouts a second and white's mean reward. One process measures many times, so that
 * {@code bench/omega} can let the two programs take turns while this one stays warm.
 */
public final class OmegaPlayoutBench {
  private OmegaPlayoutBench() {}

  public static void main(String[] args) throws IOException {
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      List<Words.Word> words = Words.words(line);
      Playouts playouts = playouts(words.get(0).text(), words.get(1).text());
      measure(playouts, Double.parseDouble(words.get(2).text()));
    }
  }

  private static Playouts playouts(String side, String players) {
    Game game = OmegaGame.OMEGA;
    Options options = Options.parse(Words.words("players=" + players)).orThrow();
    Setup setup = game.setup("omega", "hexhex:" + side, options).orThrow();
    return game.searchKit(setup).playouts(setup.position());
  }

  private static void measure(Playouts playouts, double seconds) {
    Rng rng = new Rng(1);
    // Time on a core, not on the wall: other programs may be running.
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long begin = clock.getCurrentThreadCpuTime();
    int done = 0;
    double rewards = 0;
    double elapsed;
    do {
      for (int i = 0; i < 1000; i++) {
        playouts.run(rng);
        rewards += playouts.reward(0);
      }
      done += 1000;
      elapsed = (clock.getCurrentThreadCpuTime() - begin) * 1e-9;
    } while (elapsed < seconds);
    System.out.printf("%.0f %.4f%n", done / elapsed, rewards / done);
  }
}
