package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import org.hexstones.game.Setup;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.search.Clock;
import org.hexstones.search.Limits;
import org.hexstones.search.Player;
import org.hexstones.search.mcts.MctsPlayer;
import org.jspecify.annotations.Nullable;

/** The command that plays a match between two players. */
public final class Arena {
  private static final String USAGE =
      """
      usage: java -jar engine.jar arena [--OPTION VALUE]...
        --game TEXT       the set-up, as set_game takes it (omega hexhex:5)
        --a, --b NAME     the players, as in hexstones:k=500 (hexstones)
        --gtp-a, --gtp-b COMMAND
                          an outside program that speaks GTP in the player's place, as
                          an older build: "java -jar older-engine.jar gtp"
        --time MS         thinking time a turn (100); --time-a, --time-b for one of them
        --clock NAME      wall, or cpu: our own players' time is their threads' time on
                          the processor, which other programs do not shorten (wall)
        --iterations N    iterations a turn in place of time; also --iterations-a, -b
        --games N         games, rounded up to whole rounds (400)
        --openings N      random turns before the game (4)
        --judge N         iterations by which an opening is judged; 0 takes every one (2000)
        --judged-by NAME  who judges (hexstones)
        --spread X        how far a player's chance may be from an equal share, as a
                          fraction of it (0.3)
        --seed N          (1)
        --threads N       games at a time; at most the processors (1)
        --elo0, --elo1, --alpha, --beta X
                          stop when a sequential test decides between the two rating
                          differences, when any is given (0, 50, 0.05, 0.05)
      A round is one opening with A at each seat once and B at all others.""";

  private Arena() {}

  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @return the exit status: 2 if the arguments are refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return Arguments.run(args, USAGE, err, arguments -> play(arguments, out));
  }

  /** Plays the match and prints its progress. */
  private static void play(Arguments arguments, PrintStream out) throws InterruptedException {
    Setup setup = arguments.game();
    int seed = arguments.seed();
    Clock clock = clock(arguments.text("clock", "wall"));
    Side a = Side.read(arguments, "a", clock);
    Side b = Side.read(arguments, "b", clock);
    int games = arguments.whole("games", 400, 1, 1_000_000);
    int processors = Runtime.getRuntime().availableProcessors();
    int threads = arguments.whole("threads", 1, 1, processors);
    Openings openings = Openings.read(arguments, setup, 4, 2000);
    @Nullable Sprt sprt = sprt(arguments);
    arguments.refuseRest();
    out.println("A: " + a.text() + "   B: " + b.text() + "   game: " + setup.text());
    Match match;
    long[] last = {System.nanoTime()};
    Tally tally;
    try (Match.Factory ofA = a.factory();
        Match.Factory ofB = b.factory()) {
      match = new Match(openings, ofA, ofB, seed, sprt);
      tally =
          match.play(
              games,
              threads,
              running -> {
                if (System.nanoTime() - last[0] > 10_000_000_000L) {
                  last[0] = System.nanoTime();
                  out.println(line(running.tally()));
                }
              });
    }
    out.println(line(tally));
    out.printf(
        Locale.ROOT,
        "a turn took A %.1f ms, B %.1f ms%n",
        match.meanMillis(0),
        match.meanMillis(1));
    if (sprt != null) {
      out.println(verdict(sprt, tally));
    }
  }

  private static Clock clock(String name) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    return switch (name) {
      case "wall" -> () -> System.nanoTime() / 1e6;
      case "cpu" -> () -> threads.getCurrentThreadCpuTime() / 1e6;
      default -> throw new Arguments.Refused("--clock must be wall or cpu");
    };
  }

  private static @Nullable Sprt sprt(Arguments arguments) {
    boolean asked =
        arguments.has("elo0")
            || arguments.has("elo1")
            || arguments.has("alpha")
            || arguments.has("beta");
    double elo0 = arguments.number("elo0", 0, -2000, 2000);
    double elo1 = arguments.number("elo1", 50, -2000, 2000);
    double alpha = arguments.number("alpha", 0.05, 1e-6, 0.5);
    double beta = arguments.number("beta", 0.05, 1e-6, 0.5);
    if (elo0 >= elo1) {
      throw new Arguments.Refused("--elo0 must be below --elo1");
    }
    return asked ? new Sprt(elo0, elo1, alpha, beta) : null;
  }

  static String line(Tally tally) {
    return String.format(
        Locale.ROOT,
        "%d games, A won %d: %.1f%% (95%%: %.1f to %.1f; an equal: %.1f), Elo %+.0f (%+.0f to %+.0f)",
        tally.games(),
        tally.wins(),
        100 * tally.share(),
        100 * tally.low(),
        100 * tally.high(),
        100.0 / tally.players(),
        tally.elo(tally.share()),
        tally.elo(tally.low()),
        tally.elo(tally.high()));
  }

  private static String verdict(Sprt sprt, Tally tally) {
    double ratio = tally.logLikelihoodRatio(sprt.elo0(), sprt.elo1());
    return String.format(
        Locale.ROOT,
        "sequential test: %s (log likelihood ratio %.2f)",
        switch (sprt.verdict(tally)) {
          case ELO0 -> "Elo is not above " + sprt.elo0();
          case ELO1 -> "Elo is above " + sprt.elo0();
          case GO_ON -> "not decided";
        },
        ratio);
  }

  /** One side of the match: a player and its limits. */
  private record Side(String text, Match.Factory factory) {
    static Side read(Arguments arguments, String side, Clock clock) {
      boolean timed = arguments.has("time") || arguments.has("time-" + side);
      boolean counted = arguments.has("iterations") || arguments.has("iterations-" + side);
      double time = arguments.number("time-" + side, arguments.number("time", 100, 0, 1e7), 0, 1e7);
      int most = Integer.MAX_VALUE;
      int iterations =
          arguments.whole(
              "iterations-" + side, arguments.whole("iterations", most, 1, most), 1, most);
      double millis = timed || !counted ? time : Double.POSITIVE_INFINITY;
      Limits limits = new Limits(millis, iterations);
      Player player = arguments.player(side, MctsPlayer.NAME);
      String command = arguments.text("gtp-" + side, "");
      List<String> words = Words.words(command).stream().map(Word::text).toList();
      return words.isEmpty()
          ? new Side(player.text(), seed -> new BotContestant(player, limits, seed, clock))
          : new Side(command, new GtpPrograms(words, limits));
    }
  }
}
