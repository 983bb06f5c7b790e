package org.hexstones.omega.ai;

import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Stones;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.patterns.EdgeDistance;
import org.hexstones.patterns.LocalPatterns;
import org.hexstones.patterns.NeighbourPatterns;
import org.hexstones.patterns.Neighbourhood;
import org.hexstones.patterns.PatternCache;
import org.hexstones.patterns.WeightText;
import org.jspecify.annotations.Nullable;

/**
 * The features of a stone in OMEGA: the pattern of its neighbours, the groups that it joins and
 * separates ({@link NearGroups}), the distance from the edge and, with two players, the local
 * patterns within two steps. All features distinguish whether the stone has the mover's colour. All
 * except the local patterns also distinguish how full the board is.
 *
 * <p>"Same" are stones of the placed colour. "Against" are the stones against which it is placed:
 * those of all other colours for a stone of the mover's own colour, the mover's stones for another
 * colour.
 */
final class OmegaFeatures implements MoveFeatures {
  private static final int STAGES = 4;
  private static final int CONTEXTS = 2 * STAGES;

  private static final int FAR = 5;

  private static final int AROUND = 0;
  private static final int JOINED = AROUND + NeighbourPatterns.COUNT * CONTEXTS;
  private static final int PARTED = JOINED + NearGroups.SETS * CONTEXTS;
  private static final int ROOM_SAME = PARTED + NearGroups.SETS * CONTEXTS;
  private static final int ROOM_AGAINST = ROOM_SAME + NearGroups.SORTS * CONTEXTS;
  private static final int NEAR = ROOM_AGAINST + NearGroups.SORTS * CONTEXTS;
  private static final int PLACE = NEAR + FAR * FAR * CONTEXTS;
  private static final int ARCS = PLACE + 2 * FAR * CONTEXTS;
  private static final int WEDGES = ARCS + LocalPatterns.COUNT;

  /** The local patterns of another colour's stone follow those of the mover's. */
  private static final int OTHERS = 2 * LocalPatterns.COUNT;

  private static final int COUNT = ARCS + 2 * OTHERS;

  /** The number of features for each of the {@link #CONTEXTS}; all games have these features. */
  private static final int OF_CONTEXT = ARCS / CONTEXTS;

  private final OmegaPosition position;
  private final Stones stones;
  private final int players;
  private final boolean shaped;
  private final int size;
  private final Neighbourhood neighbourhood;
  private final NeighbourPatterns patterns = NeighbourPatterns.ALL;
  private final NearGroups groups;
  private final LocalPatterns shapes;
  private final PatternCache memo;
  private final byte[] place;

  private int own;

  private int stage;

  /** The last weights of {@link #rate}, and the same weights in the order of contexts. */
  private float @Nullable [] known;

  private final float[] byContext = new float[ARCS];

  /** The weights of local patterns around a stone of the mover's colour, and of another colour. */
  private float[] ownShapes = new float[0];

  private float[] otherShapes = new float[0];

  OmegaFeatures(OmegaPosition position) {
    this.position = position;
    stones = position.stones();
    players = position.setup().players();
    shaped = players == 2;
    size = position.board().size();
    neighbourhood = new Neighbourhood(position);
    groups = new NearGroups(position, neighbourhood);
    shapes = new LocalPatterns(position.board(), neighbourhood);
    memo = new PatternCache(neighbourhood);
    place = places(position.board());
  }

  /** Twice the distance from the edge, at most {@link #FAR} - 1, plus 1 for a corner. */
  private static byte[] places(Board board) {
    int[] distance = EdgeDistance.distances(board, FAR - 1);
    byte[] places = new byte[board.size()];
    for (int cell = 0; cell < places.length; cell++) {
      boolean corner = board.degree(cell) <= 3;
      places[cell] = (byte) (2 * distance[cell] + (corner ? 1 : 0));
    }
    return places;
  }

  @Override
  public int count() {
    return shaped ? COUNT : ARCS;
  }

  @Override
  public float[] weights() {
    return WeightText.read(shaped ? OmegaWeights.TEXT : OmegaMultiplayerWeights.TEXT, count());
  }

  @Override
  public int mostOfMove() {
    return 5 + 3 * Direction.COUNT;
  }

  @Override
  public void look() {
    neighbourhood.follow();
    stage = Math.min(STAGES - 1, (size - stones.freeCells()) * STAGES / size);
    int mover = position.mover();
    own = mover < 0 ? 0 : position.colourOf(mover);
    groups.look(own);
  }

  @Override
  public int of(int placement, int[] into) {
    int colour = Moves.colour(placement);
    int cell = Moves.cell(placement);
    int context = (colour == own ? 0 : STAGES) + stage;
    groups.find(cell, colour);
    int count = 0;
    for (int i = 0; i < groups.sames(); i++) {
      into[count++] = ROOM_SAME + groups.sortOfSame(i) * CONTEXTS + context;
    }
    for (int i = 0; i < groups.againsts(); i++) {
      into[count++] = ROOM_AGAINST + groups.sortOfAgainst(i) * CONTEXTS + context;
    }
    into[count++] = AROUND + pattern(cell, colour) * CONTEXTS + context;
    into[count++] = JOINED + groups.joined() * CONTEXTS + context;
    into[count++] = PARTED + groups.parted() * CONTEXTS + context;
    into[count++] = NEAR + near(cell, colour) * CONTEXTS + context;
    into[count++] = PLACE + place[cell] * CONTEXTS + context;
    if (shaped) {
      int of = colour == own ? 0 : OTHERS;
      for (int d = 0; d < Direction.COUNT; d++) {
        into[count++] = ARCS + of + shapes.arc(d);
        into[count++] = WEDGES + of + shapes.wedge(d);
      }
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
      into[i] = sum(Moves.colour(moves[i]), Moves.cell(moves[i]));
    }
  }

  /** Groups the weights by context, so that the weights of one position are close in memory. */
  private void learn(float[] weights) {
    known = weights;
    memo.clear();
    for (int context = 0; context < CONTEXTS; context++) {
      for (int i = 0; i < OF_CONTEXT; i++) {
        byContext[context * OF_CONTEXT + i] = weights[i * CONTEXTS + context];
      }
    }
    if (shaped) {
      ownShapes = shapes.worth(weights, ARCS, WEDGES);
      otherShapes = shapes.worth(weights, ARCS + OTHERS, WEDGES + OTHERS);
    }
  }

  private float sum(int colour, int cell) {
    final float[] worth = byContext;
    int context = (colour == own ? 0 : STAGES) + stage;
    int base = context * OF_CONTEXT;
    groups.find(cell, colour);
    float sum =
        local(cell, colour, context)
            + worth[base + JOINED / CONTEXTS + groups.joined()]
            + worth[base + PARTED / CONTEXTS + groups.parted()];
    int room = base + ROOM_SAME / CONTEXTS;
    for (int i = 0; i < groups.sames(); i++) {
      sum += worth[room + groups.sortOfSame(i)];
    }
    room = base + ROOM_AGAINST / CONTEXTS;
    for (int i = 0; i < groups.againsts(); i++) {
      sum += worth[room + groups.sortOfAgainst(i)];
    }
    return sum;
  }

  /** The sum for everything within two steps, and for the place on the board. */
  private float local(int cell, int colour, int context) {
    if (!shaped) {
      return weighed(cell, colour, context);
    }
    return memo.knows(cell, 2 * context + colour)
        ? memo.worth()
        : memo.keep(weighed(cell, colour, context));
  }

  private float weighed(int cell, int colour, int context) {
    final float[] worth = byContext;
    int base = context * OF_CONTEXT;
    float sum =
        worth[base + pattern(cell, colour)]
            + worth[base + NEAR / CONTEXTS + near(cell, colour)]
            + worth[base + PLACE / CONTEXTS + place[cell]];
    return shaped ? sum + shapes.sum(colour == own ? ownShapes : otherShapes) : sum;
  }

  /** The pattern of the neighbours. With two players the local patterns supply it. */
  private int pattern(int cell, int colour) {
    if (shaped) {
      shapes.look(cell, colour);
      return patterns.pattern(shapes.around());
    }
    int same = neighbourhood.around(cell, colour);
    int against = neighbourhood.aroundAny(cell) & ~same;
    int outside = neighbourhood.rim(cell);
    if (colour != own) {
      int others = against & ~neighbourhood.around(cell, own);
      against &= ~others;
      outside |= others;
    }
    return patterns.pattern(
        LocalPatterns.OWN * neighbourhood.spread(same)
            + LocalPatterns.ENEMY * neighbourhood.spread(against)
            + LocalPatterns.OUTSIDE * neighbourhood.spread(outside));
  }

  /** The numbers of stones two steps away: of the placed colour, and against it. */
  private int near(int cell, int colour) {
    int sames = neighbourhood.twoStepsAway(cell, colour);
    int againsts = 0;
    if (colour != own) {
      againsts = neighbourhood.twoStepsAway(cell, own);
    } else {
      for (int other = 0; other < players; other++) {
        againsts += other == colour ? 0 : neighbourhood.twoStepsAway(cell, other);
      }
    }
    return Math.min(sames, FAR - 1) * FAR + Math.min(againsts, FAR - 1);
  }
}
