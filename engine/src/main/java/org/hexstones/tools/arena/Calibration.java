package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.search.Limits;
import org.hexstones.search.mcts.Level;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.search.review.Accuracy;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;

/**
 * The command that measures the accuracy of random play and of each level. Each plays against
 * itself, and the games are reviewed as on the page.
 */
public final class Calibration {
  private static final String USAGE =
      """
      usage: java -jar engine.jar accuracy [--OPTION VALUE]...
        --games LIST      set-ups, joined by semicolons (omega hexhex:5)
        --count N         games of each level (10)
        --iterations N    iterations a turn of the highest level (20000)
        --review N        iterations of the review for each turn (10000)
        --openings N      random turns before each game, not reviewed (2)
        --from N, --to N  only these levels; 0 is random play (0, %d)
        --seed N          (1)"""
          .formatted(Level.HIGHEST);

  private static final int ONE = 100;

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

  private static void measure(Arguments arguments, PrintStream out) {
    List<Setup> setups = arguments.games();
    int count = arguments.whole("count", 10, 1, 1_000_000);
    Limits limits = Limits.ofIterations(arguments.whole("iterations", 20_000, 1, 100_000_000));
    int review = arguments.whole("review", 10_000, 1, 100_000_000);
    int turns = arguments.whole("openings", 2, 0, 400);
    int from = arguments.whole("from", 0, 0, Level.HIGHEST);
    int to = arguments.whole("to", Level.HIGHEST, from, Level.HIGHEST);
    int seed = arguments.seed();
    arguments.refuseRest();
    out.println(
        "| game | level | games | kept | lost of what was at stake | accuracy | ± | spread |");
    out.println("|---|---|---|---|---|---|---|---|");
    for (Setup setup : setups) {
      Openings openings = new Openings(setup, turns, MctsPlayer.STANDARD, 500);
      for (int number = from; number <= to; number++) {
        Level level = number == 0 ? null : Level.all().get(number - 1);
        SelfPlay games = new SelfPlay(openings, level, limits);
        Sums sums = new Sums();
        for (int game = 0; game < count; game++) {
          int own = seed * 1_000_003 + game * 16;
          sums.add(reviewed(games.play(own), openings.play(own).size(), review));
        }
        out.println("| " + setup.text() + " | " + number + " | " + sums.row());
      }
    }
  }

  /** What the review says of each player. */
  private static List<Played> reviewed(Play play, int opening, int iterations) {
    int first = 0;
    for (int begin : Review.begins(play)) {
      first += begin < opening ? 1 : 0;
    }
    Review review = new Review(MctsPlayer.UNSOLVED, play, iterations, first, Integer.MAX_VALUE);
    while (review.run()) {}
    List<Played> players = new ArrayList<>();
    for (int player = 0; player < play.setup().players(); player++) {
      players.add(new Played(new Accuracy(play.setup())));
    }
    Play again = Play.begin(play.setup(), play.start()).orThrow();
    for (ReviewedTurn turn : review.turns()) {
      while (again.size() < turn.begin()) {
        again.play(play.moveAt(again.size()));
      }
      players.get(turn.player()).add(again.position().freeCells(), turn);
    }
    return players;
  }

  /** The turns of one player in one game. */
  private static final class Played {
    private final Accuracy accuracy;
    private double kept;
    private int turns;

    Played(Accuracy accuracy) {
      this.accuracy = accuracy;
    }

    void add(int free, ReviewedTurn turn) {
      // In hundredths, because that is how the page stores them.
      int loss = hundredths(turn.loss());
      accuracy.add(free, hundredths(turn.chances().get(turn.player())), loss);
      kept += ONE - loss;
      turns++;
    }

    private static int hundredths(double share) {
      return (int) Math.floor(ONE * share + 0.5);
    }
  }

  /** Sums over games. */
  private static final class Sums {
    private int games;
    private int players;
    private double kept;
    private double lost;
    private double accuracy;
    private double squares;

    /** Of the means of games: the players of one game are not independent. */
    private double squaresOfGames;

    void add(List<Played> game) {
      double mean = 0;
      for (Played player : game) {
        double value = player.accuracy.hundredths();
        kept += player.turns == 0 ? ONE : player.kept / player.turns;
        lost += player.accuracy.relativeLoss();
        accuracy += value;
        squares += value * value;
        mean += value / game.size();
      }
      squaresOfGames += mean * mean;
      players += game.size();
      games++;
    }

    String row() {
      double mean = accuracy / players;
      return String.format(
          Locale.ROOT,
          "%d | %.1f | %.2f | %.1f | %.1f | %.1f |",
          games,
          kept / players,
          lost / players,
          mean,
          deviation(squaresOfGames / games, mean) / Math.sqrt(Math.max(1, games - 1)),
          deviation(squares / players, mean));
    }

    private static double deviation(double squares, double mean) {
      return Math.sqrt(Math.max(0, squares - mean * mean));
    }
  }
}
