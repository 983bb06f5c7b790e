package org.hexstones.tools.gtp;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;
import org.hexstones.search.Bot;
import org.hexstones.search.Clock;
import org.hexstones.search.Limits;
import org.hexstones.search.Player;
import org.hexstones.search.Report;

/** The computer player: it finds the moves of one command. */
final class MoveFinder {
  private final Player player;
  private final Clock clock;
  private final TimeControl time = new TimeControl();
  private int seed;
  private Bot bot;

  MoveFinder(Player player, Clock clock) {
    this.player = player;
    this.clock = clock;
    bot = new Bot(player, clock, seed);
  }

  TimeControl time() {
    return time;
  }

  /** Sets the seed and starts without any search results. */
  void setSeed(int newSeed) {
    seed = newSeed;
    newGame();
  }

  void newGame() {
    bot = new Bot(player, clock, seed);
    time.newGame();
  }

  /** The same as {@link #find}, but the time counts as the mover's. */
  Parsed<List<Integer>> think(Play play) {
    double begin = clock.millis();
    Parsed<List<Integer>> found = find(play);
    time.spend(play.mover(), clock.millis() - begin);
    return found;
  }

  /** Finds the mover's next moves. The game must not be over. The play is the same afterwards. */
  Parsed<List<Integer>> find(Play play) {
    int plies = plies(play);
    Limits limits = limits(play, plies);
    double begin = clock.millis();
    List<Integer> moves = new ArrayList<>();
    do {
      Limits share = share(limits, begin, Math.max(1, plies - moves.size()), plies);
      int move = bot.move(play, share);
      if (play.refusal(move) != null) {
        moves.forEach(made -> play.undo());
        return Parsed.refused(GtpProblem.NO_MOVE_FOUND);
      }
      play.play(move);
      moves.add(move);
    } while (!TurnText.isWhole(moves, play));
    moves.forEach(made -> play.undo());
    return Parsed.ok(moves);
  }

  /**
   * Searches the next ply for the time of a command. The report has at most {@code lines} moves.
   */
  Report analyse(Play play, int lines) {
    bot.move(play, limits(play, plies(play)));
    return bot.searchAt(play).report(lines);
  }

  /** The limits of a command with this number of plies. */
  private Limits limits(Play play, int plies) {
    int commandsLeft = 1 + play.position().freeCells() / (plies * play.setup().players());
    return time.limits(play.mover(), commandsLeft);
  }

  private Limits share(Limits limits, double begin, int pliesLeft, int plies) {
    double millisLeft = Math.max(0, begin + limits.millis() - clock.millis());
    int iterations =
        limits.iterations() == Integer.MAX_VALUE
            ? Integer.MAX_VALUE
            : Math.max(1, limits.iterations() / plies);
    return new Limits(millisLeft / pliesLeft, iterations);
  }

  /** The number of plies of a command that places stones, or 1 if no stone can be placed. */
  private static int plies(Play play) {
    List<Integer> moves = new ArrayList<>();
    do {
      int colour = play.position().nextColour();
      int move = colour == Position.NONE ? Moves.NONE : legalStone(play.position(), colour);
      if (move == Moves.NONE) {
        break;
      }
      play.play(move);
      moves.add(move);
    } while (!TurnText.isWhole(moves, play));
    moves.forEach(made -> play.undo());
    return Math.max(1, moves.size());
  }

  private static int legalStone(Position position, int colour) {
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.refusal(Moves.place(colour, cell)) == null) {
        return Moves.place(colour, cell);
      }
    }
    return Moves.NONE;
  }
}
