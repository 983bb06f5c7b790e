package org.hexstones.omega.ai;

import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.patterns.Neighbourhood;

/**
 * The groups that a stone would join or keep apart, by how large they are and how much room they
 * have.
 */
final class NearGroups {
  /** Buckets of groups' sizes, and the sets of up to three of them. */
  private static final int BUCKETS = 8;

  private static final int ALL_SETS = BUCKETS * BUCKETS * BUCKETS;
  static final int SETS = BUCKETS * (BUCKETS + 1) * (BUCKETS + 2) / 6;

  private static final int ROOMS = 6;

  /** Of more groups of a colour round a cell than these, only so many are seen. */
  private static final int MOST = 3;

  /** Sorts of groups: buckets of their size and of their room. */
  static final int SORTS = BUCKETS * ROOMS;

  private final OmegaPosition position;
  private final Stones stones;
  private final int players;
  private final int[] adjacency;
  private final int size;
  private final Neighbourhood neighbourhood;

  /** By size, up to the last, the bucket; by set in descending order, its number. */
  private final int[] bucketOf = {0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7};

  private final short[] setOf = sets();
  private final int[] room;

  /** For a cell with a stone, the cell that stands for its group. */
  private final int[] root;

  /** By that cell: the bucket of its group's size, and its sort. */
  private final int[] bucket;

  private final int[] sort;

  /** By free cell and colour: how many groups it touches, and {@link #MOST} of them. */
  private final byte[] touches;

  private final int[] touched;

  /** Groups of several colours that the stone is placed against, of more than two players. */
  private final int[] gathered = new int[MOST];

  private int own;
  private int sames;
  private int againsts;

  /** Where they are, and where the first of them. */
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
   * Looks at the groups as they are now.
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

  /** Finds the groups of a colour that touch a free cell, and counts it as room of theirs. */
  private void touch(int cell, int colour) {
    int list = cell * players + colour;
    int from = list * MOST;
    int count = 0;
    // A group that lies round a cell on several sides is counted more than once: near enough.
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
   * Finds the groups of the colour that is placed, and those that it is placed against; what
   * follows speaks of these.
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

  /** The set of those that it keeps apart. */
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
