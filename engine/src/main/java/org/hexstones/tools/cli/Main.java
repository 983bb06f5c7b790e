package org.hexstones.tools.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import org.hexstones.parse.Parsed;
import org.hexstones.probe.Probe;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.search.Player;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.arena.Arena;
import org.hexstones.tools.arena.Calibration;
import org.hexstones.tools.arena.Endings;
import org.hexstones.tools.arena.Ladder;
import org.hexstones.tools.arena.Puzzles;
import org.hexstones.tools.arena.Regret;
import org.hexstones.tools.arena.Soak;
import org.hexstones.tools.gtp.GtpEngine;
import org.hexstones.tools.gtp.GtpLoop;
import org.hexstones.tools.players.Players;
import org.hexstones.tools.training.Train;

/** The entry point of {@code java -jar engine.jar}. */
public final class Main {
  private static final String USAGE =
      """
      usage: java -jar engine.jar COMMAND [ARGUMENT...]

        gtp [PLAYER]   speak the Go Text Protocol on standard input and output;
                       PLAYER answers genmove: a name, or name:parameter=value,...
        arena [--OPTION VALUE]...
                       measure two players against each other
        levels [--OPTION VALUE]...
                       measure each level against the one below
        accuracy [--OPTION VALUE]...
                       measure the accuracy of each level's turns, as a review gives it
        regret [--OPTION VALUE]...
                       compare players' short searches by a long one
        train [--OPTION VALUE]...
                       learn what the features of moves are worth, from games of a player
                       with itself
        soak [--OPTION VALUE]...
                       play many games of every kind, and look after what must always hold
        probe          do the jobs on standard input, one a line, and print how long each took:
                       probe rules|playouts|search COUNT SEED SETUP[; SETUP]...
        puzzles [--OPTION VALUE]...
                       make puzzles, or prove those of a list anew
        endings [--OPTION VALUE]...
                       measure how long exact results take, by the number of free cells
      """;

  private static final double NANOS_PER_MILLI = 1e6;

  private Main() {}

  public static void main(String[] args) throws IOException {
    int status = run(args);
    if (status != 0) {
      System.exit(status);
    }
  }

  static int run(String... args) throws IOException {
    String command = args.length == 0 ? "" : args[0];
    String[] rest = args.length == 0 ? args : Arrays.copyOfRange(args, 1, args.length);
    return switch (command) {
      case "gtp" -> gtp(rest);
      case "arena" -> Arena.run(rest, System.out, System.err);
      case "levels" -> Ladder.run(rest, System.out, System.err);
      case "accuracy" -> Calibration.run(rest, System.out, System.err);
      case "regret" -> Regret.run(rest, System.out, System.err);
      case "train" -> Train.run(rest, System.out, System.err);
      case "soak" -> Soak.run(rest, System.out, System.err);
      case "probe" -> probe();
      case "puzzles" -> Puzzles.run(rest, System.out, System.err);
      case "endings" -> Endings.run(rest, System.out, System.err);
      case "", "help", "--help", "-h" -> {
        System.out.print(USAGE);
        yield 0;
      }
      default -> misused("unknown command \"" + command + "\"");
    };
  }

  private static int gtp(String[] rest) throws IOException {
    Parsed<Player> player =
        rest.length > 0 ? Players.byName(rest[0]) : Parsed.ok(MctsPlayer.STANDARD);
    if (player instanceof Parsed.Refused<Player> refused) {
      return misused(refused.reason().english());
    }
    GtpEngine engine =
        new GtpEngine(Games.ALL, player.orThrow(), () -> System.nanoTime() / NANOS_PER_MILLI);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Writer out = new OutputStreamWriter(System.out, StandardCharsets.UTF_8);
    new GtpLoop(engine).run(in, out);
    return 0;
  }

  private static int probe() throws IOException {
    // CPU time, because other programs may be running.
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Clock clock = () -> threads.getCurrentThreadCpuTime() / NANOS_PER_MILLI;
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      System.out.println(Objects.requireNonNullElse(Probe.answer(line, clock), "probe refused"));
    }
    return 0;
  }

  private static int misused(String problem) {
    System.err.println(problem);
    System.err.print(USAGE);
    return 2;
  }
}
