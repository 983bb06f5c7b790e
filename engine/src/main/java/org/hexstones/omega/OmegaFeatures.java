package org.hexstones.omega;

import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Stones;
import org.hexstones.game.Surroundings;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

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

  private static final int FREE = 0;
  private static final int OUTSIDE = 1;
  private static final int SAME = 2;
  private static final int AGAINST = 3;

  /** Sizes of groups by bucket, and the sets of up to three of them. */
  private static final int[] BUCKET = {0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7};

  private static final int BUCKETS = 8;
  private static final int SETS = BUCKETS * BUCKETS * BUCKETS;
  private static final short[] SET = new short[SETS];
  private static final int SETS_SORTED;

  private static final int ROOMS = 6;
  private static final int FAR = 5;

  static {
    int next = 0;
    for (int set = 0; set < SETS; set++) {
      int a = set / (BUCKETS * BUCKETS);
      int b = set / BUCKETS % BUCKETS;
      int c = set % BUCKETS;
      if (a >= b && b >= c) {
        SET[set] = (short) next++;
      }
    }
    SETS_SORTED = next;
  }

  private static final int AROUND = 0;
  private static final int JOINED = AROUND + Surroundings.COUNT * CONTEXTS;
  private static final int PARTED = JOINED + SETS_SORTED * CONTEXTS;
  private static final int ROOM_SAME = PARTED + SETS_SORTED * CONTEXTS;
  private static final int ROOM_AGAINST = ROOM_SAME + BUCKETS * ROOMS * CONTEXTS;
  private static final int NEAR = ROOM_AGAINST + BUCKETS * ROOMS * CONTEXTS;
  private static final int PLACE = NEAR + FAR * FAR * CONTEXTS;
  private static final int COUNT = PLACE + 2 * FAR * CONTEXTS;

  private final OmegaPosition position;
  private final Stones stones;
  private final Board board;
  private final int[] adjacency;
  private final int size;

  /** The twelve cells two steps away, {@code size} where there is none. */
  private final int[] secondRing;

  private final byte[] place;
  private final int[] root;
  private final int[] groupSize;
  private final int[] room;
  private final int[] same = new int[3];
  private final int[] against = new int[3];
  private int own;
  private int stage;

  OmegaFeatures(OmegaPosition position) {
    this.position = position;
    stones = position.stones();
    board = position.board();
    adjacency = board.adjacency();
    size = board.size();
    secondRing = new int[12 * size];
    place = new byte[size];
    root = new int[size + 1];
    groupSize = new int[size];
    room = new int[size];
    for (int cell = 0; cell < size; cell++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        int straight = (d + 1) % Direction.COUNT;
        secondRing[12 * cell + 2 * d] = stepped(cell, d, d);
        secondRing[12 * cell + 2 * d + 1] = stepped(cell, d, straight);
      }
    }
    findPlaces();
  }

  private int stepped(int cell, int one, int other) {
    int q = board.q(cell) + Direction.q(one) + Direction.q(other);
    int r = board.r(cell) + Direction.r(one) + Direction.r(other);
    int at = board.cellAt(q, r);
    return at == Board.NO_CELL ? size : at;
  }

  /** The distance from the rim up to {@link #FAR} - 1, and whether it is on a corner of the rim. */
  private void findPlaces() {
    int[] distance = new int[size + 1];
    for (int cell = 0; cell < size; cell++) {
      distance[cell] = board.degree(cell) < Direction.COUNT ? 0 : FAR - 1;
    }
    distance[size] = FAR;
    for (int round = 1; round < FAR - 1; round++) {
      for (int cell = 0; cell < size; cell++) {
        for (int d = 0; d < Direction.COUNT; d++) {
          int next = adjacency[cell * Direction.COUNT + d];
          distance[cell] = Math.min(distance[cell], distance[next] + 1);
        }
      }
    }
    for (int cell = 0; cell < size; cell++) {
      boolean corner = board.degree(cell) <= 3;
      place[cell] = (byte) (2 * distance[cell] + (corner ? 1 : 0));
    }
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
    int free = stones.freeCells();
    stage = Math.min(STAGES - 1, (size - free) * STAGES / size);
    int mover = position.mover();
    own = mover < 0 ? 0 : position.colourOf(mover);
    for (int i = free; i < size; i++) {
      int cell = stones.free(i);
      int at = position.groupAt(cell);
      root[cell] = at;
      room[at] = 0;
      groupSize[at] = position.groupSizeAt(at);
    }
    for (int i = 0; i < free; i++) {
      int from = stones.free(i) * Direction.COUNT;
      // A group that lies round a cell on several sides is counted more than once: near enough.
      int last = -1;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = adjacency[from + d];
        if (next < size && stones.at(next) >= 0 && root[next] != last) {
          last = root[next];
          room[last]++;
        }
      }
    }
  }

  @Override
  public int of(int placement, int[] into) {
    int colour = Moves.colour(placement);
    int cell = Moves.cell(placement);
    boolean mine = colour == own;
    int context = (mine ? 0 : STAGES) + stage;
    int count = 0;
    int code = 0;
    int sames = 0;
    int againsts = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = adjacency[cell * Direction.COUNT + d];
      int kind;
      if (next == size) {
        kind = OUTSIDE;
      } else {
        int stone = stones.at(next);
        if (stone < 0) {
          kind = FREE;
        } else if (stone == colour) {
          kind = SAME;
          int group = root[next];
          if (isNew(same, sames, group)) {
            same[sames++] = group;
            int bucket = bucket(groupSize[group]);
            into[count++] = ROOM_SAME + (bucket * ROOMS + roomOf(group)) * CONTEXTS + context;
          }
        } else {
          boolean counts = mine || stone == own;
          kind = counts ? AGAINST : OUTSIDE;
          int group = root[next];
          if (counts && isNew(against, againsts, group)) {
            against[againsts++] = group;
            int bucket = bucket(groupSize[group]);
            into[count++] = ROOM_AGAINST + (bucket * ROOMS + roomOf(group)) * CONTEXTS + context;
          }
        }
      }
      code |= kind << (2 * d);
    }
    into[count++] = AROUND + Surroundings.pattern(code) * CONTEXTS + context;
    into[count++] = JOINED + set(same, sames) * CONTEXTS + context;
    into[count++] = PARTED + set(against, againsts) * CONTEXTS + context;
    into[count++] = NEAR + near(cell, colour, mine) * CONTEXTS + context;
    into[count++] = PLACE + place[cell] * CONTEXTS + context;
    return count;
  }

  private static boolean isNew(int[] groups, int count, int group) {
    for (int i = 0; i < count; i++) {
      if (groups[i] == group) {
        return false;
      }
    }
    // At most three groups of a colour can meet at a cell; of several colours, the first count.
    return count < groups.length;
  }

  private static int bucket(int stonesInGroup) {
    return BUCKET[Math.min(stonesInGroup, BUCKET.length - 1)];
  }

  private int roomOf(int group) {
    int cells = room[group];
    return cells < 4 ? cells : cells < 6 ? 4 : 5;
  }

  private int set(int[] groups, int count) {
    int a = count > 0 ? bucket(groupSize[groups[0]]) : 0;
    int b = count > 1 ? bucket(groupSize[groups[1]]) : 0;
    int c = count > 2 ? bucket(groupSize[groups[2]]) : 0;
    int most = Math.max(a, Math.max(b, c));
    int least = Math.min(a, Math.min(b, c));
    return SET[(most * BUCKETS + a + b + c - most - least) * BUCKETS + least];
  }

  private int near(int cell, int colour, boolean mine) {
    int sames = 0;
    int againsts = 0;
    for (int i = 12 * cell; i < 12 * cell + 12; i++) {
      int stone = stones.at(secondRing[i]);
      if (stone == colour) {
        sames++;
      } else if (stone != Position.NONE && (mine || stone == own)) {
        againsts++;
      }
    }
    return Math.min(sames, FAR - 1) * FAR + Math.min(againsts, FAR - 1);
  }
}
