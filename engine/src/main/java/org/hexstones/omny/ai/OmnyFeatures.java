package org.hexstones.omny.ai;

import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Stones;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.patterns.EdgeDistance;
import org.hexstones.patterns.LocalPatterns;
import org.hexstones.patterns.NeighbourPatterns;
import org.hexstones.patterns.Neighbourhood;
import org.hexstones.patterns.PatternCache;
import org.hexstones.patterns.WeightText;
import org.jspecify.annotations.Nullable;

/**
 * The features of a stone in OMNY: the pattern of its neighbours, the bridges that it makes to own
 * stones and takes from the opponent, the local patterns within two steps ({@link LocalPatterns}),
 * the answer to the last stone, the groups that it joins, the distances from the edge and from
 * stars, and in Y how much the estimate of the reduction depends on its cell ({@link YUrgency}).
 *
 * <p>A bridge is two stones of a colour two steps apart round a corner, with both cells between
 * them free. If the opponent plays on one of these cells, the owner connects on the other.
 */
final class OmnyFeatures implements MoveFeatures {
  private static final int STAGES = 4;

  /** The number of codes of a cell's neighbours. */
  private static final int CODES = 1 << (2 * Direction.COUNT);

  private static final int FAR = 6;
  private static final int FEW = 4;

  /** The maximum number of features of a move. */
  private static final int MOST = 11 + 2 * Direction.COUNT;

  private static final int AROUND = 0;
  private static final int ANSWER = AROUND + NeighbourPatterns.COUNT * STAGES;
  private static final int BRIDGES = ANSWER + NeighbourPatterns.COUNT * LastStones.DISTANCES;
  private static final int GROUPS = BRIDGES + FEW * FEW * STAGES;
  private static final int PLACE = GROUPS + FEW * FEW * STAGES;
  private static final int LAST = PLACE + FAR * 3 * STAGES;
  private static final int SAVES = LAST + LastStones.DISTANCES * LastStones.DISTANCES * STAGES;
  private static final int STRETCH = SAVES + 2;
  private static final int ARCS = STRETCH + FEW * FEW * STAGES;
  private static final int WEDGES = ARCS + LocalPatterns.COUNT;
  private static final int NEAR = WEDGES + LocalPatterns.COUNT;
  private static final int URGENCY = NEAR + 3 * LocalPatterns.COUNT;
  private static final int COUNT = URGENCY + YUrgency.GRADES;

  private final OmnyPosition position;
  private final Stones stones;
  private final int[] adjacency;
  private final int size;

  private final Neighbourhood neighbourhood;
  private final NeighbourPatterns patterns = NeighbourPatterns.ALL;
  private final LocalPatterns shapes;
  private final LastStones last;
  private final TouchedGroups touched;
  private final PatternCache memo;
  private final @Nullable YUrgency urgency;

  private final byte[] place;
  private int stage;

  /** The last weights of {@link #rate}, and sums of them that make rating faster. */
  private float @Nullable [] known;

  /** By stage and code of the neighbours: the sum of weights. */
  private final float[] aroundWorth = new float[STAGES * CODES];

  private float[] shapeWorth = new float[0];

  OmnyFeatures(OmnyPosition position) {
    this(position, new Neighbourhood(position));
  }

  /**
   * @param neighbourhood of the position; others may use it too
   */
  OmnyFeatures(OmnyPosition position, Neighbourhood neighbourhood) {
    this.position = position;
    this.neighbourhood = neighbourhood;
    stones = position.stones();
    Board board = position.board();
    adjacency = board.adjacency();
    size = board.size();
    place = places(board);
    shapes = new LocalPatterns(board, neighbourhood);
    last = new LastStones(position, neighbourhood);
    touched = new TouchedGroups(position, neighbourhood);
    memo = new PatternCache(neighbourhood);
    urgency = YUrgency.of(position, neighbourhood);
  }

  /** By cell: its distance from the edge, and whether it or a neighbour is a star. */
  private byte[] places(Board board) {
    int[] distance = EdgeDistance.distances(board, FAR - 1);
    boolean[] star = new boolean[size + 1];
    for (int cell : position.setup().stars()) {
      star[cell] = true;
    }
    byte[] places = new byte[size];
    for (int cell = 0; cell < size; cell++) {
      int starry = star[cell] ? 2 : 0;
      for (int d = 0; d < Direction.COUNT && starry == 0; d++) {
        starry = star[adjacency[cell * Direction.COUNT + d]] ? 1 : 0;
      }
      places[cell] = (byte) (distance[cell] * 3 + starry);
    }
    return places;
  }

  @Override
  public int count() {
    return COUNT;
  }

  @Override
  public float[] weights() {
    return WeightText.read(OmnyWeights.TEXT, count());
  }

  @Override
  public int mostOfMove() {
    return MOST;
  }

  @Override
  public void look() {
    stage = Math.min(STAGES - 1, (size - stones.freeCells()) * STAGES * 2 / size);
    neighbourhood.follow();
    last.look();
    if (urgency != null) {
      urgency.look();
    }
  }

  @Override
  public int of(int placement, int[] into) {
    int colour = Moves.colour(placement);
    int cell = Moves.cell(placement);
    shapes.look(cell, colour);
    int pattern = patterns.pattern(shapes.around());
    int count = 0;
    int near = last.fromEnemys(cell);
    into[count++] = AROUND + pattern * STAGES + stage;
    into[count++] = ANSWER + pattern * LastStones.DISTANCES + near;
    into[count++] = BRIDGES + bridges(cell, colour) * STAGES + stage;
    into[count++] = GROUPS + groups(cell, colour) * STAGES + stage;
    into[count++] = PLACE + place[cell] * STAGES + stage;
    into[count++] = LAST + (near * LastStones.DISTANCES + last.fromOwn(cell)) * STAGES + stage;
    into[count++] = STRETCH + stretches(cell, colour) * STAGES + stage;
    for (int d = 0; d < Direction.COUNT; d++) {
      into[count++] = ARCS + shapes.arc(d);
      into[count++] = WEDGES + shapes.wedge(d);
    }
    if (near == LastStones.TOUCHING && savesBridge(last.toEnemys(cell))) {
      into[count++] = SAVES;
    }
    if (near == LastStones.TOUCHING && savesRim(last.toEnemys(cell))) {
      into[count++] = SAVES + 1;
    }
    if (near != LastStones.FARTHER) {
      into[count++] = NEAR + near * LocalPatterns.COUNT + shapeOfLast(last.toEnemys(cell), near);
    }
    if (urgency != null) {
      into[count++] = URGENCY + urgency.grade(cell);
    }
    return count;
  }

  /** {@inheritDoc} The sums equal those by {@link #of}, but the features are not written. */
  @Override
  public void rate(int[] moves, int from, int to, float[] weights, float[] into) {
    look();
    if (weights != known) {
      learn(weights);
    }
    for (int i = from; i < to; i++) {
      into[i] = sum(Moves.colour(moves[i]), Moves.cell(moves[i]), weights);
    }
  }

  private void learn(float[] weights) {
    known = weights;
    memo.clear();
    shapeWorth = shapes.worth(weights, ARCS, WEDGES);
    for (int code = 0; code < CODES; code++) {
      int pattern = patterns.pattern(code);
      for (int at = 0; at < STAGES; at++) {
        // This includes the weight of a stone that is no answer, because most stones are none.
        aroundWorth[at * CODES + code] =
            weights[AROUND + pattern * STAGES + at]
                + weights[ANSWER + pattern * LastStones.DISTANCES + LastStones.FARTHER];
      }
    }
  }

  private float sum(int colour, int cell, float[] weights) {
    int near = last.fromEnemys(cell);
    float sum =
        local(cell, colour, weights)
            + weights[GROUPS + groups(cell, colour) * STAGES + stage]
            + weights[LAST + (near * LastStones.DISTANCES + last.fromOwn(cell)) * STAGES + stage];
    if (urgency != null) {
      sum += weights[URGENCY + urgency.grade(cell)];
    }
    return near == LastStones.FARTHER ? sum : sum + answer(cell, colour, near, weights);
  }

  /**
   * The sum for everything within two steps and for the place on the board, without the last
   * stones.
   */
  private float local(int cell, int colour, float[] weights) {
    if (memo.knows(cell, 2 * stage + colour)) {
      return memo.worth();
    }
    shapes.look(cell, colour);
    return memo.keep(
        aroundWorth[stage * CODES + shapes.around()]
            + weights[BRIDGES + bridges(cell, colour) * STAGES + stage]
            + weights[PLACE + place[cell] * STAGES + stage]
            + weights[STRETCH + stretches(cell, colour) * STAGES + stage]
            + shapes.sum(shapeWorth));
  }

  /** The additional weight of a stone near the opponent's last one. */
  private float answer(int cell, int colour, int near, float[] weights) {
    shapes.look(cell, colour);
    int towards = last.toEnemys(cell);
    int answer = ANSWER + patterns.pattern(shapes.around()) * LastStones.DISTANCES;
    float sum =
        weights[answer + near]
            - weights[answer + LastStones.FARTHER]
            + weights[NEAR + near * LocalPatterns.COUNT + shapeOfLast(towards, near)];
    if (near == LastStones.TOUCHING) {
      sum += savesBridge(towards) ? weights[SAVES] : 0;
      sum += savesRim(towards) ? weights[SAVES + 1] : 0;
    }
    return sum;
  }

  /** The local pattern in the direction of the opponent's last stone, which is within two steps. */
  private int shapeOfLast(int towards, int near) {
    // The direction is in the middle of an arc.
    return near == LastStones.BRIDGED ? shapes.wedge(towards) : shapes.arc(turned(towards, -1));
  }

  private static int turned(int direction, int by) {
    return (direction + by + Direction.COUNT) % Direction.COUNT;
  }

  /** The numbers of own and of opponent's groups that the stone would touch. */
  private int groups(int cell, int colour) {
    return touched.count(cell, neighbourhood.around(cell, colour)) * FEW
        + touched.count(cell, neighbourhood.around(cell, 1 - colour));
  }

  /**
   * The numbers of bridges that the stone makes, and that the opponent could have made on its cell.
   */
  private int bridges(int cell, int colour) {
    int both = shapes.free() & Neighbourhood.before(shapes.free());
    int owns = neighbourhood.number(neighbourhood.bridged(cell, colour) & both);
    int enemies = neighbourhood.number(neighbourhood.bridged(cell, 1 - colour) & both);
    return Math.min(owns, FEW - 1) * FEW + Math.min(enemies, FEW - 1);
  }

  /**
   * The numbers of own and of opponent's stones two straight steps away with a free cell between.
   */
  private int stretches(int cell, int colour) {
    int owns = neighbourhood.number(neighbourhood.straight(cell, colour) & shapes.free());
    int enemies = neighbourhood.number(neighbourhood.straight(cell, 1 - colour) & shapes.free());
    return Math.min(owns, FEW - 1) * FEW + Math.min(enemies, FEW - 1);
  }

  /** Whether the opponent's last stone is in a bridge whose other cell is this one. */
  private boolean savesBridge(int towards) {
    return shapes.neighbour(turned(towards, 1)) == LocalPatterns.OWN
        && shapes.neighbour(turned(towards, -1)) == LocalPatterns.OWN;
  }

  /** The same for a bridge between an own stone and the edge. */
  private boolean savesRim(int towards) {
    int left = shapes.neighbour(turned(towards, 1));
    int right = shapes.neighbour(turned(towards, -1));
    return (left == LocalPatterns.OUTSIDE && right == LocalPatterns.OWN)
        || (right == LocalPatterns.OUTSIDE && left == LocalPatterns.OWN);
  }
}
