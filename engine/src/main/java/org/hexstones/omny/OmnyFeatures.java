package org.hexstones.omny;

import java.util.Arrays;
import org.hexstones.game.MoveFeatures;
import org.hexstones.game.Moves;
import org.hexstones.game.Sight;
import org.hexstones.game.Stones;
import org.hexstones.game.Surroundings;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * What can be seen of a stone in OMNY: what is round it, the bridges it makes to own stones and
 * those of the enemy's that it spoils, the small shapes within two steps ({@link Shapes}), how it
 * answers the last stone, the groups it joins, its distance from the rim and from stars.
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

  private static final int ALL = (1 << Direction.COUNT) - 1;
  private static final int FAR = 6;
  private static final int FEW = 4;

  /** No move has more features. */
  private static final int MOST = 10 + 2 * Direction.COUNT;

  private static final int AROUND = 0;
  private static final int ANSWER = AROUND + Surroundings.COUNT * STAGES;
  private static final int BRIDGES = ANSWER + Surroundings.COUNT * DISTANCES;
  private static final int GROUPS = BRIDGES + FEW * FEW * STAGES;
  private static final int PLACE = GROUPS + FEW * FEW * STAGES;
  private static final int LAST = PLACE + FAR * 3 * STAGES;
  private static final int SAVES = LAST + DISTANCES * DISTANCES * STAGES;
  private static final int STRETCH = SAVES + 2;
  private static final int ARCS = STRETCH + FEW * FEW * STAGES;
  private static final int WEDGES = ARCS + Shapes.COUNT;
  private static final int NEAR = WEDGES + Shapes.COUNT;
  private static final int COUNT = NEAR + 3 * Shapes.COUNT;

  private final OmnyPosition position;
  private final Stones stones;
  private final int[] adjacency;
  private final int size;

  private final Sight sight;
  private final Surroundings surroundings = Surroundings.ALL;
  private final Shapes shapes;

  /** By six: the cell a bridge away, between directions d and d + 1; size where there is none. */
  private final int[] bridged;

  /** By six: the cell two straight steps away. */
  private final int[] straight;

  /** How far a cell is from the enemy's last stone, and from the mover's. */
  private final byte[] fromLast;

  private final byte[] fromLastOwn;

  private final byte[] place;
  private final int[] met = new int[3];
  private final int[] found = new int[MOST];
  private int stage;
  private int last;

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
    sight = new Sight(position);
    shapes = new Shapes(board, sight);
    fromLast = new byte[size + 1];
    fromLastOwn = new byte[size + 1];
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
    return MOST;
  }

  @Override
  public void look() {
    stage = Math.min(STAGES - 1, (size - stones.freeCells()) * STAGES * 2 / size);
    last = lastStone(position.plies() - 1, true);
    int lastOwn = lastStone(position.plies() - 1, false);
    sight.follow();
    findDistances(last, fromLast);
    findDistances(lastOwn, fromLastOwn);
  }

  private void findDistances(int from, byte[] into) {
    Arrays.fill(into, (byte) FARTHER);
    for (int d = 0; d < Direction.COUNT && from < size; d++) {
      int at = from * Direction.COUNT + d;
      into[straight[at]] = STRAIGHT;
      into[bridged[at]] = BRIDGED;
      into[adjacency[at]] = TOUCHING;
    }
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
    int mine = sight.around(cell, colour);
    int others = sight.aroundAny(cell) & ~mine;
    int code =
        OWN * sight.spread(mine)
            + ENEMY * sight.spread(others)
            + OUTSIDE * sight.spread(sight.rim(cell));
    int owns = groups(first, mine);
    int enemies = groups(first, others);
    int pattern = surroundings.pattern(code);
    int count = 0;
    int near = fromLast[cell];
    into[count++] = AROUND + pattern * STAGES + stage;
    into[count++] = ANSWER + pattern * DISTANCES + near;
    into[count++] = BRIDGES + bridges(cell, colour) * STAGES + stage;
    into[count++] = GROUPS + (owns * FEW + enemies) * STAGES + stage;
    into[count++] = PLACE + place[cell] * STAGES + stage;
    into[count++] = LAST + (near * DISTANCES + fromLastOwn[cell]) * STAGES + stage;
    into[count++] = STRETCH + stretches(cell, colour) * STAGES + stage;
    if (near == TOUCHING && savesBridge(first, colour)) {
      into[count++] = SAVES;
    }
    if (near == TOUCHING && savesRim(first, colour)) {
      into[count++] = SAVES + 1;
    }
    shapes.look(cell, colour);
    for (int d = 0; d < Direction.COUNT; d++) {
      into[count++] = ARCS + shapes.arc(d);
      into[count++] = WEDGES + shapes.wedge(d);
    }
    if (near != FARTHER) {
      into[count++] = NEAR + near * Shapes.COUNT + shapeOfLast(first, near);
    }
    return count;
  }

  /** The shape in the direction of the enemy's last stone, which is not far. */
  private int shapeOfLast(int first, int near) {
    int[] cells = near == TOUCHING ? adjacency : near == BRIDGED ? bridged : straight;
    int d = 0;
    while (cells[first + d] != last) {
      d++;
    }
    // An arc has the direction in its middle.
    return near == BRIDGED
        ? shapes.wedge(d)
        : shapes.arc((d + Direction.COUNT - 1) % Direction.COUNT);
  }

  @Override
  public void rate(int[] moves, int from, int to, float[] weights, float[] into) {
    look();
    final int[] features = found;
    for (int i = from; i < to; i++) {
      int count = of(moves[i], features);
      float sum = 0;
      for (int f = 0; f < count; f++) {
        sum += weights[features[f]];
      }
      into[i] = sum;
    }
  }

  /** How many groups lie in these directions, which are all of one colour. */
  private int groups(int first, int directions) {
    int count = 0;
    for (int set = Sight.runs(directions); set != 0; set &= set - 1) {
      int group = position.groupAt(adjacency[first + sight.lowest(set)]);
      boolean isNew = true;
      for (int i = 0; i < count; i++) {
        isNew &= met[i] != group;
      }
      if (isNew) {
        met[count++] = group;
      }
    }
    return count;
  }

  /** Bridges that the stone makes, and bridges it would have made for the enemy. */
  private int bridges(int cell, int colour) {
    int free = ~(sight.aroundAny(cell) | sight.rim(cell));
    int both = free & Sight.before(free & ALL);
    int owns = sight.number(sight.bridged(cell, colour) & both);
    int enemies = sight.number(sight.bridged(cell, 1 - colour) & both);
    return Math.min(owns, FEW - 1) * FEW + Math.min(enemies, FEW - 1);
  }

  /** Stones two straight steps away over a free cell. */
  private int stretches(int cell, int colour) {
    int free = ~(sight.aroundAny(cell) | sight.rim(cell));
    int owns = sight.number(sight.straight(cell, colour) & free);
    int enemies = sight.number(sight.straight(cell, 1 - colour) & free);
    return Math.min(owns, FEW - 1) * FEW + Math.min(enemies, FEW - 1);
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
