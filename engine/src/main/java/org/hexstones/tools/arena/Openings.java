package org.hexstones.tools.arena;

import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.search.Line;
import org.hexstones.search.Player;
import org.hexstones.search.Search;

/**
 * Random beginnings of games, so that two players who never vary do not play one game again and
 * again, and no side is lost from the start.
 *
 * @param setup the game
 * @param turns how many random turns are played; without rare choices such as swaps or komi
 * @param judge who rates the openings
 * @param iterations how long an opening is looked at; 0 takes every opening
 */
record Openings(Setup setup, int turns, Player judge, int iterations) {
  /** A player's chance may be so many times an equal share: 35 to 65% of two players. */
  private static final double LEAST = 0.7;

  private static final double MOST = 1.3;

  /** After so many refused openings the next is taken as it is. */
  private static final int ATTEMPTS = 200;

  /** The opening of a round, always the same for a seed. */
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
        .allMatch(chance -> chance >= LEAST * equal && chance <= MOST * equal);
  }
}
