package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.util.List;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.registry.Games;
import org.hexstones.search.Player;
import org.hexstones.tools.players.Players;

/**
 * The command that plays many games of every kind with all {@link Invariants} looked after, random
 * ones and ones that the standard player plays against itself.
 */
public final class Soak {
  private static final int RANDOM_TOLD = 10_000;
  private static final int SEARCHED_TOLD = 100;

  /** A kind of game, and the set-ups of it that take turns. */
  private record Kind(String name, List<String> setups) {}

  private static final List<Kind> KINDS =
      List.of(
          new Kind(
              "OMEGA, two players",
              List.of(
                  "omega hexhex:5",
                  "omega hexhex:4 pie=on",
                  "omega triangle:7",
                  "omega rhombus:6",
                  "omega hexagram:2",
                  "omega cells:a1,b1,c1,a2,b2,a3,d1,e1")),
          new Kind("OMEGA, three players", List.of("omega hexhex:5 players=3 pie=on")),
          new Kind("OMEGA, four players", List.of("omega hexhex:5 players=4 pie=on")),
          new Kind("Sunder", List.of("sunder 5", "sunder 4 balance=12*", "sunder 4 balance=komi")),
          new Kind("Gyre", List.of("gyre 5", "gyre 4 balance=pie", "gyre 4 komi=0.5")),
          new Kind("Y", List.of("y 7", "y 6 balance=komi+pie", "y 6 balance=12*")),
          new Kind("OMNY", List.of("omny hexhex:4 misere=on", "omny rhombus:5 komi=1.5")));

  private static final String USAGE =
      """
      usage: java -jar engine.jar soak [--OPTION VALUE]...
        --random N        random games of each kind (100000)
        --searched N      games of each kind that the player plays (200)
        --iterations N    iterations a ply in these (100)
        --player NAME     who plays them (%s)
        --game TEXT       only games of this set-up
        --kind N          only this kind of game, of 1 to %d
        --first N         the number of the first game, where some were played before (0)
        --seed N          (1): with it and its number, a game is always the same
      Tells after every 10,000 random and 100 searched games of a kind how many have held."""
          .formatted(Players.standard().text(), KINDS.size());

  private Soak() {}

  /**
   * Runs the command.
   *
   * @param args what stands after the command's own name
   * @return the status to exit with: 1 where an invariant does not hold, 2 where the arguments are
   *     refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    try {
      soak(new Arguments(args), out);
      return 0;
    } catch (Arguments.Refused e) {
      err.println(e.getMessage());
      err.println(USAGE);
      return 2;
    } catch (Invariants.Broken e) {
      err.println(e.getMessage());
      return 1;
    }
  }

  private static void soak(Arguments arguments, PrintStream out) {
    int random = arguments.whole("random", 100_000, 0, 1_000_000_000);
    int searched = arguments.whole("searched", 200, 0, 1_000_000);
    int iterations = arguments.whole("iterations", 100, 1, 100_000_000);
    Player player = refusing(Players.byName(arguments.text("player", Players.standard().text())));
    String only = arguments.text("game", "");
    int kind = arguments.whole("kind", 0, 0, KINDS.size());
    int first = arguments.whole("first", 0, 0, 1_000_000_000);
    int seed = arguments.whole("seed", 1, Integer.MIN_VALUE, Integer.MAX_VALUE);
    arguments.refuseRest();
    List<Kind> kinds = kind == 0 ? KINDS : List.of(KINDS.get(kind - 1));
    if (!only.isEmpty()) {
      kinds = List.of(new Kind(only, List.of(only)));
    }
    for (Kind each : kinds) {
      List<Setup> setups =
          each.setups().stream().map(text -> refusing(Games.ALL.setup(text))).toList();
      for (int i = first; i < random; i++) {
        new Invariants(setups.get(i % setups.size())).randomGame(rng(seed, i));
        tell(out, each, i + 1, "random", RANDOM_TOLD);
      }
      for (int i = first; i < searched; i++) {
        new Invariants(setups.get(i % setups.size()))
            .searchedGame(player, iterations, rng(-seed, i));
        tell(out, each, i + 1, "searched", SEARCHED_TOLD);
      }
      out.println(each.name() + ": " + random + " random and " + searched + " searched games hold");
    }
  }

  private static Rng rng(int seed, int game) {
    return new Rng(new Rng(seed).next() + game);
  }

  private static void tell(PrintStream out, Kind kind, int games, String how, int every) {
    if (games % every == 0) {
      out.println("  " + kind.name() + ": " + games + " " + how);
    }
  }

  private static <T> T refusing(Parsed<T> read) {
    Reason reason = read.reason();
    if (reason != null) {
      throw new Arguments.Refused(reason.english());
    }
    return read.orThrow();
  }
}
