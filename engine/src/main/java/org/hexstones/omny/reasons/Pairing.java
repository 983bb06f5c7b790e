package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a win that only needs an answer in each of some pairs of cells. A pair are two free
 * neighbours; both cells that are neighbours of both have a stone of the colour, or one has it and
 * the other is off the board. Whoever gets which of them, the stones are joined, and no cut goes
 * through the pair. So each cut at the end lies within a region of the cells without the stones,
 * where no step leads from one cell of a pair to the other. The engine's search does the same
 * within its endgames; here it names stones and pairs.
 */
final class Pairing {
  private static final int NONE = -1;

  private final OmnyPosition position;
  private final int colour;
  private final Board board;
  private final int size;
  private final int goal;
  private final boolean[] star;

  /**
   * The pairs that may be used: by number, two cells and two ends, an end off the board is NONE.
   */
  private final List<int[]> bridges = new ArrayList<>();

  /** By cell: the other cell of its pair, or NONE. */
  private final int[] partner;

  /** By cell with a stone: a stone that it is joined with, or itself. */
  private final int[] parent;

  private Pairing(OmnyPosition position, int colour) {
    this.position = position;
    this.colour = colour;
    board = position.board();
    size = board.size();
    goal = Setting.goal(position, colour);
    star = new boolean[size];
    position.setup().stars().forEach(cell -> star[cell] = true);
    partner = new int[size];
    parent = new int[size];
    for (int cell = 0; cell < size; cell++) {
      for (int d = 0; d < Direction.COUNT / 2 && isFree(cell); d++) {
        int next = board.neighbour(cell, d);
        int one = board.neighbour(cell, d + 1);
        int other = board.neighbour(cell, (d + Direction.COUNT - 1) % Direction.COUNT);
        if (next != Board.NO_CELL && isFree(next) && canEnd(one) && canEnd(other)) {
          if (one != Board.NO_CELL || other != Board.NO_CELL) {
            bridges.add(new int[] {cell, next, one, other});
          }
        }
      }
    }
  }

  private boolean isFree(int cell) {
    return position.stoneAt(cell) == Position.NONE;
  }

  private boolean canEnd(int cell) {
    return cell == Board.NO_CELL || position.stoneAt(cell) == colour;
  }

  /** The win of a colour by pairs in this position, or null if none is found. */
  static OmnyFact.@Nullable PairedWin of(OmnyPosition position, int colour) {
    Pairing pairing = new Pairing(position, colour);
    boolean[] tried = new boolean[position.board().size()];
    for (int cell = 0; cell < pairing.size; cell++) {
      if (position.stoneAt(cell) == colour && !tried[cell]) {
        if (pairing.holds(cell)) {
          return pairing.fact(cell);
        }
        for (int stone = 0; stone < pairing.size; stone++) {
          tried[stone] |= position.stoneAt(stone) == colour && pairing.isJoined(stone, cell);
        }
      }
    }
    return null;
  }

  /** The win of the group of a stone, without the pairs that it does not need. */
  private OmnyFact.PairedWin fact(int root) {
    for (int i = bridges.size() - 1; i >= 0; i--) {
      int[] bridge = bridges.remove(i);
      if (!holds(root)) {
        bridges.add(i, bridge);
      }
    }
    holds(root);
    List<Integer> stones = new ArrayList<>();
    List<Integer> pairs = new ArrayList<>();
    for (int cell = 0; cell < size; cell++) {
      if (position.stoneAt(cell) == colour && isJoined(cell, root)) {
        stones.add(cell);
      }
      if (partner[cell] > cell) {
        pairs.add(cell);
        pairs.add(partner[cell]);
      }
    }
    return new OmnyFact.PairedWin(colour, stones, pairs);
  }

  /** Whether the group of a stone wins with the pairs that are left. It sets the partners. */
  private boolean holds(int root) {
    Arrays.fill(partner, NONE);
    for (int cell = 0; cell < size; cell++) {
      parent[cell] = position.stoneAt(cell) == colour ? position.groupAt(cell) : cell;
    }
    for (int[] bridge : bridges) {
      if (isOpen(bridge) && isStone(bridge[2]) && isStone(bridge[3])) {
        int one = find(bridge[2]);
        int other = find(bridge[3]);
        if (one != other) {
          parent[one] = other;
          use(bridge);
        }
      }
    }
    for (int[] bridge : bridges) {
      if (isOpen(bridge) && isJoined(isStone(bridge[2]) ? bridge[2] : bridge[3], root)) {
        use(bridge);
      }
    }
    return isWinning(root);
  }

  private static boolean isStone(int end) {
    return end != Board.NO_CELL;
  }

  private boolean isOpen(int[] bridge) {
    return partner[bridge[0]] == NONE && partner[bridge[1]] == NONE;
  }

  private void use(int[] bridge) {
    partner[bridge[0]] = bridge[1];
    partner[bridge[1]] = bridge[0];
  }

  private int find(int cell) {
    int root = cell;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  private boolean isJoined(int stone, int root) {
    return find(stone) == find(root);
  }

  /** Whether no cut of a group can have too many stars. */
  private boolean isWinning(int root) {
    boolean[] seen = new boolean[size];
    for (int cell = 0; cell < size; cell++) {
      seen[cell] = position.stoneAt(cell) == colour && isJoined(cell, root);
    }
    int[] queue = new int[size];
    for (int cell = 0; cell < size; cell++) {
      if (!seen[cell] && stars(cell, seen, queue) > goal) {
        return false;
      }
    }
    return true;
  }

  /** Marks the region of a cell, and returns the number of its stars. */
  private int stars(int cell, boolean[] seen, int[] queue) {
    int count = 0;
    int stars = 0;
    queue[count++] = cell;
    seen[cell] = true;
    for (int i = 0; i < count; i++) {
      int from = queue[i];
      stars += star[from] ? 1 : 0;
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = board.neighbour(from, d);
        if (next != Board.NO_CELL && !seen[next] && next != partner[from]) {
          seen[next] = true;
          queue[count++] = next;
        }
      }
    }
    return stars;
  }
}
