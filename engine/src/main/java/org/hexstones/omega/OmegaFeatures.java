package org.hexstones.omega;

import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Rim;
import org.hexstones.game.Sight;
import org.hexstones.game.Stones;
import org.hexstones.game.Surroundings;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.jspecify.annotations.Nullable;

/**
 * What can be seen of a stone in OMEGA: what is round it, which groups it joins and which it keeps
 * apart, how large they are and how much room they have, how far the rim is. Each is told apart by
 * whose colour the stone has, the mover's or another, and by how full the board is.
 *
 * <p>"Same" are stones of the placed colour; "against" are those that the stone is placed against:
 * all others when the mover places the own colour, the mover's when another.
 */
final class OmegaFeatures implements MoveFeatures {
  private static final int STAGES = 4;
  private static final int CONTEXTS = 2 * STAGES;

  private static final int OUTSIDE = 1;
  private static final int SAME = 2;
  private static final int AGAINST = 3;

  /** Buckets of groups' sizes, and the sets of up to three of them. */
  private static final int BUCKETS = 8;

  private static final int SETS = BUCKETS * BUCKETS * BUCKETS;
  private static final int SETS_SORTED = BUCKETS * (BUCKETS + 1) * (BUCKETS + 2) / 6;

  private static final int ROOMS = 6;
  private static final int FAR = 5;

  private static final int AROUND = 0;
  private static final int JOINED = AROUND + Surroundings.COUNT * CONTEXTS;
  private static final int PARTED = JOINED + SETS_SORTED * CONTEXTS;
  private static final int ROOM_SAME = PARTED + SETS_SORTED * CONTEXTS;
  private static final int ROOM_AGAINST = ROOM_SAME + BUCKETS * ROOMS * CONTEXTS;
  private static final int NEAR = ROOM_AGAINST + BUCKETS * ROOMS * CONTEXTS;
  private static final int PLACE = NEAR + FAR * FAR * CONTEXTS;
  private static final int COUNT = PLACE + 2 * FAR * CONTEXTS;
  private static final int OF_CONTEXT = COUNT / CONTEXTS;

  private final OmegaPosition position;
  private final Stones stones;
  private final int players;
  private final int[] adjacency;
  private final int size;
  private final Sight sight;
  private final Surroundings surroundings = Surroundings.ALL;

  /** By size, up to the last, the bucket; by set in descending order, its number. */
  private final int[] bucketOf = {0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7};

  private final short[] setOf = sets();
  private final byte[] place;
  private final int[] room;

  /** For a cell with a stone, the cell that stands for its group. */
  private final int[] root;

  /** By that cell: the bucket of its group's size, and this with its room in one number. */
  private final int[] bucket;

  private final int[] kind;
  private final int[] same = new int[3];
  private final int[] against = new int[3];
  private int own;
  private int stage;

  /** What the last move's groups were: how many of each sort, and the features of their rooms. */
  private int sames;

  private int againsts;

  /** What {@link #rate} was last given, and the same in the order of contexts. */
  private float @Nullable [] known;

  private final float[] byContext = new float[COUNT];

  OmegaFeatures(OmegaPosition position) {
    this.position = position;
    stones = position.stones();
    players = position.setup().players();
    adjacency = position.board().adjacency();
    size = position.board().size();
    sight = new Sight(position);
    place = places(position.board());
    room = new int[size];
    root = new int[size];
    bucket = new int[size];
    kind = new int[size];
  }

  private static short[] sets() {
    short[] sets = new short[SETS];
    int next = 0;
    for (int set = 0; set < SETS; set++) {
      int a = set / (BUCKETS * BUCKETS);
      int b = set / BUCKETS % BUCKETS;
      int c = set % BUCKETS;
      if (a >= b && b >= c) {
        sets[set] = (short) next++;
      }
    }
    return sets;
  }

  /** The distance from the rim up to {@link #FAR} - 1, and whether it is on a corner of the rim. */
  private static byte[] places(Board board) {
    int[] distance = Rim.distances(board, FAR - 1);
    byte[] places = new byte[board.size()];
    for (int cell = 0; cell < places.length; cell++) {
      boolean corner = board.degree(cell) <= 3;
      places[cell] = (byte) (2 * distance[cell] + (corner ? 1 : 0));
    }
    return places;
  }

  @Override
  public int count() {
    return COUNT;
  }

  @Override
  public int mostOfMove() {
    return 5 + Direction.COUNT;
  }

  @Override
  public void look() {
    sight.follow();
    int free = stones.freeCells();
    stage = Math.min(STAGES - 1, (size - free) * STAGES / size);
    int mover = position.mover();
    own = mover < 0 ? 0 : position.colourOf(mover);
    for (int i = free; i < size; i++) {
      int cell = stones.free(i);
      root[cell] = position.groupAt(cell);
      room[cell] = 0;
    }
    for (int i = 0; i < free; i++) {
      int cell = stones.free(i);
      for (int colour = 0; colour < players; colour++) {
        // A group that lies round a cell on several sides is counted more than once: near enough.
        for (int set = Sight.runs(sight.around(cell, colour)); set != 0; set &= set - 1) {
          room[root[adjacency[cell * Direction.COUNT + sight.lowest(set)]]]++;
        }
      }
    }
    for (int i = free; i < size; i++) {
      int cell = stones.free(i);
      if (root[cell] == cell) {
        int stonesInGroup = position.groupSizeAt(cell);
        int cells = room[cell];
        bucket[cell] = bucketOf[Math.min(stonesInGroup, bucketOf.length - 1)];
        kind[cell] = bucket[cell] * ROOMS + (cells < 4 ? cells : cells < 6 ? 4 : 5);
      }
    }
  }

  @Override
  public int of(int placement, int[] into) {
    int colour = Moves.colour(placement);
    int cell = Moves.cell(placement);
    int context = (colour == own ? 0 : STAGES) + stage;
    findGroups(cell, colour);
    int count = 0;
    for (int i = 0; i < sames; i++) {
      into[count++] = ROOM_SAME + kind[same[i]] * CONTEXTS + context;
    }
    for (int i = 0; i < againsts; i++) {
      into[count++] = ROOM_AGAINST + kind[against[i]] * CONTEXTS + context;
    }
    into[count++] = AROUND + pattern(cell, colour) * CONTEXTS + context;
    into[count++] = JOINED + set(same, sames) * CONTEXTS + context;
    into[count++] = PARTED + set(against, againsts) * CONTEXTS + context;
    into[count++] = NEAR + near(cell, colour) * CONTEXTS + context;
    into[count++] = PLACE + place[cell] * CONTEXTS + context;
    return count;
  }

  /** {@inheritDoc} The same sums as by the features, without writing these down. */
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

  /** Puts the weights of each context together, so that one look needs few of them. */
  private void learn(float[] weights) {
    known = weights;
    for (int context = 0; context < CONTEXTS; context++) {
      for (int i = 0; i < OF_CONTEXT; i++) {
        byContext[context * OF_CONTEXT + i] = weights[i * CONTEXTS + context];
      }
    }
  }

  private float sum(int colour, int cell) {
    final float[] worth = byContext;
    int base = ((colour == own ? 0 : STAGES) + stage) * OF_CONTEXT;
    findGroups(cell, colour);
    float sum =
        worth[base + pattern(cell, colour)]
            + worth[base + NEAR / CONTEXTS + near(cell, colour)]
            + worth[base + PLACE / CONTEXTS + place[cell]]
            + worth[base + JOINED / CONTEXTS + set(same, sames)]
            + worth[base + PARTED / CONTEXTS + set(against, againsts)];
    int room = base + ROOM_SAME / CONTEXTS;
    for (int i = 0; i < sames; i++) {
      sum += worth[room + kind[same[i]]];
    }
    room = base + ROOM_AGAINST / CONTEXTS;
    for (int i = 0; i < againsts; i++) {
      sum += worth[room + kind[against[i]]];
    }
    return sum;
  }

  /** Finds the groups of the colour that is placed, and those that it is placed against. */
  private void findGroups(int cell, int colour) {
    sames = addGroups(same, 0, cell, colour);
    againsts = 0;
    if (colour != own) {
      againsts = addGroups(against, 0, cell, own);
    } else {
      for (int other = 0; other < players; other++) {
        if (other != colour) {
          againsts = addGroups(against, againsts, cell, other);
        }
      }
    }
  }

  private int addGroups(int[] groups, int before, int cell, int colour) {
    int count = before;
    for (int set = Sight.runs(sight.around(cell, colour)); set != 0; set &= set - 1) {
      int group = root[adjacency[cell * Direction.COUNT + sight.lowest(set)]];
      boolean isNew = count < groups.length;
      for (int i = before; i < count; i++) {
        isNew &= groups[i] != group;
      }
      if (isNew) {
        groups[count++] = group;
      }
    }
    return count;
  }

  private int pattern(int cell, int colour) {
    int sameSet = sight.around(cell, colour);
    int againstSet;
    int outside = sight.rim(cell);
    if (colour != own) {
      againstSet = sight.around(cell, own);
      for (int other = 0; other < players && players > 2; other++) {
        outside |= other == own || other == colour ? 0 : sight.around(cell, other);
      }
    } else {
      againstSet = sight.aroundAny(cell) & ~sameSet;
    }
    int code =
        SAME * sight.spread(sameSet)
            + AGAINST * sight.spread(againstSet)
            + OUTSIDE * sight.spread(outside);
    return surroundings.pattern(code);
  }

  private int set(int[] groups, int count) {
    if (count < 2) {
      return count == 0 ? 0 : setOf[bucket[groups[0]] * BUCKETS * BUCKETS];
    }
    int a = bucket[groups[0]];
    int b = bucket[groups[1]];
    int c = count > 2 ? bucket[groups[2]] : 0;
    int most = Math.max(a, Math.max(b, c));
    int least = Math.min(a, Math.min(b, c));
    return setOf[(most * BUCKETS + a + b + c - most - least) * BUCKETS + least];
  }

  /**
   * How many stones of the placed colour, and of those it is placed against, lie two steps away.
   */
  private int near(int cell, int colour) {
    int sames = sight.twoStepsAway(cell, colour);
    int againsts = 0;
    if (colour != own) {
      againsts = sight.twoStepsAway(cell, own);
    } else {
      for (int other = 0; other < players; other++) {
        againsts += other == colour ? 0 : sight.twoStepsAway(cell, other);
      }
    }
    return Math.min(sames, FAR - 1) * FAR + Math.min(againsts, FAR - 1);
  }
}
