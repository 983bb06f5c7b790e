package org.hexstones.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * The effect of a stone on its colour's product.
 *
 * @param colour the colour's index
 * @param joined the sizes of the groups that it joins, in ascending order; empty for a new group of
 *     one
 * @param before the product without the stone
 * @param after the product with it
 */
public record StoneEffect(int colour, List<Integer> joined, Product before, Product after) {
  public StoneEffect {
    joined = List.copyOf(joined);
  }

  /** Whether the product becomes smaller. The stone joins groups then. */
  public boolean isLoss() {
    return after.compareTo(before) < 0;
  }

  /** The natural logarithm of what the stone multiplies the product by. */
  public double log() {
    int size = 1;
    double log = 0;
    for (int group : joined) {
      size += group;
      log -= Math.log(group);
    }
    return log + Math.log(size);
  }

  /** The effect of a stone on a free cell, no matter whose turn it is. */
  public static StoneEffect of(OmegaPosition position, int placement) {
    int colour = Moves.colour(placement);
    Board board = position.board();
    List<Integer> groups = new ArrayList<>();
    List<Integer> sizes = new ArrayList<>();
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = board.neighbour(Moves.cell(placement), d);
      if (next != Board.NO_CELL
          && position.stoneAt(next) == colour
          && !groups.contains(position.groupAt(next))) {
        groups.add(position.groupAt(next));
        sizes.add(position.groupSizeAt(next));
      }
    }
    sizes.sort(null);
    Product before = position.score(colour);
    Product after = before;
    int size = 1;
    for (int joined : sizes) {
      after = after.without(joined);
      size += joined;
    }
    return new StoneEffect(colour, sizes, before, after.times(size));
  }
}
