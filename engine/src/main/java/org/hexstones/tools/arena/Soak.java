package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.game.Game;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.parse.Words;
import org.hexstones.registry.Games;
import org.hexstones.search.Player;
import org.hexstones.search.mcts.MctsPlayer;

/**
 * The command that plays many games of every kind and checks all {@link Invariants}: random games,
 * and games of the standard player against itself.
 */
public final class Soak {
  private static final int RANDOM_REPORTED = 10_000;
  private static final int SEARCHED_REPORTED = 100;

  /** A kind of game. Its set-ups are used in turn. */
  private record Kind(String name, List<Setup> setups) {}

  private static final String USAGE =
      """
      usage: java -jar engine.jar soak [--OPTION VALUE]...
        --random N        random games of each kind (100000)
        --searched N      games of each kind that the player plays (200)
        --iterations N    iterations a ply in these (100)
        --player NAME     who plays them (%s)
        --game TEXT       only games of this set-up
        --kind N          only this kind of game, from 1: a keyword and a number of players
        --first N         the number of the first game, where some were played before (0)
        --seed N          (1): with it and its number, a game is always the same
      Prints after every 10,000 random and 100 searched games of a kind how many hold."""
          .formatted(MctsPlayer.NAME);

  private Soak() {}

  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @return the exit status: 1 if an invariant does not hold, 2 if the arguments are refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(Games.ALL, args, out, err);
  }

  /** Runs the command with another list of games. */
  static int run(Games games, String[] args, PrintStream out, PrintStream err) {
    return Arguments.run(args, USAGE, err, arguments -> soak(games, arguments, out));
  }

  private static void soak(Games games, Arguments arguments, PrintStream out) {
    int random = arguments.whole("random", 100_000, 0, 1_000_000_000);
    int searched = arguments.whole("searched", 200, 0, 1_000_000);
    int iterations = arguments.whole("iterations", 100, 1, 100_000_000);
    Player player = arguments.player("player", MctsPlayer.NAME);
    String only = arguments.text("game", "");
    List<Kind> kinds = kinds(games);
    int kind = arguments.whole("kind", 0, 0, kinds.size());
    int first = arguments.whole("first", 0, 0, 1_000_000_000);
    int seed = arguments.seed();
    arguments.refuseRest();
    if (kind > 0) {
      kinds = List.of(kinds.get(kind - 1));
    }
    if (!only.isEmpty()) {
      kinds = List.of(new Kind(only, List.of(Arguments.valid(games.setup(only)))));
    }
    for (Kind each : kinds) {
      List<Setup> setups = each.setups();
      for (int i = first; i < random; i++) {
        new Invariants(games, setups.get(i % setups.size())).randomGame(rng(seed, i));
        report(out, each, i + 1, "random", RANDOM_REPORTED);
      }
      for (int i = first; i < searched; i++) {
        new Invariants(games, setups.get(i % setups.size()))
            .searchedGame(player, iterations, rng(-seed, i));
        report(out, each, i + 1, "searched", SEARCHED_REPORTED);
      }
      out.println(each.name() + ": " + random + " random and " + searched + " searched games hold");
    }
  }

  /** The samples of all games, grouped by keyword and number of players. */
  private static List<Kind> kinds(Games games) {
    Map<String, List<Setup>> byName = new LinkedHashMap<>();
    for (Game game : games.list()) {
      for (String text : game.samples()) {
        Setup setup = games.setup(text).orThrow();
        String name = Words.words(text).get(0).text() + ", " + setup.players() + " players";
        byName.computeIfAbsent(name, key -> new ArrayList<>()).add(setup);
      }
    }
    List<Kind> kinds = new ArrayList<>();
    byName.forEach((name, setups) -> kinds.add(new Kind(name, setups)));
    return kinds;
  }

  private static Rng rng(int seed, int game) {
    return new Rng(new Rng(seed).next() + game);
  }

  private static void report(PrintStream out, Kind kind, int games, String how, int every) {
    if (games % every == 0) {
      out.println("  " + kind.name() + ": " + games + " " + how);
    }
  }
}
