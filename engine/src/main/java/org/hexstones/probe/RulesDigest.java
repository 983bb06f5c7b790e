package org.hexstones.probe;

import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.game.Playouts;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;

/**
 * Random games over all legal moves, folded into 64 bits, of which every bit depends on everything
 * that the rules say: each list of legal moves, who moves, the hash of each position, scores and
 * rankings, and what taking back leads to. Where two builds come to the same, they play by the same
 * rules. The folding is that of Fowler, Noll and Vo (FNV-1a), twice, over ints.
 */
final class RulesDigest {
  private static final int PRIME = 16777619;

  /** A few plies are taken back and played again, one time in so many. */
  private static final int TAKEN_BACK = 8;

  private final Rng rng;
  private int one = 0x811C9DC5;
  private int other = 0x01000193;

  private RulesDigest(int seed) {
    rng = new Rng(seed);
  }

  /** Sixteen hexadecimal digits, after so many games, the set-ups taking turns. */
  static String of(List<Setup> setups, int games, int seed) {
    RulesDigest digest = new RulesDigest(seed);
    for (int i = 0; i < games; i++) {
      digest.game(setups.get(i % setups.size()).position());
    }
    return hex(digest.one) + hex(digest.other);
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

  /** The fast random games are not the rules, and are to be the same everywhere all the same. */
  private void playout(Position position) {
    Playouts playouts = position.setup().game().searchSupport(position.setup()).playouts(position);
    playouts.run(rng);
    for (int cell = 0; cell < position.board().size(); cell++) {
      fold(playouts.colourAt(cell));
    }
  }

  private void fold(int value) {
    one = (one ^ value) * PRIME;
    one ^= one >>> 15;
    other = (other + value) * PRIME;
    other ^= other >>> 13;
  }

  private static String hex(int value) {
    StringBuilder digits = new StringBuilder();
    for (int shift = 28; shift >= 0; shift -= 4) {
      digits.append("0123456789abcdef".charAt(value >>> shift & 15));
    }
    return digits.toString();
  }
}
