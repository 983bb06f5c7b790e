package org.hexstones.omny.ai;

import java.util.Arrays;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Direction;
import org.hexstones.patterns.Neighbourhood;

/** The places of cells relative to the last stones of the opponent and of the mover. */
final class LastStones {
  /** The place of a stone: next to the cell, a bridge away, two straight steps away, or farther. */
  static final int TOUCHING = 0;

  static final int BRIDGED = 1;
  static final int STRAIGHT = 2;
  static final int FARTHER = 3;
  static final int DISTANCES = 4;

  /** The maximum age of a last stone, in plies. */
  private static final int RECENT = 4;

  private final Position position;
  private final int[] adjacency;
  private final int size;
  private final Neighbourhood neighbourhood;

  /** By cell: the distance from the opponent's last stone, and from the mover's. */
  private final byte[] fromEnemys;

  private final byte[] fromOwn;

  /** By cell that is not farther: the direction of the opponent's last stone. */
  private final byte[] toEnemys;

  LastStones(Position position, Neighbourhood neighbourhood) {
    this.position = position;
    this.neighbourhood = neighbourhood;
    adjacency = position.board().adjacency();
    size = position.board().size();
    fromEnemys = new byte[size + 1];
    fromOwn = new byte[size + 1];
    toEnemys = new byte[size + 1];
  }

  /** Reads the present position. The other methods refer to it until the next call. */
  void look() {
    int enemys = last(true);
    findDistances(enemys, fromEnemys);
    findDirections(enemys);
    findDistances(last(false), fromOwn);
  }

  /**
   * The cell of the last stone of the opponent or of the mover; the number of cells if there is
   * none.
   */
  private int last(boolean ofEnemy) {
    int mover = position.mover();
    int colour = mover < 0 ? 0 : position.colourOf(mover);
    int plies = position.plies();
    for (int ply = plies - 1; ply >= 0 && ply >= plies - RECENT; ply--) {
      int move = position.moveAt(ply);
      if (Moves.isPlace(move) && (Moves.colour(move) != colour) == ofEnemy) {
        return Moves.cell(move);
      }
    }
    return size;
  }

  private void findDistances(int from, byte[] into) {
    Arrays.fill(into, (byte) FARTHER);
    for (int d = 0; d < Direction.COUNT && from < size; d++) {
      into[neighbourhood.straightCell(from, d)] = STRAIGHT;
      into[neighbourhood.bridgeCell(from, d)] = BRIDGED;
      into[adjacency[from * Direction.COUNT + d]] = TOUCHING;
    }
  }

  private void findDirections(int to) {
    for (int d = 0; d < Direction.COUNT && to < size; d++) {
      byte back = (byte) ((d + Direction.COUNT / 2) % Direction.COUNT);
      toEnemys[neighbourhood.straightCell(to, d)] = back;
      toEnemys[neighbourhood.bridgeCell(to, d)] = back;
      toEnemys[adjacency[to * Direction.COUNT + d]] = back;
    }
  }

  /** The distance of a cell from the opponent's last stone. */
  int fromEnemys(int cell) {
    return fromEnemys[cell];
  }

  /** The distance of a cell from the mover's last stone. */
  int fromOwn(int cell) {
    return fromOwn[cell];
  }

  /**
   * The direction of the opponent's last stone from a cell that is not farther. If the stone is a
   * bridge away, it is between this direction and the next.
   */
  int toEnemys(int cell) {
    return toEnemys[cell];
  }
}
