package org.hexstones.search.puct;

import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchKit;
import org.hexstones.game.WeightText;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a position in the order of their promise: the share of attention that a player who
 * knows only what can be seen at a glance would give them.
 */
final class Promise {
  /** Below this promise all are alike, and no exponential needs to be taken. */
  private static final float FAINT = -6;

  private static final float FAINT_SHARE = 0.0025f;

  private final SearchKit kit;
  private final Position position;
  private final @Nullable MoveFeatures features;
  private final float[] weights;

  /** How much is made of differences: 1 as learnt, 0 nothing. */
  private final float scale;

  /** Whether anybody asks for shares. */
  private final boolean sharing;

  /** The moves, the most promising first; special moves before all others. */
  final int[] moves;

  /** What a move promises: the logarithm of its share, to a constant. */
  final float[] score;

  /** Its share of all, where that is asked for; 0 for special moves. */
  final float[] share;

  /** How many games the first rapid estimate of a move stands for. */
  final float priorVisits;

  /** How much a move's first rapid estimate falls with each unit that it promises less. */
  private final double bias;

  private final Rng rng;

  Promise(Settings settings, FollowedGame game, Rng rng) {
    kit = game.kit;
    position = game.position;
    double slope = settings.value(Settings.BIAS);
    bias = slope > 0 ? slope : kit.promiseSlope();
    scale = (float) settings.value(Settings.WEIGHT);
    priorVisits = (float) settings.value(Settings.RAPID_PRIOR);
    sharing = settings.value(Settings.PUCT) > 0 || settings.value(Settings.LOOSE) > 0;
    this.rng = rng;
    features = scale == 0 ? null : kit.moveFeatures(position);
    weights =
        features == null ? new float[0] : WeightText.read(kit.moveWeights(), features.count());
    moves = new int[position.maxLegalMoves()];
    score = new float[moves.length];
    share = new float[moves.length];
  }

  /** Whether moves are told apart at all. */
  boolean tellsApart() {
    return features != null;
  }

  /**
   * The first rapid estimate of a move: an even game, less where the move promises less, a random
   * hair's breadth apart so that ties fall in no order.
   */
  float expected(int i) {
    return (float) (Math.max(0, 0.5 + bias * score[i]) + rng.unit() / 1024);
  }

  /**
   * Looks at the position as it is now, and answers how many moves there are.
   *
   * @param most how many must be in order; those behind are in none
   */
  int look(int most) {
    int count = kit.candidates(position, moves);
    int specials = 0;
    for (int i = 0; i < count; i++) {
      if (!Moves.isPlace(moves[i])) {
        int move = moves[i];
        moves[i] = moves[specials];
        moves[specials] = move;
        share[specials] = 0;
        score[specials++] = 0;
      }
    }
    rate(specials, count);
    if (most < count) {
      choose(specials, count, most);
    } else {
      sort(specials, count);
    }
    return count;
  }

  private void rate(int from, int count) {
    MoveFeatures seen = features;
    if (seen == null) {
      for (int i = from; i < count; i++) {
        score[i] = 0;
        share[i] = 1f / (count - from);
      }
      return;
    }
    seen.rate(moves, from, count, weights, score);
    float best = Float.NEGATIVE_INFINITY;
    for (int i = from; i < count; i++) {
      score[i] *= scale;
      best = Math.max(best, score[i]);
    }
    for (int i = from; i < count; i++) {
      score[i] -= best;
    }
    if (sharing) {
      share(from, count);
    }
  }

  private void share(int from, int count) {
    float all = 0;
    for (int i = from; i < count; i++) {
      share[i] = score[i] < FAINT ? FAINT_SHARE : (float) Math.exp(score[i]);
      all += share[i];
    }
    for (int i = from; i < count; i++) {
      share[i] /= all;
    }
  }

  /** Brings the most promising to the front, in order. */
  private void choose(int from, int to, int most) {
    int filled = from;
    for (int i = from; i < to; i++) {
      float promise = score[i];
      if (filled == most && promise <= score[most - 1]) {
        continue;
      }
      int move = moves[i];
      float part = share[i];
      int j = filled;
      if (filled == most) {
        j = most - 1;
        moves[i] = moves[j];
        score[i] = score[j];
        share[i] = share[j];
      } else {
        filled++;
      }
      while (j > from && score[j - 1] < promise) {
        moves[j] = moves[j - 1];
        score[j] = score[j - 1];
        share[j] = share[j - 1];
        j--;
      }
      moves[j] = move;
      score[j] = promise;
      share[j] = part;
    }
  }

  /** Shell's sort (gaps 1, 4, 13, …): short, in place, and equal moves fall in no random order. */
  private void sort(int from, int to) {
    int gap = 1;
    while (3 * gap + 1 < to - from) {
      gap = 3 * gap + 1;
    }
    for (; gap > 0; gap /= 3) {
      for (int i = from + gap; i < to; i++) {
        int move = moves[i];
        float promise = score[i];
        float part = share[i];
        int j = i;
        while (j - gap >= from && score[j - gap] < promise) {
          moves[j] = moves[j - gap];
          score[j] = score[j - gap];
          share[j] = share[j - gap];
          j -= gap;
        }
        moves[j] = move;
        score[j] = promise;
        share[j] = part;
      }
    }
  }
}
