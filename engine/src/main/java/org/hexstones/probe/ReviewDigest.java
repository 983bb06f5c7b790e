package org.hexstones.probe;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.search.review.DecisiveTurn;
import org.hexstones.search.review.Review;
import org.hexstones.search.review.ReviewedTurn;

/**
 * A digest of reviews: of each set-up one quick game, each of its turns and the one that decided
 * it. If two builds have the same digest, their searches find the same.
 */
final class ReviewDigest {
  /** The iterations for each move of the games. */
  private static final int QUICK = 30;

  /** The random moves at the beginning of each game. */
  private static final int OPENING = 4;

  /** Finer than any text of a chance. */
  private static final double PRECISION = 1e9;

  private ReviewDigest() {}

  /** The digest in sixteen hexadecimal digits. */
  static String of(List<Setup> setups, int iterations, int seed) {
    Digest digest = new Digest();
    for (int i = 0; i < setups.size(); i++) {
      add(game(setups.get(i), seed + i), iterations, digest);
    }
    return digest.hex();
  }

  private static Play game(Setup setup, int seed) {
    Rng rng = new Rng(seed);
    Play play = Play.begin(setup);
    int[] moves = new int[play.position().maxLegalMoves()];
    while (play.size() < OPENING && !play.isOver()) {
      play.play(moves[rng.below(play.position().legalMoves(moves))]);
    }
    Search search = MctsPlayer.UNSOLVED.search(play, seed);
    while (!play.isOver()) {
      search.run(QUICK);
      play.play(search.bestMove());
      search.advance(play.moveAt(play.size() - 1));
    }
    return play;
  }

  private static void add(Play play, int iterations, Digest digest) {
    play.moves().forEach(digest::fold);
    Review review = new Review(MctsPlayer.UNSOLVED, play, iterations);
    while (review.run()) {}
    for (ReviewedTurn turn : review.turns()) {
      digest.fold(turn.proved() ? 1 : 0);
      digest.fold((int) (PRECISION * turn.loss()));
      turn.chances().forEach(chance -> digest.fold((int) (PRECISION * chance)));
      turn.better().forEach(digest::fold);
    }
    DecisiveTurn decisive = new DecisiveTurn(MctsPlayer.UNSOLVED, play, -1);
    while (decisive.run()) {}
    DecisiveTurn.Found found = decisive.found();
    digest.fold(found == null ? -1 : found.begin());
    if (found != null) {
      found.better().forEach(digest::fold);
    }
  }
}
