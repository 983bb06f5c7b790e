package org.hexstones.omny.ai;

import org.hexstones.hex.Direction;
import org.hexstones.omny.OmnyPosition;
import org.hexstones.patterns.Neighbourhood;

/** The number of groups around a cell. */
final class TouchedGroups {
  private final OmnyPosition position;
  private final Neighbourhood neighbourhood;
  private final int[] adjacency;
  private final int[] met = new int[Direction.COUNT / 2];

  TouchedGroups(OmnyPosition position, Neighbourhood neighbourhood) {
    this.position = position;
    this.neighbourhood = neighbourhood;
    adjacency = position.board().adjacency();
  }

  /** The number of groups in these directions from a cell. All must have stones of one colour. */
  int count(int cell, int directions) {
    int runs = Neighbourhood.runs(directions);
    if ((runs & (runs - 1)) == 0) {
      return runs == 0 ? 0 : 1;
    }
    int first = cell * Direction.COUNT;
    int count = 0;
    for (int set = runs; set != 0; set &= set - 1) {
      int group = position.groupAt(adjacency[first + neighbourhood.lowest(set)]);
      boolean isNew = true;
      for (int i = 0; i < count; i++) {
        isNew &= met[i] != group;
      }
      if (isNew) {
        met[count++] = group;
      }
    }
    return count;
  }
}
