package org.hexstones.probe;

import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;

/**
 * A digest of random games over all legal moves, in 64 bits. Every bit depends on all results of
 * the rules: each list of legal moves, the mover, the hash of each position, scores, rankings, and
 * the results of taking back. If two builds have the same digest, they follow the same rules.
 */
final class RulesDigest {
  /** On average, one ply in this number comes after a random move that is taken back. */
  private static final int TAKEN_BACK = 8;

  private final Rng rng;
  private final Digest digest = new Digest();

  private RulesDigest(int seed) {
    rng = new Rng(seed);
  }

  /** The digest of a number of games in sixteen hexadecimal digits. The set-ups take turns. */
  static String of(List<Setup> setups, int count, int seed) {
    RulesDigest games = new RulesDigest(seed);
    for (int i = 0; i < count; i++) {
      games.game(setups.get(i % setups.size()).position());
    }
    return games.digest.hex();
  }

  private void game(Position position) {
    int[] moves = new int[position.maxLegalMoves()];
    while (!position.isOver()) {
      int count = position.legalMoves(moves);
      fold(count);
      for (int i = 0; i < count; i++) {
        fold(moves[i]);
      }
      if (rng.below(TAKEN_BACK) == 0) {
        playout(position);
        position.play(moves[rng.below(count)]);
        moment(position);
        position.undo();
      }
      position.play(moves[rng.below(count)]);
      moment(position);
    }
    Outcome outcome = position.outcome();
    if (outcome != null) {
      for (int player : outcome.ranking()) {
        fold(player);
      }
    }
  }

  private void moment(Position position) {
    fold(position.mover());
    fold(position.nextColour());
    fold(position.freeCells());
    fold(position.hash1());
    fold(position.hash2());
    String score = position.scoreText();
    for (int i = 0; i < score.length(); i++) {
      fold(score.charAt(i));
    }
  }

  /** Adds a playout. Playouts are not rules, but must be the same on every platform too. */
  private void playout(Position position) {
    Playouts playouts = position.setup().game().searchSupport(position.setup()).playouts(position);
    playouts.run(rng);
    for (int cell = 0; cell < position.board().size(); cell++) {
      fold(playouts.colourAt(cell));
    }
  }

  private void fold(int value) {
    digest.fold(value);
  }
}
