package org.hexstones.omny.ai;

import java.util.Arrays;
import org.hexstones.game.Position;
import org.hexstones.game.Stones;
import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;

/**
 * The template of the third row, known as ziggurat: a stone on the third row from the edge is
 * connected to it while eight cells are free, two beside and below it on each row in the shape of a
 * ladder's step. Whatever the opponent plays among them, the owner has an answer there.
 *
 * <pre>
 *      S 6
 *     1 2 7
 *    4 3 5 8
 *   ---------
 * </pre>
 */
final class EdgeTemplates {
  /** The stone and the free cells of a template, in the order of the picture. */
  static final int CELLS = 9;

  /** The index of the cell on the edge that is straight below the stone. */
  static final int FOOT = 3;

  private final Stones stones;

  /** All places of the template on the board, {@link #CELLS} cells each. */
  private final int[] places;

  /** The number of templates that {@link #find} found. */
  int count;

  /** By template: the index of its stone in the list of all places. */
  private final int[] found;

  EdgeTemplates(OmnyPosition position) {
    stones = position.stones();
    places = places(position.board().adjacency(), position.board().size());
    found = new int[places.length / CELLS];
  }

  private static int[] places(int[] adjacency, int size) {
    int[] all = new int[2 * CELLS * Direction.COUNT * size];
    int filled = 0;
    for (int stone = 0; stone < size; stone++) {
      for (int d = 0; d < Direction.COUNT; d++) {
        for (int turn = -1; turn <= 1; turn += 2) {
          // The directions down to both sides, and along the edge on the second of these sides.
          int far = d;
          int near = direction(d + turn);
          int along = direction(d + 2 * turn);
          filled = add(adjacency, size, stone, far, near, along, all, filled);
        }
      }
    }
    return Arrays.copyOf(all, filled);
  }

  private static int add(
      int[] adjacency, int size, int stone, int far, int near, int along, int[] into, int filled) {
    int[] cells = new int[CELLS];
    cells[0] = stone;
    cells[1] = step(adjacency, size, stone, far);
    cells[2] = step(adjacency, size, stone, near);
    cells[FOOT] = step(adjacency, size, cells[1], near);
    cells[4] = step(adjacency, size, cells[1], far);
    cells[5] = step(adjacency, size, cells[2], near);
    cells[6] = step(adjacency, size, stone, along);
    cells[7] = step(adjacency, size, cells[2], along);
    cells[8] = step(adjacency, size, cells[5], along);
    boolean fits =
        step(adjacency, size, cells[FOOT], far) == size
            && step(adjacency, size, cells[FOOT], near) == size;
    for (int cell : cells) {
      fits &= cell < size;
    }
    if (fits) {
      System.arraycopy(cells, 0, into, filled, CELLS);
    }
    return fits ? filled + CELLS : filled;
  }

  private static int step(int[] adjacency, int size, int cell, int direction) {
    return cell == size ? size : adjacency[cell * Direction.COUNT + direction];
  }

  private static int direction(int turned) {
    return (turned + 2 * Direction.COUNT) % Direction.COUNT;
  }

  /** Finds the templates of the present position. */
  void find() {
    final int[] cells = places;
    int number = 0;
    for (int i = 0; i < cells.length; i += CELLS) {
      if (stones.at(cells[i]) >= 0) {
        int end = i + CELLS;
        int at = i + 1;
        while (at < end && stones.at(cells[at]) == Position.NONE) {
          at++;
        }
        if (at == end) {
          found[number++] = i;
        }
      }
    }
    count = number;
  }

  /** A cell of a template that was found: 0 is its stone, 1 to 8 are the free cells. */
  int cell(int template, int number) {
    return places[found[template] + number];
  }

  /** The colour that a template connects. */
  int owner(int template) {
    return stones.at(cell(template, 0));
  }
}
