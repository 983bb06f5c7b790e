package org.hexstones.omny.ai;

import java.util.Arrays;
import org.hexstones.game.Colour;
import org.hexstones.omny.OmnySetup;

/**
 * Finds the colour that has a winning group on a full board. One pass joins pieces into groups,
 * another visits the tree of groups. A piece is a cell ({@link FilledCells}) or a run of cells of
 * one colour ({@link FilledRuns}).
 *
 * <p>On a full board without holes, the groups of both colours are the nodes of a tree, whose edges
 * connect groups that touch. An edge between a black group b and a white group w divides the S
 * stars: β of them are on the side of b, and ω on the side of w. The cut of b at this edge has ω
 * stars, and is too large if {@code ω > S/2 - komi}. The cut of w has β stars, and is too large if
 * {@code β > S/2 + komi}, that is {@code ω < S/2 - komi}. So an edge is too large for at most one
 * of its two groups. A tree has one edge less than nodes, so at least one group has no cut that is
 * too large. Hence a full board has a winner, whatever the komi. This needs a connected board
 * without holes, which every set-up has.
 *
 * <p>The passes need an order of the pieces in which each piece but the first touches an earlier
 * one. The first piece of a group is its root. It touches an earlier piece of the other colour,
 * whose group is the parent in the tree of groups. The second pass goes backwards. Each piece adds
 * its stars to an earlier piece of its group; a root adds them to its parent. So each root has all
 * stars of its group's subtree when the pass comes to it. The first group whose cut towards its
 * parent is not too large wins: the edges to its children were too large for the children, so they
 * are not too large for the group.
 *
 * <p>Both colours can have a winning group only if an edge has exactly {@code ω = S/2 - komi}. Then
 * the colour wins that had its group first, which a full board does not show.
 */
public abstract class FilledBoard {
  /** The result of {@link #winner} if both colours may have a winning group. */
  static final int PERHAPS_BOTH = 2;

  private final int black = Colour.BLACK.index();
  final int size;
  private final int total;

  /** By cell: its index in the arrays of colours. The last element is the number of cells. */
  final int[] place;

  /** By index: the cell. */
  final int[] cell;

  /** By piece: an earlier piece of its group. A root is its own parent. */
  final int[] parent;

  /** By piece: an earlier piece that touches it. For a root it has the other colour. */
  final int[] earlier;

  /** By piece: the number of its stars, to which the second pass adds those of later pieces. */
  final int[] weight;

  private final boolean[] bad;

  FilledBoard(OmnySetup setup) {
    size = setup.board().size();
    total = setup.stars().size();
    place = new int[size + 1];
    cell = new int[size];
    for (int i = 0; i < size; i++) {
      place[i] = i;
      cell[i] = i;
    }
    place[size] = size;
    parent = new int[size];
    earlier = new int[size];
    weight = new int[size];
    bad = new boolean[size];
  }

  /** Whether the index of each cell is the cell. */
  boolean isByCell() {
    for (int i = 0; i < size; i++) {
      if (place[i] != i) {
        return false;
      }
    }
    return true;
  }

  /** Joins the pieces into groups and returns the number of pieces. */
  abstract int link(int[] colours);

  /** The colours of the pieces of the last {@link #link}, from the same colours of cells. */
  abstract int[] tints(int[] colours);

  /**
   * The colour that has a winning group, or {@link #PERHAPS_BOTH}.
   *
   * @param colours by index of a cell: white or black; one more element that is neither
   */
  int winner(int[] colours, int twiceKomi) {
    int pieces = link(colours);
    int[] tint = tints(colours);
    int needBlack = total - (total - twiceKomi) / 2;
    int needWhite = total - (total + twiceKomi) / 2;
    boolean race = (total + twiceKomi) % 2 == 0;
    int winner = tint[0];
    boolean found = false;
    int[] up = parent;
    int[] collected = weight;
    for (int i = pieces - 1; i > 0; i--) {
      int stars = collected[i];
      if (up[i] != i) {
        collected[up[i]] += stars;
        continue;
      }
      int need = tint[i] == black ? needBlack : needWhite;
      if (stars >= need && !found) {
        winner = tint[i];
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
   * Whether a colour has a winning group. It takes the same array as {@link #winner}, but the other
   * colour may have any value.
   */
  boolean hasWinner(int colour, int[] colours, int twiceKomi) {
    int pieces = link(colours);
    int[] tint = tints(colours);
    int limit = (colour == black ? total - twiceKomi : total + twiceKomi) / 2;
    Arrays.fill(bad, 0, pieces, false);
    for (int i = pieces - 1; i >= 0; i--) {
      int stars = weight[i];
      int next = parent[i];
      if (next != i) {
        bad[next] |= bad[i];
      } else {
        if (tint[i] == colour && !bad[i] && total - stars <= limit) {
          return true;
        }
        next = earlier[i];
        bad[next] |= tint[next] == colour && stars > limit;
      }
      if (i > 0) {
        weight[next] += stars;
      }
    }
    return false;
  }

  /** The root of a piece. On the way it shortens every second link (path halving). */
  static int find(int[] up, int piece) {
    int root = piece;
    while (up[root] != root) {
      up[root] = up[up[root]];
      root = up[root];
    }
    return root;
  }
}
