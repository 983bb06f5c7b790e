package org.hexstones.omny.ai;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;

/** The rotations and reflections of a board that map cells, stars and stones onto equal ones. */
final class Symmetries {
  private final OmnyPosition position;
  private final Board board;
  private final List<Integer> stars;

  Symmetries(OmnyPosition position) {
    this.position = position;
    board = position.board();
    stars = position.setup().stars();
  }

  /**
   * The symmetries as permutations of the free cells. The identity is left out.
   *
   * @param free all free cells; the permutations have their indices
   */
  int[][] among(int[] free) {
    int[] placeOf = new int[board.size()];
    for (int i = 0; i < free.length; i++) {
      placeOf[free[i]] = i;
    }
    List<int[]> found = new ArrayList<>();
    // The images of the first cell and of two neighbouring directions determine a symmetry.
    for (int turn = 0; turn < 2 * Direction.COUNT; turn++) {
      for (int to = 0; to < board.size(); to++) {
        int[] map = map(turn, to);
        if (map.length > 0) {
          int[] places = new int[free.length];
          boolean moves = false;
          for (int i = 0; i < free.length; i++) {
            places[i] = placeOf[map[free[i]]];
            moves |= places[i] != i;
          }
          if (moves) {
            found.add(places);
          }
        }
      }
    }
    return found.toArray(new int[0][]);
  }

  /** The image of each cell; empty if it is no symmetry. */
  private int[] map(int turn, int to) {
    int first = turn % Direction.COUNT;
    int second = (first + (turn < Direction.COUNT ? 1 : Direction.COUNT - 1)) % Direction.COUNT;
    int[] map = new int[board.size()];
    boolean[] hit = new boolean[board.size()];
    for (int cell = 0; cell < map.length; cell++) {
      int q = board.q(cell) - board.q(0);
      int r = board.r(cell) - board.r(0);
      int there =
          board.cellAt(
              board.q(to) + q * Direction.q(first) + r * Direction.q(second),
              board.r(to) + q * Direction.r(first) + r * Direction.r(second));
      if (there == Board.NO_CELL
          || hit[there]
          || position.stoneAt(there) != position.stoneAt(cell)
          || stars.contains(there) != stars.contains(cell)) {
        return new int[0];
      }
      hit[there] = true;
      map[cell] = there;
    }
    return map;
  }
}
