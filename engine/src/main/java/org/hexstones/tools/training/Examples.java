package org.hexstones.tools.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Position;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
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

  /** Openings fill up to a quarter of the board. */
  private static final int OPENING = 4;

  private final TrainingGames games;

  Examples(Player player, int iterations, int seed) {
    games = new TrainingGames(player, iterations, OPENING, seed);
  }

  /** The examples of one more game. */
  List<Example> game(Setup setup) {
    SearchSupport support = setup.game().searchSupport(setup);
    List<Example> examples = new ArrayList<>();
    games.game(
        setup,
        (play, lines) -> {
          MoveFeatures features = support.moveFeatures(play.position());
          if (features == null) {
            throw new Arguments.Refused(setup.game().id() + " has no features to learn");
          }
          Line best = lines.get(0);
          boolean open = best.provenWinner() == Position.NONE && lines.size() > 1;
          if (open && !support.isRareChoice(best.move())) {
            examples.add(example(support, features, lines));
          }
        });
    return examples;
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
