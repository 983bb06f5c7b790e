package org.hexstones.search.mcts;

import org.hexstones.game.Logarithm;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.jspecify.annotations.Nullable;

/**
 * The moves of a position in the order of their priors. The prior is the probability of a move by a
 * softmax over the logits of the move features.
 */
final class MovePriors {
  /** All moves with a lower logit get the same prior, to save the exponential function. */
  private static final float FAINT = -6;

  private static final float FAINT_PRIOR = 0.0025f;

  private final SearchSupport support;
  private final Position position;
  private final @Nullable MoveFeatures features;
  private final float[] weights;

  /** The factor of all logits: 1 for the learned weights, 0 for equal priors. */
  private final float scale;

  /** Whether the priors are needed, not only the order. */
  private final boolean wantsPriors;

  /**
   * The moves: first rare choices, then the other moves without a stone, then the stones. The
   * highest prior comes first.
   */
  final int[] moves;

  /** By move: its logit, which is the logarithm of its prior plus a constant. */
  final float[] logit;

  /** By move: its prior, 0 to 1, if priors are needed; 0 for rare choices. */
  final float[] prior;

  /** The number of virtual games that the first RAVE value of a move stands for. */
  final float priorVisits;

  /** The decrease of the first RAVE value for each unit by which the logit is lower. */
  private final double bias;

  private final Rng rng;

  MovePriors(MctsSettings settings, TrackedGame game, Rng rng) {
    support = game.support;
    position = game.position;
    bias = settings.value(MctsSettings.BIAS);
    scale = (float) settings.value(MctsSettings.WEIGHT);
    priorVisits = (float) settings.value(MctsSettings.RAVE_PRIOR);
    wantsPriors = settings.value(MctsSettings.PUCT) > 0 || settings.value(MctsSettings.LOOSE) > 0;
    this.rng = rng;
    features = scale == 0 ? null : support.moveFeatures(position);
    weights = features == null ? new float[0] : features.weights();
    moves = new int[position.maxLegalMoves()];
    logit = new float[moves.length];
    prior = new float[moves.length];
  }

  /** Whether moves have different priors. */
  boolean tellsApart() {
    return features != null;
  }

  /**
   * The first RAVE value of a move: 0.5 for the best one, less for a lower logit. A tiny random
   * part breaks ties.
   */
  double expected(int i) {
    return Math.max(0, 0.5 + bias * logit[i]) + rng.unit() / 1024;
  }

  /**
   * Computes the priors of the present position, and returns the number of moves.
   *
   * @param most the number of moves at the front that must be sorted
   */
  int look(int most) {
    int count = support.candidates(position, moves);
    int rare = 0;
    int stones = 0;
    for (int i = 0; i < count; i++) {
      if (!Moves.isPlace(moves[i])) {
        swap(i, stones);
        if (support.isRareChoice(moves[stones])) {
          swap(stones, rare);
          prior[rare] = 0;
          logit[rare++] = 0;
        }
        stones++;
      }
    }
    rate(rare, count);
    if (most < count) {
      choose(stones, count, most);
    } else {
      sort(stones, count);
    }
    return count;
  }

  private void swap(int i, int j) {
    int move = moves[i];
    moves[i] = moves[j];
    moves[j] = move;
  }

  /** Whether a move is a rare choice ({@link SearchSupport#isRareChoice}). */
  boolean isRareChoice(int move) {
    return support.isRareChoice(move);
  }

  private void rate(int from, int count) {
    MoveFeatures seen = features;
    if (seen == null) {
      for (int i = from; i < count; i++) {
        logit[i] = 0;
        prior[i] = 1f / (count - from);
      }
      return;
    }
    seen.rate(moves, from, count, weights, logit);
    float best = Float.NEGATIVE_INFINITY;
    for (int i = from; i < count; i++) {
      logit[i] *= scale;
      best = Math.max(best, logit[i]);
    }
    for (int i = from; i < count; i++) {
      logit[i] -= best;
    }
    if (wantsPriors) {
      prior(from, count);
    }
  }

  private void prior(int from, int count) {
    double all = 0;
    for (int i = from; i < count; i++) {
      prior[i] = logit[i] < FAINT ? FAINT_PRIOR : (float) Logarithm.exp(logit[i]);
      all += prior[i];
    }
    for (int i = from; i < count; i++) {
      prior[i] = (float) (prior[i] / all);
    }
  }

  /** Moves the highest logits to the front, sorted. */
  private void choose(int from, int to, int most) {
    int filled = from;
    for (int i = from; i < to; i++) {
      float own = logit[i];
      if (filled == most && own <= logit[most - 1]) {
        continue;
      }
      int move = moves[i];
      float part = prior[i];
      int j = filled;
      if (filled == most) {
        j = most - 1;
        moves[i] = moves[j];
        logit[i] = logit[j];
        prior[i] = prior[j];
      } else {
        filled++;
      }
      while (j > from && logit[j - 1] < own) {
        moves[j] = moves[j - 1];
        logit[j] = logit[j - 1];
        prior[j] = prior[j - 1];
        j--;
      }
      moves[j] = move;
      logit[j] = own;
      prior[j] = part;
    }
  }

  /** Shell sort (gaps 1, 4, 13, …). It is short, works in place, and needs no randomness. */
  private void sort(int from, int to) {
    int gap = 1;
    while (3 * gap + 1 < to - from) {
      gap = 3 * gap + 1;
    }
    for (; gap > 0; gap /= 3) {
      for (int i = from + gap; i < to; i++) {
        int move = moves[i];
        float own = logit[i];
        float part = prior[i];
        int j = i;
        while (j - gap >= from && logit[j - gap] < own) {
          moves[j] = moves[j - gap];
          logit[j] = logit[j - gap];
          prior[j] = prior[j - gap];
          j -= gap;
        }
        moves[j] = move;
        logit[j] = own;
        prior[j] = part;
      }
    }
  }
}
