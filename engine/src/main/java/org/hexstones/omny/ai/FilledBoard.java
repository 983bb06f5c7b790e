package org.hexstones.omny.ai;

import java.util.Arrays;
import org.hexstones.game.Colour;
import org.hexstones.omny.OmnySetup;

/**
 * Finds who has a winning group on a full board, by one pass that joins its pieces into groups and
 * one over the tree of groups. A piece is a cell ({@link FilledCells}) or a run of cells of a
 * colour ({@link FilledRuns}).
 *
 * <p>On a full board without holes the groups of both colours, joined where they touch, form a
 * tree. Cutting one of its edges, between a black group b and a white group w, parts the stars into
 * β on b's side and ω on w's, β + ω = S. The cut of b towards w holds ω stars and is too large when
 * ω > S/2 - komi; the cut of w towards b holds β and is too large when β > S/2 + komi, that is ω <
 * S/2 - komi. So an edge is too large for at most one of its ends. A tree has one edge less than
 * groups: some group has no cut that is too large, and a full board has a winner, whatever the
 * komi. This needs the board connected and without holes, which every set-up is.
 *
 * <p>The passes need an order of the pieces in which each but the first has an earlier neighbour. A
 * group is known by its first piece; that piece's earlier neighbour belongs to the other colour, to
 * a group that begins earlier: its parent in the tree. Going backwards, each piece hands the stars
 * it has collected on, within its group and at the group's first piece to the parent, and so a
 * first piece is reached with all stars of its group's subtree. The first group met whose cut
 * towards the parent is not too large wins: the edges to its children were too large for the
 * children, so they are not for it.
 *
 * <p>Both colours can have a winning group only where an edge parts the stars so that ω is S/2 -
 * komi exactly. Then who was first decides, which a full board does not tell.
 */
public abstract class FilledBoard {
  /** What {@link #winner} answers where both colours may have a winning group. */
  static final int PERHAPS_BOTH = 2;

  private final int black = Colour.BLACK.index();
  final int size;
  private final int total;

  /** By cell, its index in the arrays of colours that are asked about; behind all, their number. */
  final int[] place;

  /** By index, the cell. */
  final int[] cell;

  /** By piece, another of its group that comes before it; the first has itself. */
  final int[] parent;

  /**
   * A piece that comes before it and touches it, of the other colour where it is its group's first.
   */
  final int[] earlier;

  /** How many stars it has; afterwards, has collected. */
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

  /** Whether each cell is its own place. */
  boolean isByCell() {
    for (int i = 0; i < size; i++) {
      if (place[i] != i) {
        return false;
      }
    }
    return true;
  }

  /** Joins the pieces into groups and answers how many pieces there are. */
  abstract int link(int[] colours);

  /** The colours of the pieces that were joined last, of these colours of cells. */
  abstract int[] tints(int[] colours);

  /**
   * The colour that has a winning group, or {@link #PERHAPS_BOTH}.
   *
   * @param colours the colour of each place, white or black; one more element, which is neither
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
   * Whether a colour has a winning group; the same array, in which the other colour may be
   * anything.
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

  /** The first piece of the group of a piece; on the way each second link is shortened. */
  static int find(int[] up, int piece) {
    int root = piece;
    while (up[root] != root) {
      up[root] = up[up[root]];
      root = up[root];
    }
    return root;
  }
}
