package org.hexstones.omny.ai;

import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnySetup;

/** Reads a full board cell by cell. It works on any board. */
final class FilledCells extends FilledBoard {
  private final int[] back;
  private final int[] star;

  FilledCells(OmnySetup setup) {
    super(setup);
    back = new int[3 * size];
    star = new int[size];
    order(setup.board());
    for (int starCell : setup.stars()) {
      star[place[starCell]] = 1;
    }
  }

  /**
   * Numbers the cells so that each but the first touches an earlier one, otherwise in their order.
   */
  private void order(Board board) {
    int[] adjacency = board.adjacency();
    boolean[] taken = new boolean[size + 1];
    for (int i = 0; i < size; i++) {
      int next = 0;
      int before = 0;
      while (i > 0) {
        before = taken[next] ? size : takenNeighbour(adjacency, taken, next);
        if (before < size) {
          break;
        }
        next++;
      }
      taken[next] = true;
      place[next] = i;
      cell[i] = next;
      earlier[i] = place[before];
    }
    // Three directions are enough to visit every pair of neighbours once, one of each opposite two.
    // These three follow each other, so that neighbours in successive directions touch.
    for (int i = 0; i < size; i++) {
      for (int d = 0; d < 3; d++) {
        back[3 * i + d] = place[adjacency[cell[i] * Direction.COUNT + d + 2]];
      }
    }
  }

  private int takenNeighbour(int[] adjacency, boolean[] taken, int from) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = adjacency[from * Direction.COUNT + d];
      if (taken[next]) {
        return next;
      }
    }
    return size;
  }

  @Override
  int[] tints(int[] colours) {
    return colours;
  }

  @Override
  int link(int[] colours) {
    int[] up = parent;
    int[] near = back;
    for (int i = 0; i < size; i++) {
      up[i] = i;
    }
    for (int i = 0, b = 0; i < size; i++, b += 3) {
      int colour = colours[i];
      // The middle one touches both others. If it has the same colour, they are connected without
      // this cell.
      if (colours[near[b + 1]] == colour) {
        join(up, i, near[b + 1]);
      } else {
        if (colours[near[b]] == colour) {
          join(up, i, near[b]);
        }
        if (colours[near[b + 2]] == colour) {
          join(up, i, near[b + 2]);
        }
      }
    }
    System.arraycopy(star, 0, weight, 0, size);
    return size;
  }

  private static void join(int[] up, int a, int b) {
    int x = find(up, a);
    int y = find(up, b);
    // The root of a group is its first cell.
    if (x < y) {
      up[y] = x;
    } else {
      up[x] = y;
    }
  }
}
