package org.hexstones.tools.arena;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.hexstones.game.Handicap;
import org.hexstones.game.Setup;
import org.hexstones.search.Limits;
import org.hexstones.search.mcts.Level;
import org.hexstones.search.mcts.MctsPlayer;

/** The command that plays each level against the one below, and prints a table. */
public final class Ladder {
  private static final String USAGE =
      """
      usage: java -jar engine.jar levels [--OPTION VALUE]...
        --game TEXT       the set-up (omega hexhex:5)
        --games N         games for each pair of levels (100)
        --iterations N    iterations a turn of the highest level (40000)
        --openings N      random turns before each game (2)
        --judge N, --judged-by NAME, --spread X
                          how openings are judged, as for arena (500, hexstones, 0.3)
        --from N, --to N  only these levels (1, %d)
        --seed N          (1)"""
          .formatted(Level.HIGHEST);

  private Ladder() {}

  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @return the exit status: 2 if the arguments are refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return Arguments.run(args, USAGE, err, arguments -> climb(arguments, out));
  }

  private static void climb(Arguments arguments, PrintStream out) throws InterruptedException {
    Setup setup = arguments.game();
    int games = arguments.whole("games", 100, 1, 1_000_000);
    int most = arguments.whole("iterations", 40_000, 1, 100_000_000);
    int from = arguments.whole("from", 1, 1, Level.HIGHEST);
    int to = arguments.whole("to", Level.HIGHEST, from, Level.HIGHEST);
    int seed = arguments.seed();
    Openings openings = Openings.read(arguments, setup, 2, 500);
    arguments.refuseRest();
    Limits limits = Limits.ofIterations(most);
    List<Level> levels = Level.all();
    out.println("| level | plays as | against the one below | 95% | Elo |");
    out.println("|---|---|---|---|---|");
    double elo = 0;
    for (int number = from; number <= to; number++) {
      Level level = levels.get(number - 1);
      String result = " | ";
      if (number > from) {
        Level below = levels.get(number - 2);
        Match match =
            new Match(
                openings,
                by -> new BotContestant(level, limits, by),
                by -> new BotContestant(below, limits, by),
                seed,
                null);
        Tally tally = match.play(games, 1, running -> {});
        elo += tally.elo(tally.share());
        result =
            String.format(
                Locale.ROOT,
                "%d of %d, %.0f%% | %.0f to %.0f%%",
                tally.wins(),
                tally.games(),
                100 * tally.share(),
                100 * tally.low(),
                100 * tally.high());
      }
      out.printf(
          Locale.ROOT, "| %d | `%s` | %s | %.0f |%n", number, settings(setup, number), result, elo);
    }
  }

  /** The settings with which a player plays as a level does in this game. */
  private static String settings(Setup setup, int number) {
    List<Handicap> levels = setup.game().searchSupport(setup).tuning().levels();
    if (number > levels.size()) {
      return MctsPlayer.NAME;
    }
    Handicap handicap = levels.get(number - 1);
    String loose = handicap.loose() == 0 ? "" : ",loose=" + handicap.loose();
    String top = handicap.top() == 1 ? "" : ",top=" + handicap.top();
    return MctsPlayer.NAME + ":most=" + handicap.most() + loose + top + ",exact=0";
  }
}
