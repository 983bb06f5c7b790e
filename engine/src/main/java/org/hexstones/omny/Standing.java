package org.hexstones.omny;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.hexstones.game.Position;

/**
 * A colour's best group, and how near it is to winning. The best group is the one whose worst cut
 * contains the fewest stars.
 *
 * @param group a cell of the best group, or {@link Position#NONE} if the colour has no stone
 * @param cells the cells of that group, in ascending order
 * @param cuts its cuts, most stars first; without a group, the whole board is the only cut
 * @param limitInHalves the maximum number of stars in a cut of a winning group, in halves
 */
public record Standing(int group, List<Integer> cells, List<Cut> cuts, int limitInHalves) {
  public Standing {
    cells = List.copyOf(cells);
    cuts = List.copyOf(cuts);
  }

  /**
   * The standing of a colour. If several groups are equally good, the best one is the largest of
   * them, then the one with the first cell.
   */
  static Standing of(OmnyPosition position, int colour, int limit, Groups groups, Cuts cuts) {
    int size = position.board().size();
    boolean[] done = new boolean[size];
    int best = Position.NONE;
    int bestWorst = 0;
    List<Cut> bestCuts = List.of();
    for (int cell = 0; cell < size; cell++) {
      int group = position.groupAt(cell);
      if (position.stoneAt(cell) != colour || done[group]) {
        continue;
      }
      done[group] = true;
      List<Cut> left = cuts.of(group);
      int worst = left.isEmpty() ? 0 : left.get(0).stars();
      boolean better =
          best == Position.NONE
              || worst < bestWorst
              || (worst == bestWorst && groups.size(group) > groups.size(best));
      if (better) {
        best = group;
        bestWorst = worst;
        bestCuts = left;
      }
    }
    int found = best;
    return found == Position.NONE
        ? new Standing(found, List.of(), List.of(whole(position)), limit)
        : new Standing(
            found, cells(size, cell -> position.groupAt(cell) == found), bestCuts, limit);
  }

  private static Cut whole(OmnyPosition position) {
    int stars = position.setup().stars().size();
    return new Cut(stars, cells(position.board().size(), cell -> true));
  }

  private static List<Integer> cells(int size, IntPredicate wanted) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < size; cell++) {
      if (wanted.test(cell)) {
        cells.add(cell);
      }
    }
    return cells;
  }

  /** The number of stars in the worst cut; 0 if there is no cut. */
  public int worst() {
    return cuts.isEmpty() ? 0 : cuts.get(0).stars();
  }

  /** Whether the group is a winning group. */
  public boolean wins() {
    return !cells.isEmpty() && 2 * worst() <= limitInHalves;
  }
}
