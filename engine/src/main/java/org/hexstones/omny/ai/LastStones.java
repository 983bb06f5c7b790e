package org.hexstones.omny.ai;

import java.util.Arrays;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.hex.Direction;
import org.hexstones.patterns.Neighbourhood;

/** How cells lie to the stones that the enemy and the mover placed last. */
final class LastStones {
  /** Where a stone lies: next to the cell, a bridge's step, two straight steps, farther. */
  static final int TOUCHING = 0;

  static final int BRIDGED = 1;
  static final int STRAIGHT = 2;
  static final int FARTHER = 3;
  static final int DISTANCES = 4;

  /** No stone that was placed earlier than so many plies ago is a last one. */
  private static final int RECENT = 4;

  private final Position position;
  private final int[] adjacency;
  private final int size;
  private final Neighbourhood neighbourhood;

  /** How far a cell is from the enemy's last stone, and from the mover's. */
  private final byte[] fromEnemys;

  private final byte[] fromOwn;

  /** For a cell not far from the enemy's last stone, in which direction that is. */
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

  /** Looks at the position as it is now; what follows speaks of it. */
  void look() {
    int enemys = last(true);
    findDistances(enemys, fromEnemys);
    findDirections(enemys);
    findDistances(last(false), fromOwn);
  }

  /** The cell of the last stone of the enemy's, or of the mover's, or the number of cells. */
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

  /** How far a cell is from the enemy's last stone. */
  int fromEnemys(int cell) {
    return fromEnemys[cell];
  }

  /** How far a cell is from the mover's last stone. */
  int fromOwn(int cell) {
    return fromOwn[cell];
  }

  /**
   * In which direction the enemy's last stone lies from a cell that is not farther; where it is a
   * bridge's step away, it lies between this direction and the next.
   */
  int toEnemys(int cell) {
    return toEnemys[cell];
  }
}
