package org.hexstones.omny;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;

/**
 * A stone that would break a colour's worst cut.
 *
 * @param cell its cell, which is free
 * @param worst the number of stars of the best group's worst cut after the stone
 * @param wins whether the group would then be a winning group
 */
public record Breaker(int cell, int worst, boolean wins) {
  /**
   * The single stones that would break the worst cut of a colour's best group. Each one joins the
   * group, and either wins, or removes more stars from the worst cut than the star on its own cell.
   * They are in ascending order of {@link #worst}, then in the order of cells. It does not matter
   * whose turn it is. The list is empty if the colour has no group.
   */
  public static List<Breaker> of(OmnyPosition position, int colour) {
    Standing standing = position.standing(colour);
    List<Breaker> breakers = new ArrayList<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE && touches(position, cell, standing.group())) {
        List<Cut> left = position.cutsWith(colour, cell);
        int worst = left.isEmpty() ? 0 : left.get(0).stars();
        boolean wins = 2 * worst <= standing.limitInHalves();
        if (wins || worst + position.starsOn(cell) < standing.worst()) {
          breakers.add(new Breaker(cell, worst, wins));
        }
      }
    }
    breakers.sort((a, b) -> a.worst() - b.worst());
    return breakers;
  }

  private static boolean touches(OmnyPosition position, int cell, int group) {
    for (int d = 0; d < Direction.COUNT; d++) {
      int next = position.board().neighbour(cell, d);
      if (next != Board.NO_CELL
          && position.stoneAt(next) != Position.NONE
          && position.groupAt(next) == group) {
        return true;
      }
    }
    return false;
  }
}
