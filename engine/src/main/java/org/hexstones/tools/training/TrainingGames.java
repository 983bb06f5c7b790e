package org.hexstones.tools.training;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.search.Search;

/** Games of a player against itself, from random openings. */
final class TrainingGames {
  /** Receives a position before the move that follows, and the lines of all moves. */
  interface Listener {
    void searched(Play play, List<Line> lines);
  }

  /** The probability to choose a move by its fraction of visits instead of the best move. */
  private static final double VARIETY = 0.15;

  private final Player player;
  private final int iterations;
  private final int share;
  private final Rng rng;

  /**
   * @param iterations those of each search
   * @param share an opening fills less than one cell in so many
   */
  TrainingGames(Player player, int iterations, int share, int seed) {
    this.player = player;
    this.iterations = iterations;
    this.share = share;
    rng = new Rng(seed);
  }

  /** Plays one game to its end. */
  Play game(Setup setup, Listener listener) {
    Play play = Play.begin(setup);
    SearchSupport support = setup.game().searchSupport(setup);
    Search search = player.search(play, rng.next());
    int[] candidates = new int[play.position().maxLegalMoves()];
    int random = rng.below(Math.max(1, setup.board().size() / share));
    while (!play.isOver()) {
      int count = support.candidates(play.position(), candidates);
      int move;
      if (play.size() < random) {
        move = candidates[rng.below(count)];
      } else {
        search.follow(play);
        search.run(iterations);
        List<Line> lines = search.report(count).lines();
        listener.searched(play, lines);
        move = rng.unit() < VARIETY ? drawn(lines) : lines.get(0).move();
      }
      play.play(move);
    }
    return play;
  }

  private int drawn(List<Line> lines) {
    int visits = lines.stream().mapToInt(Line::visits).sum();
    double left = rng.unit() * visits;
    for (Line line : lines) {
      left -= line.visits();
      if (left < 0) {
        return line.move();
      }
    }
    return lines.get(0).move();
  }
}
