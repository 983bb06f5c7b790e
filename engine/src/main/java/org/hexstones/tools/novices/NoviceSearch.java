package org.hexstones.tools.novices;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.search.Report;
import org.hexstones.search.Search;

/** Takes the stone that a plan likes most, without a search. */
final class NoviceSearch implements Search {
  private final Plan plan;
  private final Rng rng;
  private Position position;

  NoviceSearch(Plan plan, Play play, int seed) {
    this.plan = plan;
    rng = new Rng(seed);
    position = copy(play);
  }

  private static Position copy(Play play) {
    Play own = Play.begin(play.setup(), play.start()).orThrow();
    return own.playAll(play.moves()).orThrow().position();
  }

  @Override
  public void follow(Play play) {
    position = copy(play);
  }

  @Override
  public void advance(int move) {
    position.play(move);
  }

  @Override
  public Position position() {
    return position;
  }

  @Override
  public boolean run(int iterations) {
    return false;
  }

  @Override
  public int bestMove() {
    int[] moves = new int[position.maxLegalMoves()];
    int count = position.legalMoves(moves);
    SearchSupport support = position.setup().game().searchSupport(position.setup());
    int best = count == 0 ? Moves.NONE : moves[rng.below(count)];
    double most = Double.NEGATIVE_INFINITY;
    int equal = 0;
    for (int i = 0; i < count; i++) {
      if (Moves.isPlace(moves[i]) && !support.isRareChoice(moves[i])) {
        double liking = plan.liking(position, moves[i]);
        equal = liking > most ? 1 : equal + (liking == most ? 1 : 0);
        if (liking > most || (liking == most && rng.below(equal) == 0)) {
          best = moves[i];
          most = liking;
        }
      }
    }
    return best;
  }

  @Override
  public Report report(int lines) {
    return new Report(0, List.of());
  }
}
