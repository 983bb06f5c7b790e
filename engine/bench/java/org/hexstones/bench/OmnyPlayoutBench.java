package org.hexstones.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.Options;
import org.hexstones.game.Playouts;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.omny.OmnyGame;
import org.hexstones.parse.Words;

/**
 * Random games of OMNY from the start of a set-up, a second of processor time.
 *
 * <p>Arguments: the rounds, the seconds a round, and set-ups. The set-ups take turns; the first two
 * rounds warm up, and of the others the median is printed with player A's mean reward.
 */
public final class OmnyPlayoutBench {
  private static final int WARM_UP = 2;

  private OmnyPlayoutBench() {}

  public static void main(String[] args) {
    int rounds = Integer.parseInt(args[0]);
    double seconds = Double.parseDouble(args[1]);
    double[][] speeds = new double[args.length][rounds];
    double[] rewards = new double[args.length];
    for (int round = -WARM_UP; round < rounds; round++) {
      for (int i = 2; i < args.length; i++) {
        double speed = measure(playouts(args[i]), seconds, rewards, i);
        if (round >= 0) {
          speeds[i][round] = speed;
        }
      }
    }
    for (int i = 2; i < args.length; i++) {
      Arrays.sort(speeds[i]);
      System.out.printf("%s  %.0f/s  A %.3f%n", args[i], speeds[i][rounds / 2], rewards[i]);
    }
  }

  private static Playouts playouts(String text) {
    List<Words.Word> words = Words.words(text);
    Options options = Options.parse(words.subList(2, words.size())).orThrow();
    Setup setup = OmnyGame.OMNY.setup(words.get(0).text(), words.get(1).text(), options).orThrow();
    return OmnyGame.OMNY.searchKit(setup).playouts(setup.position());
  }

  private static double measure(Playouts playouts, double seconds, double[] rewards, int at) {
    Rng rng = new Rng(1);
    // Time on a core, not on the wall: other programs may be running.
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long begin = clock.getCurrentThreadCpuTime();
    int done = 0;
    double sum = 0;
    double elapsed;
    do {
      for (int i = 0; i < 1000; i++) {
        playouts.run(rng);
        sum += playouts.reward(0);
      }
      done += 1000;
      elapsed = (clock.getCurrentThreadCpuTime() - begin) * 1e-9;
    } while (elapsed < seconds);
    rewards[at] = sum / done;
    return done / elapsed;
  }
}
