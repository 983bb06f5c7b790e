package org.hexstones.omny.ai;

import org.hexstones.game.LearntEvaluation;
import org.hexstones.game.Logarithm;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.patterns.EdgeDistance;
import org.hexstones.patterns.LocalPatterns;
import org.hexstones.patterns.NeighbourPatterns;
import org.hexstones.patterns.Neighbourhood;
import org.hexstones.patterns.PatternCache;
import org.hexstones.patterns.WeightText;

/**
 * The learnt probability that a free cell of Y becomes white. Its logit is what the cell's
 * surroundings are worth for white less what they are worth for black ({@link LocalPatterns}, the
 * distance from the edge), and a part for the side to move, by the pattern of the neighbours. With
 * the colours exchanged the probability is one minus this one.
 */
final class YCells {
  private static final int STAGES = 4;
  private static final int FAR = 6;

  private static final int AROUND = 0;
  private static final int PLACE = AROUND + NeighbourPatterns.COUNT * STAGES;
  private static final int ARCS = PLACE + FAR * STAGES;
  private static final int WEDGES = ARCS + LocalPatterns.COUNT;
  private static final int MOVER = WEDGES + LocalPatterns.COUNT;
  private static final int MOVER_AROUND = MOVER + STAGES;

  /** The factor of the logit of the whole estimate, and what the turn adds to it. */
  static final int SCALE = MOVER_AROUND + NeighbourPatterns.COUNT;

  static final int TURN = SCALE + 1;
  static final int COUNT = TURN + 1;

  private final OmnyPosition position;
  private final Neighbourhood neighbourhood;
  private final LocalPatterns shapes;
  private final NeighbourPatterns patterns = NeighbourPatterns.ALL;
  private final PatternCache cache;
  private final byte[] distance;

  /** The weights of play, and sums of them. */
  final float[] learnt;

  private final float[] shapeWorth;

  private final int[] features = new int[3 + 2 * Direction.COUNT];
  private int stage;
  private int mover;

  YCells(OmnyPosition position, Neighbourhood neighbourhood) {
    this.position = position;
    this.neighbourhood = neighbourhood;
    Board board = position.board();
    shapes = new LocalPatterns(board, neighbourhood);
    cache = new PatternCache(neighbourhood);
    distance = new byte[board.size()];
    int[] distances = EdgeDistance.distances(board, FAR - 1);
    for (int cell = 0; cell < distance.length; cell++) {
      distance[cell] = (byte) distances[cell];
    }
    learnt = WeightText.read(YWeights.TEXT, COUNT);
    shapeWorth = shapes.worth(learnt, ARCS, WEDGES);
  }

  /** Reads the present position. */
  void look() {
    int size = distance.length;
    stage = Math.min(STAGES - 1, (size - position.stones().freeCells()) * STAGES * 2 / size);
    mover = position.turns().colour();
    neighbourhood.follow();
  }

  /** The probability that a free cell becomes white, by the weights of play. */
  double white(int cell) {
    if (cache.knows(cell, 2 * stage + mover)) {
      return cache.worth();
    }
    double logit = learnt[MOVER + stage];
    logit = (mover == 0 ? logit : -logit) + worth(cell, 0) - worth(cell, 1);
    return cache.keep((float) (1 / (1 + Logarithm.exp(-logit))));
  }

  private float worth(int cell, int colour) {
    shapes.look(cell, colour);
    int pattern = patterns.pattern(shapes.around());
    float worth =
        learnt[AROUND + pattern * STAGES + stage]
            + learnt[PLACE + distance[cell] * STAGES + stage]
            + shapes.sum(shapeWorth);
    return colour == mover ? worth + learnt[MOVER_AROUND + pattern] : worth;
  }

  // For learning.

  /** The logit of a free cell by other weights. */
  double logit(int cell, float[] weights) {
    double logit = mover == 0 ? weights[MOVER + stage] : -weights[MOVER + stage];
    for (int colour = 0; colour < 2; colour++) {
      int count = features(cell, colour);
      for (int i = 0; i < count; i++) {
        logit += colour == 0 ? weights[features[i]] : -weights[features[i]];
      }
    }
    return logit;
  }

  /**
   * Gives the derivatives by each weight of something that depends on a cell's logit.
   *
   * @param slope its derivative by the logit
   */
  void differentiate(int cell, double slope, LearntEvaluation.Slopes into) {
    into.add(MOVER + stage, mover == 0 ? slope : -slope);
    for (int colour = 0; colour < 2; colour++) {
      int count = features(cell, colour);
      for (int i = 0; i < count; i++) {
        into.add(features[i], colour == 0 ? slope : -slope);
      }
    }
  }

  /** Finds the weights whose sum is what a cell is worth for a colour, and returns their number. */
  private int features(int cell, int colour) {
    shapes.look(cell, colour);
    int pattern = patterns.pattern(shapes.around());
    int count = 0;
    features[count++] = AROUND + pattern * STAGES + stage;
    features[count++] = PLACE + distance[cell] * STAGES + stage;
    for (int d = 0; d < Direction.COUNT; d++) {
      features[count++] = ARCS + shapes.arc(d);
      features[count++] = WEDGES + shapes.wedge(d);
    }
    if (colour == mover) {
      features[count++] = MOVER_AROUND + pattern;
    }
    return count;
  }
}
