package org.hexstones.tools.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.tools.arena.Arguments;

/** Examples from games of a player against itself: positions with the visits of their moves. */
final class Examples {
  /**
   * A position: the features of its placements, and the visits of the search.
   *
   * @param features the features of all moves, one move after the other
   * @param ends by move: the end of its features
   * @param shares by move: its fraction of the visits; their sum is 1
   */
  @SuppressWarnings("ArrayRecordComponent") // thousands are kept, and read only one by one
  record Example(short[] features, short[] ends, float[] shares) {}

  private final Player player;
  private final int iterations;
  private final Rng rng;

  /** The probability to choose a move by its fraction of visits instead of the best move. */
  private static final double VARIETY = 0.15;

  Examples(Player player, int iterations, int seed) {
    this.player = player;
    this.iterations = iterations;
    rng = new Rng(seed);
  }

  /** Plays one game from a random opening of up to a quarter of the board. */
  List<Example> game(Setup setup) {
    Play play = Play.begin(setup);
    SearchSupport support = setup.game().searchSupport(setup);
    List<Example> examples = new ArrayList<>();
    Search search = player.search(play, rng.next());
    MoveFeatures features = support.moveFeatures(play.position());
    if (features == null) {
      throw new Arguments.Refused(setup.game().id() + " has no features to learn");
    }
    int[] candidates = new int[play.position().maxLegalMoves()];
    int random = rng.below(setup.board().size() / 4);
    while (!play.isOver()) {
      int count = support.candidates(play.position(), candidates);
      int move;
      if (play.size() < random) {
        move = candidates[rng.below(count)];
      } else {
        search.follow(play);
        search.run(iterations);
        List<Line> lines = search.report(count).lines();
        Line best = lines.get(0);
        boolean open = best.provenWinner() == Position.NONE && count > 1;
        if (open && !support.isRareChoice(best.move())) {
          examples.add(example(support, features, lines));
        }
        move = rng.unit() < VARIETY ? drawn(lines) : best.move();
      }
      play.play(move);
    }
    return examples;
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

  private static Example example(SearchSupport support, MoveFeatures features, List<Line> lines) {
    features.look();
    int[] found = new int[features.mostOfMove()];
    short[] all = new short[lines.size() * found.length];
    short[] ends = new short[lines.size()];
    float[] shares = new float[lines.size()];
    int filled = 0;
    int moves = 0;
    float visits = 0;
    for (Line line : lines) {
      if (!support.isRareChoice(line.move())) {
        int count = features.of(line.move(), found);
        for (int i = 0; i < count; i++) {
          all[filled++] = (short) found[i];
        }
        ends[moves] = (short) filled;
        shares[moves++] = line.visits();
        visits += line.visits();
      }
    }
    for (int i = 0; i < moves; i++) {
      shares[i] /= Math.max(1, visits);
    }
    return new Example(
        Arrays.copyOf(all, filled), Arrays.copyOf(ends, moves), Arrays.copyOf(shares, moves));
  }
}
