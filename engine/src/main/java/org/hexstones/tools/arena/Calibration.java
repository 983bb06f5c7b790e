package org.hexstones.tools.arena;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexstones.game.Setup;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.search.Limits;
import org.hexstones.search.Player;
import org.hexstones.search.mcts.Level;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.novices.Novice;
import org.hexstones.tools.players.Players;
import org.jspecify.annotations.Nullable;

/**
 * The command that measures the accuracy of players of different strength. They play each other,
 * and the games are reviewed as on the page.
 */
public final class Calibration {
  private static final String USAGE =
      """
      usage: java -jar engine.jar accuracy [--OPTION VALUE]...
        --games LIST      set-ups, joined by semicolons (omega hexhex:5)
        --players LIST    who plays, joined by semicolons (random play and all levels)
        --count N         games of each set-up (100)
        --seconds N       begin no game after this time (0: no limit)
        --threads N       (all processors)
        --iterations N    iterations a turn of the highest level (20000)
        --review N        iterations of the review for each turn (30000)
        --openings N      random turns before each game, not reviewed (2)
        --turns FILE      also write each game and its turns, a line a game
        --seed N          (1)""";

  private Calibration() {}

  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @return the exit status: 2 if the arguments are refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return Arguments.run(args, USAGE, err, arguments -> measure(arguments, out));
  }

  private static void measure(Arguments arguments, PrintStream out) throws InterruptedException {
    List<Setup> setups = arguments.games();
    List<Player> players = players(arguments);
    int count = arguments.whole("count", 100, 1, 1_000_000);
    int seconds = arguments.whole("seconds", 0, 0, 1_000_000);
    int processors = Runtime.getRuntime().availableProcessors();
    int threads = arguments.whole("threads", processors, 1, 1000);
    Limits limits = Limits.ofIterations(arguments.whole("iterations", 20_000, 1, 100_000_000));
    int review = arguments.whole("review", 30_000, 1, 100_000_000);
    int turns = arguments.whole("openings", 2, 0, 400);
    String file = arguments.text("turns", "");
    int seed = arguments.seed();
    arguments.refuseRest();
    List<MixedGames> games = new ArrayList<>();
    for (Setup setup : setups) {
      Openings openings = new Openings(setup, turns, MctsPlayer.STANDARD, 500);
      games.add(new MixedGames(openings, players, limits));
    }
    Calls calls = new Calls(games, count, seconds, review, seed);
    List<ReviewedMatch> found = calls.all(threads);
    AccuracyTable.print(found, players, out);
    if (!file.isEmpty()) {
      write(file, found);
    }
  }

  private static List<Player> players(Arguments arguments) {
    String list = arguments.text("players", "");
    List<Player> players = new ArrayList<>();
    for (Word word : Words.split(list, ';')) {
      players.add(Arguments.valid(Players.byName(word.text())));
    }
    if (list.isEmpty()) {
      players.clear();
      players.add(Novice.RANDOM);
      players.addAll(Level.all());
    }
    return players;
  }

  private static void write(String file, List<ReviewedMatch> games) {
    List<String> lines = games.stream().map(ReviewedMatch::line).toList();
    try {
      Files.write(Path.of(file), lines, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new Arguments.Failed(file + ": " + e);
    }
  }

  /** The games to be played and reviewed, shared by threads. A game depends on its number alone. */
  private static final class Calls {
    private final List<MixedGames> games;
    private final int review;
    private final int seed;
    private final long end;
    private final AtomicInteger next = new AtomicInteger();

    /** By number; null if a game was not begun in time. */
    private final @Nullable ReviewedMatch[] found;

    private volatile @Nullable RuntimeException failure;

    Calls(List<MixedGames> games, int count, int seconds, int review, int seed) {
      this.games = games;
      this.review = review;
      this.seed = seed;
      end = seconds == 0 ? Long.MAX_VALUE : System.nanoTime() + seconds * 1_000_000_000L;
      found = new ReviewedMatch[count * games.size()];
    }

    List<ReviewedMatch> all(int threads) throws InterruptedException {
      List<Thread> workers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        Thread worker = new Thread(this::work, "accuracy-" + i);
        workers.add(worker);
        worker.start();
      }
      for (Thread worker : workers) {
        worker.join();
      }
      RuntimeException failed = failure;
      if (failed != null) {
        throw failed;
      }
      List<ReviewedMatch> all = new ArrayList<>();
      for (MixedGames one : games) {
        for (int i = games.indexOf(one); i < found.length; i += games.size()) {
          ReviewedMatch game = found[i];
          if (game != null) {
            all.add(game);
          }
        }
      }
      return all;
    }

    /** The set-ups take turns, so that each has as many games when the time is over. */
    private void work() {
      try {
        int number = next.getAndIncrement();
        while (number < found.length && failure == null && System.nanoTime() < end) {
          MixedGames.Game game =
              games.get(number % games.size()).play(seed * 1_000_003 + number / games.size());
          found[number] = ReviewedMatch.of(game, review);
          number = next.getAndIncrement();
        }
      } catch (RuntimeException e) {
        failure = e;
      }
    }
  }
}
