package org.hexstones.tools.arena;

import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.MctsPlayer;

/**
 * Random openings, so that two deterministic players do not always play the same game. No player
 * may have a lost position after the opening.
 *
 * @param setup the set-up
 * @param turns the number of random turns; they contain no rare choices such as swaps or komi
 * @param judge rates the openings
 * @param iterations the judge's iterations for each opening; 0 accepts every opening
 * @param spread how far a player's chance may be from an equal share, as a fraction of it
 */
record Openings(Setup setup, int turns, Player judge, int iterations, double spread) {
  /** 35 to 65% for two players. */
  static final double SPREAD = 0.3;

  /** The maximum number of attempts. The last opening is accepted without a rating. */
  private static final int ATTEMPTS = 200;

  Openings(Setup setup, int turns, Player judge, int iterations) {
    this(setup, turns, judge, iterations, SPREAD);
  }

  /**
   * Reads the options of a command that plays from random openings.
   *
   * @param turns the number of random turns if no option gives it
   * @param iterations the judge's iterations if no option gives them
   */
  static Openings read(Arguments arguments, Setup setup, int turns, int iterations) {
    return new Openings(
        setup,
        arguments.whole("openings", turns, 0, 400),
        arguments.player("judged-by", MctsPlayer.NAME),
        arguments.whole("judge", iterations, 0, 1_000_000),
        arguments.number("spread", SPREAD, 0, 1));
  }

  /** The opening of a round. It depends only on the seed. */
  Play play(int seed) {
    Rng rng = new Rng(seed);
    Play play = random(rng);
    for (int i = 1; i < ATTEMPTS && !isBalanced(play, rng.next()); i++) {
      play = random(rng);
    }
    return play;
  }

  private Play random(Rng rng) {
    Play play = Play.begin(setup);
    SearchSupport support = setup.game().searchSupport(setup);
    Position position = play.position();
    int[] moves = new int[position.maxLegalMoves()];
    int turn = 0;
    while (turn < turns && !position.isOver()) {
      int count = 0;
      int all = support.candidates(position, moves);
      for (int i = 0; i < all; i++) {
        if (!support.isRareChoice(moves[i])) {
          moves[count++] = moves[i];
        }
      }
      if (count == 0) {
        break;
      }
      play.play(moves[rng.below(count)]);
      turn += position.isTurnStart() ? 1 : 0;
    }
    return play.isOver() ? Play.begin(setup) : play;
  }

  private boolean isBalanced(Play play, int seed) {
    if (iterations == 0 || play.size() == 0) {
      return true;
    }
    Search search = judge.search(play, seed);
    search.run(iterations);
    Line best = search.report(1).lines().get(0);
    double equal = 1.0 / setup.players();
    return best.winChances().stream()
        .allMatch(chance -> Math.abs(chance - equal) <= spread * equal);
  }
}
