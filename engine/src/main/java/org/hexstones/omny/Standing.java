package org.hexstones.omny;

import java.util.List;

/**
 * How near a colour is to a winning group: its best group, which is the one whose worst cut holds
 * the fewest stars.
 *
 * @param group a cell of the best group, or {@link org.hexstones.game.Position#NONE} where the
 *     colour has no stone
 * @param cells the cells of that group, in rising order
 * @param cuts its cuts, most stars first; where there is no group, the whole board is the cut
 * @param limitInHalves how many stars a cut of a winning group may hold at most, times two
 */
public record Standing(int group, List<Integer> cells, List<Cut> cuts, int limitInHalves) {
  public Standing {
    cells = List.copyOf(cells);
    cuts = List.copyOf(cuts);
  }

  /** How many stars the worst cut holds, 0 where there is no cut. */
  public int worst() {
    return cuts.isEmpty() ? 0 : cuts.get(0).stars();
  }

  /** Whether the group is a winning group. */
  public boolean wins() {
    return !cells.isEmpty() && 2 * worst() <= limitInHalves;
  }
}
