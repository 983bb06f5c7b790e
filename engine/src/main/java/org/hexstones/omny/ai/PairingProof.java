package org.hexstones.omny.ai;

import java.util.Arrays;
import org.hexstones.game.CellSet;
import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.omny.OmnySetup;
import org.hexstones.patterns.Neighbourhood;

/**
 * Whether a colour wins by a pairing strategy: it answers a stone on one cell of a bridge with a
 * stone on the other. It suits every board and star set, but needs alternating single stones.
 *
 * <p>Each bridge whose cells no other bridge uses gives its owner at least one of two neighbouring
 * cells, and both touch a stone of the owner. So bridges between two groups make one group of them.
 * And no cut of this group goes through a bridge, because it would need both cells. So every cut at
 * the end lies inside one region of the following flood fill: it goes over all cells that are not
 * the group's, counts the cells of bridges too, but never steps from one cell of a bridge to the
 * other. If no region has too many stars, the colour has a winning group at the end, and without
 * races it wins. It does not matter who is to move.
 */
final class PairingProof {
  private final OmnyPosition position;
  private final OmnySetup setup;
  private final Stones stones;
  private final int[] adjacency;
  private final int size;
  private final Bridges bridges;

  /** By cell: 1 on stars. */
  private final int[] star;

  /** By bridge: whether the proof must do without it. */
  private final boolean[] isLeftOut;

  /** By cell: the other cell of its bridge, or -1 if it is in none that is used. */
  private final int[] partner;

  /** By cell with a stone: another stone that it is connected to, or itself if it is the root. */
  private final int[] parent;

  private final boolean[] seen;
  private final int[] queue;

  PairingProof(OmnyPosition position, Neighbourhood neighbourhood) {
    this.position = position;
    setup = position.setup();
    stones = position.stones();
    adjacency = position.board().adjacency();
    size = position.board().size();
    bridges = new Bridges(position, neighbourhood);
    star = new int[size];
    for (int cell : setup.stars()) {
      star[cell] = 1;
    }
    isLeftOut = new boolean[Direction.COUNT / 2 * size];
    partner = new int[size];
    parent = new int[size];
    seen = new boolean[size + 1];
    queue = new int[size];
  }

  /**
   * Whether the owner of a stone wins with its group, whatever the opponent does.
   *
   * @param indices by cell: the number that the carrier has for it
   * @param carrier receives the cells of the bridges that the proof needs
   */
  boolean wins(int stone, int[] indices, CellSet carrier) {
    carrier.assign(0, 0);
    bridges.find();
    Arrays.fill(isLeftOut, 0, bridges.count, false);
    if (!holds(stone)) {
      return false;
    }
    leaveOutNeedless(stone);
    for (int cell = 0; cell < size; cell++) {
      if (partner[cell] >= 0) {
        carrier.add(indices[cell]);
      }
    }
    return true;
  }

  /** The other cell of a cell's bridge in the last proof, or -1 if the proof needs none there. */
  int partner(int cell) {
    return partner[cell];
  }

  /** Leaves out the bridges that are not necessary, one by one. */
  private void leaveOutNeedless(int stone) {
    for (int i = 0; i < bridges.count; i++) {
      if (partner[bridges.cell[i]] == bridges.partner[i]) {
        isLeftOut[i] = true;
        if (!holds(stone)) {
          isLeftOut[i] = false;
          holds(stone);
        }
      }
    }
  }

  /** Whether the proof works without the bridges that are left out. It sets the partners. */
  private boolean holds(int stone) {
    int colour = stones.at(stone);
    Arrays.fill(partner, -1);
    joinNeighbours(colour);
    joinBridges(colour);
    useOtherBridges(colour, root(stone));
    return isWinning(colour, root(stone));
  }

  private void joinNeighbours(int colour) {
    for (int cell = 0; cell < size; cell++) {
      parent[cell] = stones.at(cell) == colour ? position.groupAt(cell) : cell;
    }
  }

  /** Uses the bridges that connect two groups. */
  private void joinBridges(int colour) {
    for (int i = 0; i < bridges.count; i++) {
      if (isFree(i, colour)) {
        int one = bridges.end(i, 1);
        int other = bridges.end(i, -1);
        if (one < size && other < size && root(one) != root(other)) {
          parent[root(one)] = root(other);
          use(i);
        }
      }
    }
  }

  /** Uses the bridges of a group to the edge, and to itself. They limit its cuts. */
  private void useOtherBridges(int colour, int root) {
    for (int i = 0; i < bridges.count; i++) {
      if (isFree(i, colour)) {
        int one = bridges.end(i, 1);
        if (root(one < size ? one : bridges.end(i, -1)) == root) {
          use(i);
        }
      }
    }
  }

  /** Whether a bridge of a colour may be used. */
  private boolean isFree(int bridge, int colour) {
    return bridges.owner[bridge] == colour
        && !isLeftOut[bridge]
        && partner[bridges.cell[bridge]] < 0
        && partner[bridges.partner[bridge]] < 0;
  }

  private void use(int bridge) {
    partner[bridges.cell[bridge]] = bridges.partner[bridge];
    partner[bridges.partner[bridge]] = bridges.cell[bridge];
  }

  private int root(int cell) {
    return FilledBoard.find(parent, cell);
  }

  /** Whether no cut of a group can have too many stars. */
  private boolean isWinning(int colour, int root) {
    int limit = setup.limitInHalves(colour, position.turns().twiceKomi()) / 2;
    int left = 0;
    for (int cell = 0; cell < size; cell++) {
      seen[cell] = stones.at(cell) == colour && root(cell) == root;
      left += seen[cell] ? 0 : star[cell];
    }
    seen[size] = true;
    for (int cell = 0; cell < size && left > limit; cell++) {
      if (!seen[cell]) {
        int stars = flood(cell);
        if (stars > limit) {
          return false;
        }
        left -= stars;
      }
    }
    return true;
  }

  /** Marks the cut of a cell, and returns the number of its stars. */
  private int flood(int cell) {
    int count = 0;
    int stars = 0;
    queue[count++] = cell;
    seen[cell] = true;
    for (int i = 0; i < count; i++) {
      int from = queue[i];
      stars += star[from];
      for (int d = 0; d < Direction.COUNT; d++) {
        int next = adjacency[from * Direction.COUNT + d];
        if (!seen[next] && next != partner[from]) {
          seen[next] = true;
          queue[count++] = next;
        }
      }
    }
    return stars;
  }
}
