package org.hexstones.omny;

import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Stones;
import org.hexstones.game.Surroundings;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * What can be seen of a stone in OMNY: what is round it, the bridges it makes to own stones and
 * those of the enemy's that it spoils, how it answers the last stone, the groups it joins, its
 * distance from the rim and from stars.
 *
 * <p>A bridge is two stones of a colour two steps apart round a corner, with both cells between
 * them free: whoever enters one of these is answered on the other.
 */
final class OmnyFeatures implements MoveFeatures {
  private static final int STAGES = 4;
  private static final int OUTSIDE = 1;
  private static final int OWN = 2;
  private static final int ENEMY = 3;

  /** Where the last stone lies: next to the cell, a bridge's step, two straight steps, farther. */
  private static final int TOUCHING = 0;

  private static final int BRIDGED = 1;
  private static final int STRAIGHT = 2;
  private static final int FARTHER = 3;
  private static final int DISTANCES = 4;

  private static final int FAR = 6;
  private static final int FEW = 4;

  private static final int AROUND = 0;
  private static final int ANSWER = AROUND + Surroundings.COUNT * STAGES;
  private static final int BRIDGES = ANSWER + Surroundings.COUNT * DISTANCES;
  private static final int GROUPS = BRIDGES + FEW * FEW * STAGES;
  private static final int PLACE = GROUPS + FEW * FEW * STAGES;
  private static final int LAST = PLACE + FAR * 3 * STAGES;
  private static final int SAVES = LAST + DISTANCES * DISTANCES * STAGES;
  private static final int STRETCH = SAVES + 2;
  private static final int COUNT = STRETCH + FEW * FEW * STAGES;

  private final OmnyPosition position;
  private final Stones stones;
  private final int[] adjacency;
  private final int size;

  /** By six: the cell a bridge away, between directions d and d + 1; size where there is none. */
  private final int[] bridged;

  /** By six: the cell two straight steps away. */
  private final int[] straight;

  private final byte[] place;
  private final int[] own = new int[3];
  private final int[] enemy = new int[3];
  private int stage;
  private int last;
  private int lastOwn;

  OmnyFeatures(OmnyPosition position) {
    this.position = position;
    stones = position.stones();
    Board board = position.board();
    adjacency = board.adjacency();
    size = board.size();
    bridged = new int[Direction.COUNT * size];
    straight = new int[Direction.COUNT * size];
    for (int cell = 0; cell < size; cell++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        bridged[cell * Direction.COUNT + d] = stepped(board, cell, d, (d + 1) % Direction.COUNT);
        straight[cell * Direction.COUNT + d] = stepped(board, cell, d, d);
      }
    }
    place = places(board);
  }

  private int stepped(Board board, int cell, int one, int other) {
    int q = board.q(cell) + Direction.q(one) + Direction.q(other);
    int r = board.r(cell) + Direction.r(one) + Direction.r(other);
    int at = board.cellAt(q, r);
    return at == Board.NO_CELL ? size : at;
  }

  /** For each cell its distance from the rim and whether it, or a neighbour, is a star. */
  private byte[] places(Board board) {
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
    boolean[] star = new boolean[size + 1];
    for (int cell : ((OmnySetup) position.setup()).stars()) {
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
  public int mostOfMove() {
    return 9;
  }

  @Override
  public void look() {
    stage = Math.min(STAGES - 1, (size - stones.freeCells()) * STAGES * 2 / size);
    last = lastStone(position.plies() - 1, true);
    lastOwn = lastStone(position.plies() - 1, false);
  }

  /** The last stone of the enemy's, or of the mover's, or {@code size}. */
  private int lastStone(int from, boolean ofEnemy) {
    int mover = position.mover();
    int colour = mover < 0 ? 0 : position.colourOf(mover);
    for (int ply = from; ply >= 0 && ply > from - 4; ply--) {
      int move = position.moveAt(ply);
      if (Moves.isPlace(move) && (Moves.colour(move) != colour) == ofEnemy) {
        return Moves.cell(move);
      }
    }
    return size;
  }

  @Override
  public int of(int placement, int[] into) {
    int colour = Moves.colour(placement);
    int cell = Moves.cell(placement);
    int first = cell * Direction.COUNT;
    int code = 0;
    int owns = 0;
    int enemies = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = adjacency[first + d];
      int kind = 0;
      if (next == size) {
        kind = OUTSIDE;
      } else {
        int stone = stones.at(next);
        if (stone == colour) {
          kind = OWN;
          owns = addNew(own, owns, position.groupAt(next));
        } else if (stone != Position.NONE) {
          kind = ENEMY;
          enemies = addNew(enemy, enemies, position.groupAt(next));
        }
      }
      code |= kind << (2 * d);
    }
    int pattern = Surroundings.pattern(code);
    int count = 0;
    int fromLast = distance(cell, last);
    into[count++] = AROUND + pattern * STAGES + stage;
    into[count++] = ANSWER + pattern * DISTANCES + fromLast;
    into[count++] = BRIDGES + bridges(first, colour) * STAGES + stage;
    into[count++] = GROUPS + (owns * FEW + enemies) * STAGES + stage;
    into[count++] = PLACE + place[cell] * STAGES + stage;
    into[count++] = LAST + (fromLast * DISTANCES + distance(cell, lastOwn)) * STAGES + stage;
    into[count++] = STRETCH + stretches(first, colour) * STAGES + stage;
    if (fromLast == TOUCHING && savesBridge(first, colour)) {
      into[count++] = SAVES;
    }
    if (fromLast == TOUCHING && savesRim(first, colour)) {
      into[count++] = SAVES + 1;
    }
    return count;
  }

  private static int addNew(int[] groups, int count, int group) {
    for (int i = 0; i < count; i++) {
      if (groups[i] == group) {
        return count;
      }
    }
    groups[count] = group;
    return count + 1;
  }

  private int distance(int cell, int other) {
    int first = cell * Direction.COUNT;
    for (int d = 0; d < Direction.COUNT && other < size; d++) {
      if (adjacency[first + d] == other) {
        return TOUCHING;
      }
      if (bridged[first + d] == other) {
        return BRIDGED;
      }
      if (straight[first + d] == other) {
        return STRAIGHT;
      }
    }
    return FARTHER;
  }

  /** Bridges that the stone makes, and bridges it would have made for the enemy. */
  private int bridges(int first, int colour) {
    int owns = 0;
    int enemies = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int stone = stones.at(bridged[first + d]);
      if (stone != Position.NONE
          && isFree(adjacency[first + d])
          && isFree(adjacency[first + (d + 1) % Direction.COUNT])) {
        if (stone == colour) {
          owns++;
        } else {
          enemies++;
        }
      }
    }
    return Math.min(owns, FEW - 1) * FEW + Math.min(enemies, FEW - 1);
  }

  /** Stones two straight steps away over a free cell. */
  private int stretches(int first, int colour) {
    int owns = 0;
    int enemies = 0;
    for (int d = 0; d < Direction.COUNT; d++) {
      int stone = stones.at(straight[first + d]);
      if (stone != Position.NONE && isFree(adjacency[first + d])) {
        if (stone == colour) {
          owns++;
        } else {
          enemies++;
        }
      }
    }
    return Math.min(owns, FEW - 1) * FEW + Math.min(enemies, FEW - 1);
  }

  private boolean isFree(int cell) {
    return cell < size && stones.at(cell) == Position.NONE;
  }

  /** Whether the enemy's last stone entered a bridge of which this cell is the other half. */
  private boolean savesBridge(int first, int colour) {
    for (int d = 0; d < Direction.COUNT; d++) {
      if (adjacency[first + d] == last) {
        int left = adjacency[first + (d + 1) % Direction.COUNT];
        int right = adjacency[first + (d + Direction.COUNT - 1) % Direction.COUNT];
        return stones.at(left) == colour && stones.at(right) == colour;
      }
    }
    return false;
  }

  /** The same between an own stone and the rim. */
  private boolean savesRim(int first, int colour) {
    for (int d = 0; d < Direction.COUNT; d++) {
      if (adjacency[first + d] == last) {
        int left = adjacency[first + (d + 1) % Direction.COUNT];
        int right = adjacency[first + (d + Direction.COUNT - 1) % Direction.COUNT];
        return (left == size && stones.at(right) == colour)
            || (right == size && stones.at(left) == colour);
      }
    }
    return false;
  }
}
