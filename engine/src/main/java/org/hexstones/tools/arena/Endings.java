package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.search.endgame.Solver;
import org.jspecify.annotations.Nullable;

/** The command that measures the time of exact results, by the number of free cells. */
public final class Endings {
  private static final String USAGE =
      """
      usage: java -jar engine.jar endings [--OPTION VALUE]...
        --game SETUP   (the standard one)
        --from N       the fewest free cells (8)
        --to N         the most (16)
        --count N      endings of each, from random play (10)
        --seconds X    give up an ending after so long (60)
        --seed N       (1)""";

  private static final int STEPS = 1000;
  private static final double NANOS_PER_MILLI = 1e6;

  private Endings() {}

  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @return the exit status: 2 if the arguments are refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return Arguments.run(args, USAGE, err, arguments -> measure(arguments, out));
  }

  private static void measure(Arguments arguments, PrintStream out) {
    Setup setup = arguments.game();
    int from = arguments.whole("from", 8, 1, 400);
    int to = arguments.whole("to", 16, from, 400);
    int count = arguments.whole("count", 10, 1, 100_000);
    double seconds = arguments.number("seconds", 60, 0.001, 1e6);
    int seed = arguments.seed();
    arguments.refuseRest();
    out.println("| free cells | solved | positions, median | ms, median | ms, most |");
    out.println("|---|---|---|---|---|");
    for (int free = from; free <= to; free++) {
      row(setup, free, count, seconds, new Rng(seed), out);
    }
  }

  private static void row(
      Setup setup, int free, int count, double seconds, Rng rng, PrintStream out) {
    double[] millis = new double[count];
    double[] positions = new double[count];
    int solved = 0;
    for (int i = 0; i < count; i++) {
      Solver solver = endgame(setup, free, rng);
      if (solver == null) {
        return;
      }
      long begin = System.nanoTime();
      double spent = 0;
      while (!solver.knowsWinner() && spent < seconds * 1000) {
        solver.run(STEPS);
        spent = (System.nanoTime() - begin) / NANOS_PER_MILLI;
      }
      solved += solver.knowsWinner() ? 1 : 0;
      millis[i] = spent;
      positions[i] = solver.positions();
    }
    Arrays.sort(millis);
    Arrays.sort(positions);
    out.printf(
        Locale.ROOT,
        "| %d | %d of %d | %.0f | %.1f | %.1f |%n",
        free,
        solved,
        count,
        positions[count / 2],
        millis[count / 2],
        millis[count - 1]);
  }

  /**
   * A solver of a random position with this number of free cells, or null if such positions are too
   * rare.
   */
  private static @Nullable Solver endgame(Setup setup, int free, Rng rng) {
    for (int tries = 0; tries < 1000; tries++) {
      Play play = Play.begin(setup);
      int[] legal = new int[play.position().maxLegalMoves()];
      while (!play.isOver() && play.position().freeCells() > free) {
        play.play(legal[rng.below(play.position().legalMoves(legal))]);
      }
      Solver solver = Solver.of(play);
      if (solver != null && play.position().freeCells() == free) {
        return solver;
      }
    }
    return null;
  }
}
