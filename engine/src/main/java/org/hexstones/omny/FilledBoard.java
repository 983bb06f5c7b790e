package org.hexstones.omny;

import java.util.Arrays;
import org.hexstones.game.Colour;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * Finds who has a winning group on a full board, by one union-find pass and one pass over the tree
 * of groups.
 *
 * <p>On a full board without holes the groups of both colours, joined where they touch, form a
 * tree. Cutting one of its edges, between a black group b and a white group w, parts the stars into
 * β on b's side and ω on w's, β + ω = S. The cut of b towards w holds ω stars and is too large when
 * ω > S/2 - komi; the cut of w towards b holds β and is too large when β > S/2 + komi, that is ω <
 * S/2 - komi. So an edge is too large for at most one of its ends. A tree has one edge less than
 * groups: some group has no cut that is too large, and a full board has a winner, whatever the
 * komi. This needs the board connected and without holes, which every set-up is.
 *
 * <p>The passes need an order of the cells in which each but the first has an earlier neighbour. A
 * group is known by its first cell; that cell's earlier neighbour belongs to the other colour, to a
 * group that begins earlier: its parent in the tree. Going backwards, each cell hands the stars it
 * has collected on, within its group and at the group's first cell to the parent, and so a first
 * cell is reached with all stars of its group's subtree. The first group met whose cut towards the
 * parent is not too large wins: the edges to its children were too large for the children, so they
 * are not for it.
 *
 * <p>Both colours can have a winning group only where an edge parts the stars so that ω is S/2 -
 * komi exactly. Then who was first decides, which a full board does not tell.
 */
final class FilledBoard {
  /** What {@link #winner} answers where both colours may have a winning group. */
  static final int PERHAPS_BOTH = 2;

  private final int black = Colour.BLACK.index();
  private final int size;
  private final int total;
  private final int[] place;
  private final int[] cell;
  private final int[] back;
  private final int[] earlier;
  private final int[] star;
  private final int[] parent;
  private final int[] weight;
  private final boolean[] bad;

  FilledBoard(OmnySetup setup) {
    Board board = setup.board();
    size = board.size();
    total = setup.stars().size();
    place = new int[size + 1];
    cell = new int[size];
    back = new int[3 * size];
    earlier = new int[size];
    star = new int[size];
    parent = new int[size];
    weight = new int[size];
    bad = new boolean[size];
    order(board);
    for (int starCell : setup.stars()) {
      star[place[starCell]] = 1;
    }
  }

  /** Takes the cells in their own order as far as each next one touches an earlier one. */
  private void order(Board board) {
    int[] adjacency = board.adjacency();
    boolean[] taken = new boolean[size + 1];
    place[size] = size;
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
    // Of each two opposite directions one is enough to meet every pair of neighbours; these three
    // are next to each other, so that each two of them touch in turn.
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

  /** The index of a cell in the arrays of colours that are asked about. */
  int place(int cell) {
    return place[cell];
  }

  /** The cell at an index of those arrays. */
  int cell(int at) {
    return cell[at];
  }

  /**
   * The colour that has a winning group, or {@link #PERHAPS_BOTH}.
   *
   * @param colours the colour of each {@link #place}, white or black; one more element, which is
   *     neither
   */
  int winner(int[] colours, int twiceKomi) {
    link(colours);
    int needBlack = total - (total - twiceKomi) / 2;
    int needWhite = total - (total + twiceKomi) / 2;
    boolean race = (total + twiceKomi) % 2 == 0;
    int winner = colours[0];
    boolean found = false;
    int[] up = parent;
    int[] collected = weight;
    System.arraycopy(star, 0, collected, 0, size);
    for (int i = size - 1; i > 0; i--) {
      int stars = collected[i];
      if (up[i] != i) {
        collected[up[i]] += stars;
        continue;
      }
      int need = colours[i] == black ? needBlack : needWhite;
      if (stars >= need && !found) {
        winner = colours[i];
        found = true;
        if (!race) {
          break;
        }
      }
      if (stars == need && race) {
        return PERHAPS_BOTH;
      }
      collected[earlier[i]] += stars;
    }
    return winner;
  }

  /**
   * Whether a colour has a winning group; the same array, in which the other colour may be
   * anything.
   */
  boolean hasWinner(int colour, int[] colours, int twiceKomi) {
    link(colours);
    int limit = (colour == black ? total - twiceKomi : total + twiceKomi) / 2;
    System.arraycopy(star, 0, weight, 0, size);
    Arrays.fill(bad, false);
    for (int i = size - 1; i >= 0; i--) {
      int stars = weight[i];
      int next = parent[i];
      if (next != i) {
        bad[next] |= bad[i];
      } else {
        if (colours[i] == colour && !bad[i] && total - stars <= limit) {
          return true;
        }
        next = earlier[i];
        bad[next] |= colours[next] == colour && stars > limit;
      }
      if (i > 0) {
        weight[next] += stars;
      }
    }
    return false;
  }

  private void link(int[] colours) {
    int[] up = parent;
    int[] near = back;
    for (int i = 0; i < size; i++) {
      up[i] = i;
    }
    for (int i = 0, b = 0; i < size; i++, b += 3) {
      int colour = colours[i];
      // The middle one touches both others: where it is ours, they hang together without this cell.
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
  }

  private static void join(int[] up, int a, int b) {
    int x = find(up, a);
    int y = find(up, b);
    // The first cell of a group stands for it.
    if (x < y) {
      up[y] = x;
    } else {
      up[x] = y;
    }
  }

  private static int find(int[] up, int cell) {
    int root = cell;
    while (up[root] != root) {
      up[root] = up[up[root]];
      root = up[root];
    }
    return root;
  }
}
