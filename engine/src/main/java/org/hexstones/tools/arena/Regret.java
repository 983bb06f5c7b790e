package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.players.Players;

/**
 * The command that compares players without matches. A long search by one judge rates the moves
 * that the players' short searches choose. The regret of a move is the difference between the
 * judge's value of its best move and of this move; a blunder is one of more than 0.3. A few hundred
 * positions show differences that a match of as many games cannot show. But players that are
 * similar to the judge have an advantage, so matches decide.
 */
public final class Regret {
  private static final String USAGE =
      """
      usage: java -jar engine.jar regret [--OPTION VALUE]...
        --game TEXT       the set-up (omega hexhex:5)
        --players LIST    players, joined by semicolons (hexstones)
        --iterations N    of their searches (3000)
        --repeats N       searches at each position (3)
        --judge NAME      who rates their moves (hexstones:exact=0,nodes=4194304,expand=12)
        --deep N          iterations of the judge (80000)
        --positions N     positions, from the judge's games from random openings (160)
        --seed N          (1)""";

  /** The judge's iterations for each stone of its games. */
  private static final int OF_GAMES = 400;

  /** Positions are used only if no player's chance to win is higher. */
  private static final double OPEN = 0.9;

  /** The minimum regret of a move with few visits of the judge. */
  private static final double UNSEEN = 0.03;

  private static final int HARDLY = 30;

  /** The maximum regret, so that a few blunders do not hide all other differences. */
  private static final double MOST = 0.1;

  /** A move with more regret than this looks like a blunder. */
  private static final double BLUNDER = 0.3;

  private Regret() {}

  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @return the exit status: 2 if the arguments are refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return Arguments.run(args, USAGE, err, arguments -> compare(arguments, out));
  }

  private static void compare(Arguments arguments, PrintStream out) {
    Setup setup = arguments.game();
    List<Player> players = new ArrayList<>();
    for (Word word : Words.split(arguments.text("players", MctsPlayer.NAME), ';')) {
      players.add(Arguments.valid(Players.byName(word.text())));
    }
    int iterations = arguments.whole("iterations", 3000, 1, 100_000_000);
    int repeats = arguments.whole("repeats", 3, 1, 1000);
    Player judge = arguments.player("judge", "hexstones:exact=0,nodes=4194304,expand=12");
    int deep = arguments.whole("deep", 80_000, 1, 100_000_000);
    int positions = arguments.whole("positions", 160, 1, 1_000_000);
    Rng rng = new Rng(arguments.seed());
    arguments.refuseRest();
    List<Play> plays = new ArrayList<>();
    List<List<Line>> opinions = new ArrayList<>();
    while (plays.size() < positions) {
      Play play = somewhere(setup, judge, rng);
      Search search = judge.search(play, rng.next());
      search.run(deep);
      List<Line> lines = search.report(Integer.MAX_VALUE).lines();
      Line best = lines.get(0);
      boolean open = best.winChances().stream().allMatch(chance -> chance <= OPEN);
      if (open && best.provenWinner() == Position.NONE) {
        plays.add(play);
        opinions.add(lines);
      }
    }
    out.println(
        "| player | judge's choice | regret | its standard error | blunders | µs an iteration |");
    out.println("|---|---|---|---|---|---|");
    for (Player player : players) {
      out.println(row(player, plays, opinions, iterations, repeats));
    }
  }

  /** A position from a game that the judge plays against itself. */
  private static Play somewhere(Setup setup, Player judge, Rng rng) {
    Play play = Play.begin(setup);
    SearchSupport support = setup.game().searchSupport(setup);
    int cells = setup.board().size();
    int random = rng.below(1 + cells / 3);
    int plies = cells / 10 + rng.below(1 + cells * 2 / 3);
    int[] moves = new int[play.position().maxLegalMoves()];
    Search search = judge.search(play, rng.next());
    while (play.size() < plies && !play.isOver()) {
      int move = moves[rng.below(support.candidates(play.position(), moves))];
      if (play.size() >= random) {
        search.follow(play);
        search.run(OF_GAMES);
        move = search.bestMove();
      }
      play.play(move);
    }
    return play.isOver() ? somewhere(setup, judge, rng) : play;
  }

  private static String row(
      Player player, List<Play> plays, List<List<Line>> opinions, int iterations, int repeats) {
    double sum = 0;
    double squares = 0;
    int hits = 0;
    int blunders = 0;
    long begin = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    for (int i = 0; i < plays.size(); i++) {
      for (int repeat = 0; repeat < repeats; repeat++) {
        Search search = player.search(plays.get(i), 1 + i * repeats + repeat);
        search.run(iterations);
        double loss = loss(opinions.get(i), search.bestMove());
        double regret = Math.min(MOST, loss);
        blunders += loss > BLUNDER ? 1 : 0;
        hits += opinions.get(i).get(0).move() == search.bestMove() ? 1 : 0;
        sum += regret;
        squares += regret * regret;
      }
    }
    long spent = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begin;
    int n = plays.size() * repeats;
    double mean = sum / n;
    return String.format(
        Locale.ROOT,
        "| `%s` | %.1f%% | %.4f | %.4f | %.1f%% | %.2f |",
        player.text(),
        100.0 * hits / n,
        mean,
        Math.sqrt(Math.max(0, squares / n - mean * mean) / n),
        100.0 * blunders / n,
        spent / 1e3 / n / iterations);
  }

  /** How much less than its best move the judge thinks of a move. */
  private static double loss(List<Line> opinion, int move) {
    Line best = opinion.get(0);
    for (Line line : opinion) {
      if (line.move() == move && move != best.move()) {
        double behind = best.value() - line.value();
        double least = line.visits() < HARDLY ? UNSEEN : 0;
        return Math.max(least, behind);
      }
    }
    return 0;
  }
}
