package org.hexstones.omny.reasons;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Position;
import org.hexstones.omny.OmnyPosition;

/**
 * How near a colour is to joining the three sides of Y, if the other one only passes.
 *
 * @param needs the least number of stones that it needs, or {@link #NEVER}
 * @param group the cells of its group that touches the most sides, of those the largest, of those
 *     the first; empty without a stone
 * @param sides the sides of the board
 * @param critical the free cells on which a stone of the other colour would raise {@link #needs},
 *     in ascending order
 */
public record Prospects(int needs, List<Integer> group, List<Side> sides, List<Integer> critical) {
  /** The number of stones that no number of stones is enough for. */
  public static final int NEVER = Ways.NONE;

  /**
   * A side of the board.
   *
   * @param first one of its end cells
   * @param last the other one
   * @param away the least number of stones that join the group to it, or {@link #NEVER}; 0 if it
   *     touches it
   */
  public record Side(int first, int last, int away) {}

  public Prospects {
    group = List.copyOf(group);
    sides = List.copyOf(sides);
    critical = List.copyOf(critical);
  }

  static Prospects of(OmnyPosition position, int colour) {
    Ways ways = new Ways(position.board());
    List<Integer> best = List.of();
    int most = -1;
    boolean[] done = new boolean[position.board().size()];
    for (int cell = 0; cell < done.length; cell++) {
      if (position.stoneAt(cell) == colour && !done[cell]) {
        List<Integer> group = Region.group(position, cell);
        group.forEach(one -> done[one] = true);
        int touched = ways.touched(group);
        if (touched > most || (touched == most && group.size() > best.size())) {
          most = touched;
          best = group;
        }
      }
    }
    List<Side> sides = new ArrayList<>();
    for (List<Integer> side : ways.sides()) {
      int[] away = ways.distances(position::stoneAt, colour, side);
      int least = NEVER;
      for (int cell : best) {
        least = Math.min(least, away[cell]);
      }
      sides.add(new Side(side.get(0), side.get(side.size() - 1), least));
    }
    int needs = ways.needs(position::stoneAt, colour);
    return new Prospects(needs, best, sides, critical(position, colour, ways, needs));
  }

  private static List<Integer> critical(OmnyPosition position, int colour, Ways ways, int needs) {
    List<Integer> critical = new ArrayList<>();
    if (needs == 0 || needs == NEVER) {
      return critical;
    }
    for (int cell : ways.narrows(position::stoneAt, colour)) {
      int without = ways.needs(at -> at == cell ? 1 - colour : position.stoneAt(at), colour);
      if (without > needs && position.stoneAt(cell) == Position.NONE) {
        critical.add(cell);
      }
    }
    return critical;
  }
}
