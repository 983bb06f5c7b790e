package org.hexstones.omega.ai;

import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.patterns.Neighbourhood;

/**
 * The groups that a stone would join or separate, by their size and their number of free neighbours
 * (room).
 */
final class NearGroups {
  /** The number of buckets of group sizes, and the number of sets of up to three buckets. */
  private static final int BUCKETS = 8;

  private static final int ALL_SETS = BUCKETS * BUCKETS * BUCKETS;
  static final int SETS = BUCKETS * (BUCKETS + 1) * (BUCKETS + 2) / 6;

  private static final int ROOMS = 6;

  /** The maximum number of groups of one colour that are read around a cell. */
  private static final int MOST = 3;

  /** The number of pairs of a size bucket and a room bucket. */
  static final int SORTS = BUCKETS * ROOMS;

  private final OmegaPosition position;
  private final Stones stones;
  private final int players;
  private final int[] adjacency;
  private final int size;
  private final Neighbourhood neighbourhood;

  /**
   * By size, up to the last: the bucket. By three buckets in descending order: the number of the
   * set.
   */
  private final int[] bucketOf = {0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7};

  private final short[] setOf = sets();
  private final int[] room;

  /** By cell with a stone: the root cell of its group. */
  private final int[] root;

  /** By root cell: the bucket of the group's size, and its pair of buckets. */
  private final int[] bucket;

  private final int[] sort;

  /**
   * By free cell and colour: the number of groups that it touches, and up to {@link #MOST} of them.
   */
  private final byte[] touches;

  private final int[] touched;

  /**
   * With more than two players: the groups of several colours against which the stone is placed.
   */
  private final int[] gathered = new int[MOST];

  private int own;
  private int sames;
  private int againsts;

  /** The indices of the first of the joined and of the separated groups. */
  private int sameAt;

  private int[] against = gathered;
  private int againstAt;

  NearGroups(OmegaPosition position, Neighbourhood neighbourhood) {
    this.position = position;
    this.neighbourhood = neighbourhood;
    stones = position.stones();
    players = position.setup().players();
    adjacency = position.board().adjacency();
    size = position.board().size();
    room = new int[size];
    root = new int[size];
    bucket = new int[size];
    sort = new int[size];
    touches = new byte[size * players];
    touched = new int[size * players * MOST];
  }

  private static short[] sets() {
    short[] sets = new short[ALL_SETS];
    int next = 0;
    for (int set = 0; set < ALL_SETS; set++) {
      int a = set / (BUCKETS * BUCKETS);
      int b = set / BUCKETS % BUCKETS;
      int c = set % BUCKETS;
      if (a >= b && b >= c) {
        sets[set] = (short) next++;
      }
    }
    return sets;
  }

  /**
   * Reads the present groups.
   *
   * @param own the mover's colour
   */
  void look(int own) {
    this.own = own;
    int free = stones.freeCells();
    for (int i = free; i < size; i++) {
      int cell = stones.free(i);
      int group = position.groupAt(cell);
      root[cell] = group;
      if (group == cell) {
        room[cell] = 0;
        bucket[cell] = bucketOf[Math.min(position.groupSizeAt(cell), bucketOf.length - 1)];
      }
    }
    for (int i = 0; i < free; i++) {
      int cell = stones.free(i);
      for (int colour = 0; colour < players; colour++) {
        touch(cell, colour);
      }
    }
    for (int i = free; i < size; i++) {
      int cell = stones.free(i);
      if (root[cell] == cell) {
        int cells = room[cell];
        sort[cell] = bucket[cell] * ROOMS + (cells < 4 ? cells : cells < 6 ? 4 : 5);
      }
    }
  }

  /** Finds the groups of a colour that touch a free cell, and adds the cell to their room. */
  private void touch(int cell, int colour) {
    int list = cell * players + colour;
    int from = list * MOST;
    int count = 0;
    // This counts a group that touches the cell on several sides more than once, which is exact
    // enough.
    for (int set = Neighbourhood.runs(neighbourhood.around(cell, colour));
        set != 0;
        set &= set - 1) {
      int group = root[adjacency[cell * Direction.COUNT + neighbourhood.lowest(set)]];
      room[group]++;
      boolean isNew = count < MOST;
      for (int i = 0; i < count; i++) {
        isNew &= touched[from + i] != group;
      }
      if (isNew) {
        touched[from + count++] = group;
      }
    }
    touches[list] = (byte) count;
  }

  /**
   * Finds the groups of the placed colour and those against which the stone is placed. The other
   * methods refer to these groups.
   */
  void find(int cell, int colour) {
    int first = cell * players;
    sames = touches[first + colour];
    sameAt = (first + colour) * MOST;
    if (colour != own || players == 2) {
      int other = colour != own ? own : 1 - colour;
      against = touched;
      againsts = touches[first + other];
      againstAt = (first + other) * MOST;
      return;
    }
    against = gathered;
    againsts = 0;
    againstAt = 0;
    for (int other = 0; other < players; other++) {
      int list = first + other;
      for (int i = 0; other != colour && i < touches[list] && againsts < MOST; i++) {
        gathered[againsts++] = touched[list * MOST + i];
      }
    }
  }

  int sames() {
    return sames;
  }

  int againsts() {
    return againsts;
  }

  int sortOfSame(int i) {
    return sort[touched[sameAt + i]];
  }

  int sortOfAgainst(int i) {
    return sort[against[againstAt + i]];
  }

  /** The set of the groups that the stone joins, by their sizes. */
  int joined() {
    return set(touched, sameAt, sames);
  }

  /** The set of the groups that the stone separates, by their sizes. */
  int parted() {
    return set(against, againstAt, againsts);
  }

  private int set(int[] groups, int at, int count) {
    if (count < 2) {
      return count == 0 ? 0 : setOf[bucket[groups[at]] * BUCKETS * BUCKETS];
    }
    int a = bucket[groups[at]];
    int b = bucket[groups[at + 1]];
    int c = count > 2 ? bucket[groups[at + 2]] : 0;
    int most = Math.max(a, Math.max(b, c));
    int least = Math.min(a, Math.min(b, c));
    return setOf[(most * BUCKETS + a + b + c - most - least) * BUCKETS + least];
  }
}
